// SPDX-License-Identifier: GPL-3.0-or-later
#include <iostream>
#include <memory>

#include <nlohmann/json.hpp>

#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/learning_options.h"
#include "app/cli/table.h"
#include "core/experiments/learning_curve.h"

namespace arcwright::cli {

namespace {

using nlohmann::json;

struct Options {
    std::vector<std::string> in;
    std::vector<std::string> development;
    std::vector<std::size_t> sizes;
    unsigned samples = 5;
    LearningOptions learning;
    bool json = false;
};

constexpr const char* schema
    = "JSON: {sentences, development_sentences, decoder, learner, epochs, curve: [{size, tokens, uas: {mean, "
      "deviation}, "
      "las: {mean, deviation}, samples: [{seed, tokens, uas, las}]}]}. size is in sentences, tokens of the curve is "
      "the "
      "mean of the samples; deviation is the standard deviation of the samples, 0 if there is one. las is null with "
      "--labels off.";

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

Table tableOf(const std::vector<CurvePoint>& points, bool hasLabels)
{
    Table table{"", {"sentences", "tokens", "UAS", "+/-"}, {},
        "Means of " + std::to_string(points.front().runs.size()) + " samples; +/-: their standard deviation."};
    if (hasLabels)
        table.columns.insert(table.columns.end(), {"LAS", "+/-"});
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

std::size_t usableIn(const Sentences& sentences)
{
    return static_cast<std::size_t>(
        std::count_if(sentences.begin(), sentences.end(), [](const auto& one) { return isUsable(*one); }));
}

int run(const Options& options)
{
    const auto training = openWhole(options.in);
    const auto development = openWhole(options.development);
    if (!training || !development)
        return BadInputOrOutput;
    const Sentences sentences = sentencesOf(*training);
    const Sentences heldOut = sentencesOf(*development);
    const std::size_t usable = usableIn(sentences);
    CurveSettings settings;
    settings.training = settingsOf(options.learning);
    settings.sizes = options.sizes.empty() ? doublingSizes(usable) : options.sizes;
    settings.samples = options.samples;
    settings.threads = options.learning.threads;
    std::sort(settings.sizes.begin(), settings.sizes.end());
    settings.sizes.erase(std::unique(settings.sizes.begin(), settings.sizes.end()), settings.sizes.end());
    if (usable > 0 && settings.sizes.back() > usable) {
        std::cerr << "--sizes: " << settings.sizes.back() << " sentences are asked for, and there are " << usable
                  << " to learn from.\n";
        return WrongUsage;
    }
    ProgressBar bar("training");
    const auto points = learningCurve(sentences, heldOut, settings, bar.sink(), {});
    bar.clear();
    if (!points) {
        complain(points.error());
        return BadInputOrOutput;
    }
    if (!options.json) {
        std::cout << asText(tableOf(*points, settings.training.labels));
        return Fine;
    }
    json curve = json::array();
    for (const CurvePoint& point : *points)
        curve.push_back(asJson(point, settings.training.labels));
    std::cout << json{{"sentences", usable}, {"development_sentences", usableIn(heldOut)},
        {"decoder", options.learning.decoder}, {"learner", options.learning.learner},
        {"epochs", options.learning.epochs}, {"curve", std::move(curve)}}
                     .dump()
              << '\n';
    return Fine;
}

} // namespace

void addCurve(CLI::App& program, int& status)
{
    auto options = std::make_shared<Options>();
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
        std::string(
            "Sample k takes the first sentences of the treebank shuffled with seed + k, so that each of its "
            "parts holds the smaller ones, and trains with that seed.\n\n"
            "Example: arcwright-cli curve --in train.conllu --dev dev.conllu --sizes 100,500,2000 --samples 3\n\n")
        + schema);
    command->callback([options, &status] { status = run(*options); });
}

} // namespace arcwright::cli
