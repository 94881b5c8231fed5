// SPDX-License-Identifier: GPL-3.0-or-later
#include <iostream>
#include <memory>
#include <type_traits>

#include <nlohmann/json.hpp>

#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/json_text.h"
#include "app/cli/learning_options.h"
#include "app/cli/table.h"
#include "core/experiments/learning_curve.h"

namespace arcwright::cli {

namespace {

using nlohmann::json;

struct CurveOptions {
    std::vector<std::string> in;
    std::vector<std::string> development;
    std::vector<std::size_t> sizes;
    unsigned samples = 5;
    LearningOptions learning;
    bool json = false;
};

constexpr const char* curveSchema
    = "JSON: {sentences, development_sentences, decoder, learner, epochs, curve: [{size, tokens, uas: {mean, "
      "deviation}, "
      "las: {mean, deviation}, samples: [{seed, tokens, uas, las}]}]}. size is in sentences, tokens of the curve is "
      "the "
      "mean of the samples; deviation is the standard deviation of the samples, 0 if there is one. las is null with "
      "--labels off. Of bunsetsu, uas is that of heads, las of heads and types, both without the last of a sentence, "
      "tokens are bunsetsu and the learner is the ranker.";

json scores(const CurvePoint::Summary& summary)
{
    return {{"mean", rounded(summary.mean)}, {"deviation", rounded(summary.deviation)}};
}

json asJson(const CurvePoint& point, bool hasLabels)
{
    json samples = json::array();
    for (const CurveRun& run : point.runs)
        samples.push_back({{"seed", run.seed}, {"tokens", run.tokens}, {"uas", rounded(run.uas)},
            {"las", hasLabels ? json(rounded(run.las)) : json()}});
    return {{"size", point.size}, {"tokens", rounded(point.meanTokens())}, {"uas", scores(point.uas())},
        {"las", hasLabels ? scores(point.las()) : json()}, {"samples", std::move(samples)}};
}

Table tableOf(const std::vector<CurvePoint>& points, bool hasLabels, bool isOfBunsetsu)
{
    Table table{"",
        isOfBunsetsu ? std::vector<std::string>{"sentences", "bunsetsu", "heads", "+/-"}
                     : std::vector<std::string>{"sentences", "tokens", "UAS", "+/-"},
        {}, "Means of " + std::to_string(points.front().runs.size()) + " samples; +/-: their standard deviation."};
    if (hasLabels)
        table.columns.insert(table.columns.end(), {isOfBunsetsu ? "heads and types" : "LAS", "+/-"});
    for (const CurvePoint& point : points) {
        char tokens[32];
        std::snprintf(tokens, sizeof tokens, "%.0f", point.meanTokens());
        table.rows.push_back(
            {std::to_string(point.size), tokens, decimals(point.uas().mean), decimals(point.uas().deviation)});
        if (hasLabels)
            table.rows.back().insert(
                table.rows.back().end(), {decimals(point.las().mean), decimals(point.las().deviation)});
    }
    return table;
}

/// The figures of a treebank that the curve is to be drawn up of.
struct Material {
    Sentences training;
    Sentences development;
    std::size_t usable = 0; ///< of those to train on
    std::size_t scored = 0; ///< of the others
};

/// Draws up the curve of parsers of words or of bunsetsu, whichever the settings are of; the exit status.
template <class Settings>
int drawUp(const CurveOptions& options, const Material& material, Settings settings, bool hasLabels, int epochs)
{
    settings.sizes = options.sizes.empty() ? doublingSizes(material.usable) : options.sizes;
    settings.samples = options.samples;
    settings.threads = options.learning.threads;
    std::sort(settings.sizes.begin(), settings.sizes.end());
    settings.sizes.erase(std::unique(settings.sizes.begin(), settings.sizes.end()), settings.sizes.end());
    if (material.usable > 0 && settings.sizes.back() > material.usable) {
        std::cerr << "--sizes: " << settings.sizes.back() << " sentences are asked for, and there are "
                  << material.usable << " to learn from.\n";
        return WrongUsage;
    }
    ProgressBar bar("training");
    const auto points = learningCurve(material.training, material.development, settings, bar.sink(), {});
    bar.clear();
    if (!points) {
        complain(points.error());
        return BadInputOrOutput;
    }
    constexpr bool isOfBunsetsu = std::is_same_v<Settings, BunsetsuCurveSettings>;
    if (!options.json) {
        std::cout << asText(tableOf(*points, hasLabels, isOfBunsetsu));
        return Fine;
    }
    json curve = json::array();
    for (const CurvePoint& point : *points)
        curve.push_back(asJson(point, hasLabels));
    std::cout << jsonText(json{{"sentences", material.usable}, {"development_sentences", material.scored},
        {"decoder", options.learning.decoder},
        {"learner", isOfBunsetsu ? json(options.learning.bunsetsu.ranker) : json(options.learning.learner)},
        {"epochs", epochs}, {"curve", std::move(curve)}})
              << '\n';
    return Fine;
}

int runCurve(const CurveOptions& options, const std::optional<BunsetsuSettings>& bunsetsu)
{
    const auto training = openWhole(options.in);
    const auto development = openWhole(options.development);
    if (!training || !development)
        return BadInputOrOutput;
    Material material{sentencesOf(*training), sentencesOf(*development)};
    const auto count = [&](const Sentences& sentences) {
        return static_cast<std::size_t>(std::count_if(sentences.begin(), sentences.end(),
            [&](const auto& one) { return bunsetsu ? fitnessOf(*one) == BunsetsuFitness::Fit : isUsable(*one); }));
    };
    material.usable = count(material.training);
    material.scored = count(material.development);
    if (bunsetsu) {
        BunsetsuCurveSettings settings;
        settings.training = *bunsetsu;
        return drawUp(options, material, settings, bunsetsu->types, bunsetsu->epochs);
    }
    CurveSettings settings;
    settings.training = settingsOf(options.learning);
    return drawUp(options, material, settings, settings.training.labels, options.learning.epochs);
}

} // namespace

void addCurve(CLI::App& program, int& status)
{
    auto options = std::make_shared<CurveOptions>();
    auto* command = program.add_subcommand("curve", "Draw up how scores grow with the training data");
    command->add_option("--in", options->in, "Files, folders or patterns to train on")->required()->expected(1, -1);
    command->add_option("--dev,--test", options->development, "Files to score on")->required()->expected(1, -1);
    command
        ->add_option("--sizes", options->sizes,
            "Numbers of sentences to train on, as 100,500,1000; by default all, a half, a quarter, ..., six sizes")
        ->delimiter(',')
        ->check(CLI::Range(1, 1'000'000'000));
    command->add_option("--samples", options->samples, "Models of every size, each on other sentences")
        ->check(CLI::Range(1, 1000))
        ->capture_default_str();
    addLearningOptions(*command, options->learning);
    command->add_flag("--json", options->json, "Print one object, as described below");
    command->footer(
        std::string("Sample k takes the first sentences of the treebank shuffled with seed + k, so that each of its "
                    "parts holds the smaller ones, and trains with that seed.\n\n"
                    "Example: arcwright-cli curve --in train.conllu --dev dev.conllu --sizes 100,500,2000 --samples 3\n"
                    "Example: arcwright-cli curve --decoder tournament --in train.knp --dev dev.knp\n\n")
        + curveSchema);
    command->callback(
        [options, command, &status] { status = runCurve(*options, bunsetsuSettingsOf(options->learning, *command)); });
}

} // namespace arcwright::cli
