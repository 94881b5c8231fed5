// SPDX-License-Identifier: GPL-3.0-or-later
#include <chrono>
#include <cstdio>
#include <iostream>
#include <memory>

#include <nlohmann/json.hpp>

#include "app/cli/bunsetsu.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/json_text.h"
#include "app/cli/learning_options.h"
#include "app/cli/visible_output.h"
#include "core/evaluation/bunsetsu_scores.h"
#include "core/evaluation/significance.h"
#include "core/model/any_model.h"
#include "core/model/whole_trees.h"

namespace arcwright::cli {

namespace {

using nlohmann::json;

struct BenchOptions {
    std::vector<std::string> train;
    std::vector<std::string> test;
    bool json = false;
};

/// The measurements of one parser with one set of features.
struct Trial {
    BunsetsuSettings settings;
    BunsetsuEvaluation scores;
    std::vector<bool> right; ///< of every bunsetsu but the last ones, whether its head is right
    std::size_t steps = 0; ///< questions to the ranker
    std::size_t examples = 0;
    std::size_t features = 0;
    double trainingSeconds = 0;
    double parsingSeconds = 0;
    double p = 1; ///< McNemar's test against the first trial
};

double secondsSince(std::chrono::steady_clock::time_point begin)
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

void parseAll(Trial& trial, const std::shared_ptr<const BunsetsuModel>& model, const Sentences& sentences)
{
    RelationPool types;
    const BunsetsuParser parser(model, types);
    BunsetsuParser::Workspace workspace(parser);
    std::vector<Graph> graphs;
    graphs.reserve(sentences.size());
    const auto begin = std::chrono::steady_clock::now();
    for (const auto& sentence : sentences)
        graphs.push_back(parser.parse(*sentence, workspace));
    trial.parsingSeconds = secondsSince(begin);
    trial.steps = workspace.questions();
    for (std::size_t i = 0; i < sentences.size(); ++i) {
        trial.scores.add(*sentences[i], withBunsetsuGraph(*sentences[i], graphs[i], types));
        for (int unit = 1; unit < sentences[i]->unitCount(); ++unit)
            trial.right.push_back(graphs[i].heads[static_cast<std::size_t>(unit)] == sentences[i]->headOf(unit));
    }
}

Result<Trial> tryOut(const BunsetsuSettings& settings, const Sentences& training, const Sentences& test)
{
    Trial trial;
    trial.settings = settings;
    const auto begin = std::chrono::steady_clock::now();
    const auto model = trainBunsetsuModel(training, settings, {}, {});
    if (!model)
        return failure(model.error());
    trial.trainingSeconds = secondsSince(begin);
    trial.examples = (*model)->weights.examples;
    trial.features = (*model)->weights.features;
    parseAll(trial, *model, test);
    return trial;
}

double pOf(const Trial& first, const Trial& second)
{
    std::size_t onlyFirst = 0;
    std::size_t onlySecond = 0;
    for (std::size_t i = 0; i < first.right.size(); ++i) {
        onlyFirst += first.right[i] && !second.right[i] ? 1 : 0;
        onlySecond += second.right[i] && !first.right[i] ? 1 : 0;
    }
    return mcNemar(onlyFirst, onlySecond).p;
}

bool hasMostFeatures(const Trial& trial)
{
    return trial.settings.features == mostFeaturesOf(trial.settings.decoder);
}

std::string decoderOf(const Trial& trial)
{
    return std::string(nameOf(trial.settings.decoder));
}

void printTables(const std::vector<Trial>& trials)
{
    printFormatted("Heads and sentences right, without the last bunsetsu and without sentences of one (Table 2)\n");
    printFormatted("%-16s %-11s %7s %9s %7s %12s\n", "", "features", "heads", "sentences", "types", "p (McNemar)");
    for (const Trial& trial : trials) {
        printFormatted("%-16s %-11s %7.2f %9.2f %7.2f", decoderOf(trial).c_str(),
            std::string(nameOf(trial.settings.features)).c_str(), trial.scores.accuracy(),
            trial.scores.sentenceAccuracyWithoutSingles(), trial.scores.typeAccuracy());
        if (&trial == &trials.front())
            printFormatted("\n");
        else
            printFormatted(" %12.2g\n", trial.p);
    }
    printFormatted("\nSteps, time and size, with most features (Table 3)\n");
    printFormatted("%-16s %8s %9s %11s %10s %10s %10s\n", "", "steps", "parsing s", "sentences/s", "training s",
        "examples", "features");
    for (const Trial& trial : trials) {
        if (hasMostFeatures(trial))
            printFormatted("%-16s %8zu %9.3f %11.0f %10.1f %10zu %10zu\n", decoderOf(trial).c_str(), trial.steps,
                trial.parsingSeconds, static_cast<double>(trial.scores.sentences) / trial.parsingSeconds,
                trial.trainingSeconds, trial.examples, trial.features);
    }
    printFormatted("\nHeads and sentences right, sentences of one bunsetsu counted (Table 4)\n");
    printFormatted("%-16s %7s %9s\n", "", "heads", "sentences");
    for (const Trial& trial : trials) {
        if (hasMostFeatures(trial))
            printFormatted("%-16s %7.2f %9.2f\n", decoderOf(trial).c_str(), trial.scores.accuracy(),
                trial.scores.sentenceAccuracy());
    }
}

json asJson(const Trial& trial)
{
    return {{"decoder", nameOf(trial.settings.decoder)}, {"features", nameOf(trial.settings.features)},
        {"accuracy", rounded(trial.scores.accuracy())}, {"types", rounded(trial.scores.typeAccuracy())},
        {"sentences", rounded(trial.scores.sentenceAccuracy())},
        {"sentences_without_singles", rounded(trial.scores.sentenceAccuracyWithoutSingles())}, {"p", trial.p},
        {"steps", trial.steps}, {"examples", trial.examples}, {"weights", trial.features},
        {"training_seconds", trial.trainingSeconds}, {"parsing_seconds", trial.parsingSeconds}};
}

/// The first is the one that all others are tested against.
std::vector<BunsetsuSettings> settingsToTry()
{
    std::vector<BunsetsuSettings> all;
    for (const BunsetsuDecoder decoder : allBunsetsuDecoders()) {
        for (const FeatureSet features : {mostFeaturesOf(decoder), FeatureSet::Standard}) {
            BunsetsuSettings settings;
            settings.decoder = decoder;
            settings.features = features;
            all.push_back(settings);
        }
    }
    return all;
}

int runBench(const BenchOptions& options)
{
    const auto training = openWhole(options.train);
    const auto test = openWhole(options.test);
    if (!training || !test)
        return BadInputOrOutput;
    if (const auto other = findOtherUnits(*test, Units::Bunsetsu)) {
        complain(*other);
        return BadInputOrOutput;
    }
    const Sentences trainingSentences = sentencesOf(*training);
    const Sentences testSentences = sentencesOf(*test);
    std::vector<Trial> trials;
    ProgressBar bar("trying out");
    const auto all = settingsToTry();
    for (const BunsetsuSettings& settings : all) {
        bar.show({trials.size(), all.size()});
        auto trial = tryOut(settings, trainingSentences, testSentences);
        if (!trial) {
            bar.clear();
            complain(trial.error());
            return BadInputOrOutput;
        }
        trial->p = trials.empty() ? 1 : pOf(trials.front(), *trial);
        trials.push_back(std::move(*trial));
    }
    bar.clear();
    if (!options.json) {
        printTables(trials);
        return Fine;
    }
    json list = json::array();
    for (const Trial& trial : trials)
        list.push_back(asJson(trial));
    std::cout << jsonText(json{{"parsers", std::move(list)}}) << '\n';
    return Fine;
}

} // namespace

void addBench(CLI::App& program, int& status)
{
    auto options = std::make_shared<BenchOptions>();
    auto* command = program.add_subcommand("bench", "Train, parse and compare in one go");
    command->require_subcommand(1);
    auto* bunsetsu = command->add_subcommand("bunsetsu",
        "All parsers of bunsetsu, with standard and with most features: the Tables 2 to 4 of Iwatate et al. (2008)");
    bunsetsu->add_option("--train", options->train, "KNP or CaboCha files to train on")->required()->expected(1, -1);
    bunsetsu->add_option("--test", options->test, "Those to parse")->required()->expected(1, -1);
    bunsetsu->add_flag("--json", options->json,
        "Print one object: parsers [{decoder, features, accuracy, types, sentences, sentences_without_singles, p "
        "(McNemar's test against the first), steps, examples, weights, training_seconds, parsing_seconds}]");
    bunsetsu->footer("Example: arcwright-cli bench bunsetsu --train train.knp --test dev.knp");
    bunsetsu->callback([options, &status] { status = runBench(*options); });
}

} // namespace arcwright::cli
