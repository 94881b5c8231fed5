// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/bunsetsu.h"

#include <iostream>

#include <nlohmann/json.hpp>

#include "app/cli/console.h"
#include "app/cli/json_text.h"
#include "app/cli/visible_output.h"
#include "core/bunsetsu/templates.h"
#include "core/model/bunsetsu_model_file.h"

namespace arcwright::cli {

void addBunsetsuOptions(CLI::App& command, BunsetsuOptions& options)
{
    const std::string group = "Parsers of bunsetsu";
    command
        .add_option("--ranker", options.ranker,
            "linear: a sum over selected combinations of features; kernel: a support vector machine with a cubic "
            "kernel, for tournament, sr and cc, whose training time grows with the square of the sentences")
        ->check(CLI::IsMember({"linear", "kernel"}))
        ->capture_default_str()
        ->group(group);
    command
        .add_option("--features", options.features,
            "standard, additional or all: those of the bunsetsu themselves; also of their neighbourhood; also of what "
            "is "
            "already decided. By default all that the decoder has; bunsetsu-cle and bunsetsu-eisner have no last kind")
        ->check(CLI::IsMember({"standard", "additional", "all"}))
        ->group(group);
    command
        .add_option("--dependents", options.dependents,
            "rl or lr: whether the tournament finds heads from right to left or from left to right")
        ->check(CLI::IsMember({"rl", "lr"}))
        ->capture_default_str()
        ->group(group);
    command.add_option("--games", options.games, "lr or rl: whether its games go from the nearest candidate or to it")
        ->check(CLI::IsMember({"lr", "rl"}))
        ->capture_default_str()
        ->group(group);
    command
        .add_option("--cost", options.cost,
            "C of the support vector machine that tournament, sr and cc learn with: how much errors weigh")
        ->check(CLI::Range(1e-9, 1e9))
        ->capture_default_str()
        ->group(group);
}

BunsetsuSettings settingsOf(BunsetsuDecoder decoder, const BunsetsuOptions& options)
{
    BunsetsuSettings settings;
    settings.decoder = decoder;
    settings.order = {options.dependents == "lr", options.games == "rl"};
    settings.features = options.features.empty() ? mostFeaturesOf(decoder) : *featureSetNamed(options.features);
    settings.ranker = options.ranker == "kernel" ? RankerKind::Kernel : RankerKind::Linear;
    settings.cost = options.cost;
    return settings;
}

void refuseUnfitRanker(BunsetsuDecoder decoder, const BunsetsuOptions& options)
{
    if (options.ranker == "kernel" && !goTogether(RankerKind::Kernel, decoder))
        throw CLI::ValidationError("--ranker", "kernel is for tournament, sr and cc");
}

namespace {

nlohmann::json namesOf(const std::vector<PhraseTemplate>& templates)
{
    nlohmann::json names = nlohmann::json::array();
    for (const PhraseTemplate& one : templates)
        names.push_back(one.name);
    return names;
}

void printTemplates(const char* what, const std::vector<PhraseTemplate>& templates)
{
    printFormatted("%s\n", what);
    for (const PhraseTemplate& one : templates)
        printFormatted("    %s\n", one.name.c_str());
}

} // namespace

int bunsetsuInfo(const BunsetsuModel& model, bool json)
{
    const BunsetsuSettings& settings = model.weights.settings;
    const auto& pairs = pairTemplates(settings.features);
    const auto& games = gameTemplates(settings.features);
    if (json) {
        auto object = nlohmann::json::parse(configurationText(model));
        object["units"] = "bunsetsu";
        object["pair_templates"] = namesOf(pairs);
        object["game_templates"] = namesOf(games);
        std::cout << jsonText(object) << '\n';
        return Fine;
    }
    printFormatted("decoder     %s", std::string(nameOf(settings.decoder)).c_str());
    if (questionOf(settings.decoder) == RankerQuestion::Game)
        printFormatted(", dependents %s, games %s", settings.order.dependentsLeftToRight ? "lr" : "rl",
            settings.order.gamesRightToLeft ? "rl" : "lr");
    printFormatted("\nunits       bunsetsu\nfeatures    %s\n", std::string(nameOf(settings.features)).c_str());
    if (settings.ranker == RankerKind::Kernel)
        printFormatted("learner     support vector machine, cubic kernel, C 1, %zu support vectors",
            model.weights.kernel.vectors().size());
    else if (questionOf(settings.decoder) == RankerQuestion::Preference)
        printFormatted("learner     log-linear");
    else
        printFormatted("learner     support vector machine, C %g", settings.cost);
    printFormatted(", %d epochs, seed %llu\ntrained on  %zu sentences, %zu bunsetsu, %zu examples\n", settings.epochs,
        static_cast<unsigned long long>(settings.seed), model.trainingSentences, model.trainingBunsetsu,
        model.weights.examples);
    if (model.givenHeads)
        printFormatted("given       %zu heads\n", *model.givenHeads);
    printFormatted("weights     %zu that are not zero\ntypes      ", model.weights.features);
    for (const std::string& type : model.weights.typeNames)
        printFormatted(" %s", type.c_str());
    printFormatted("%s\n", model.weights.typeNames.empty() ? " none: heads only" : "");
    if (settings.ranker == RankerKind::Kernel) {
        printTemplates("features of a dependent (d):", dependentAtoms(settings.features));
        printTemplates("of a candidate (c), and of both:", candidateAtoms(settings.features));
        return Fine;
    }
    printTemplates("combinations of features, of a dependent (d) and a candidate (c):", pairs);
    if (questionOf(settings.decoder) == RankerQuestion::Game)
        printTemplates("of a dependent and two candidates, the nearer (n) and the farther (f):", games);
    return Fine;
}

} // namespace arcwright::cli
