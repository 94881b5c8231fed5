// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <iostream>
#include <iterator>
#include <memory>
#include <type_traits>

#include <nlohmann/json.hpp>

#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/division.h"
#include "app/cli/json_text.h"
#include "app/cli/learning_options.h"
#include "app/cli/spoken.h"
#include "app/cli/table.h"
#include "core/base/markup.h"
#include "core/base/text_file.h"
#include "core/base/utf8.h"
#include "core/experiments/curve_file.h"
#include "core/experiments/extrapolation.h"
#include "core/model/whole_trees.h"
#include "core/report/curve_words.h"

namespace arcwright::cli {

namespace {

using nlohmann::json;

struct CurveOptions {
    std::vector<std::string> in;
    std::vector<std::string> development;
    std::vector<std::size_t> sizes;
    unsigned samples = 5;
    std::vector<std::string> from; ///< files of curves that are there
    std::string out;
    std::string name;
    double times = 2; ///< the data that is extrapolated to
    LearningOptions learning;
    DivisionOptions division;
    bool json = false;
};

constexpr const char* curveSchema
    = "JSON: {sentences, development_sentences, decoder, learner, epochs, curve: [{size, tokens, uas: {mean, "
      "deviation}, las: {mean, deviation}, samples: [{seed, tokens, uas, las}]}], extrapolation: {sentences, score, "
      "mean, interval: [low, high], gain, gain_interval: [low, high], deviation, law: {floor, scale, exponent}, "
      "text}}; with --from {curves: [...]}, each of this form with its name. size is in sentences, tokens of the curve "
      "is the mean of the samples; deviation is the standard deviation of the samples, 0 if there is one. las is null "
      "with --labels off. The law is error(n) = floor + scale n^-exponent, in percent, n in sentences; intervals are "
      "95%, by a bootstrap; there is no extrapolation (null) of less than three sizes. Of bunsetsu, uas is that of "
      "heads, las of heads and types, both without the last of a sentence, tokens are bunsetsu and the learner is the "
      "ranker.";

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

json asJson(const Interval& interval)
{
    return json::array({rounded(interval.low), rounded(interval.high)});
}

/// Of the score that the curve is judged by.
std::optional<Extrapolation> extrapolationOf(const LearningCurve& curve, const CurveOptions& options)
{
    ExtrapolationSettings settings;
    settings.factor = options.times;
    return extrapolate(curve.points, scoreOf(curve), settings);
}

json asJson(const LearningCurve& curve, const CurveOptions& options)
{
    json points = json::array();
    for (const CurvePoint& point : curve.points)
        points.push_back(asJson(point, curve.hasLabels));
    json object{{"sentences", curve.sentences}, {"development_sentences", curve.developmentSentences},
        {"decoder", curve.decoder}, {"learner", curve.learner}, {"epochs", curve.epochs}, {"curve", std::move(points)},
        {"extrapolation", nullptr}};
    if (const auto found = extrapolationOf(curve, options))
        object["extrapolation"] = {{"sentences", found->wantedSize}, {"score", scoreNameOf(curve)},
            {"mean", rounded(found->score)}, {"interval", asJson(found->scores)}, {"gain", rounded(found->gain)},
            {"gain_interval", asJson(found->gains)}, {"deviation", rounded(found->deviation)},
            {"law", {{"floor", found->law.floor}, {"scale", found->law.scale}, {"exponent", found->law.exponent}}},
            {"text", sentenceOf(curve, found, options.times)}};
    return object;
}

/// As many samples as the sizes have; a curve that was broken off can have fewer of some.
std::string samplesOf(const LearningCurve& curve)
{
    std::size_t least = curve.points.empty() ? 0 : curve.points.front().runs.size();
    std::size_t most = 0;
    for (const CurvePoint& point : curve.points) {
        least = std::min(least, point.runs.size());
        most = std::max(most, point.runs.size());
    }
    return least == most ? std::to_string(most) : std::to_string(least) + " to " + std::to_string(most);
}

Table tableOf(const LearningCurve& curve, const std::string& title)
{
    Table table{title,
        curve.isOfBunsetsu ? std::vector<std::string>{"sentences", "bunsetsu", "heads", "+/-"}
                           : std::vector<std::string>{"sentences", "tokens", "UAS", "+/-"},
        {}, "Means of " + samplesOf(curve) + " samples; +/-: their standard deviation."};
    if (curve.hasLabels)
        table.columns.insert(table.columns.end(), {curve.isOfBunsetsu ? "heads and types" : "LAS", "+/-"});
    for (const CurvePoint& point : curve.points) {
        table.rows.push_back({std::to_string(point.size), fixedNumber(point.meanTokens(), 0),
            decimals(point.uas().mean), decimals(point.uas().deviation)});
        if (curve.hasLabels)
            table.rows.back().insert(
                table.rows.back().end(), {decimals(point.las().mean), decimals(point.las().deviation)});
    }
    return table;
}

/// Writes and prints curves; the last of them was drawn up just now if `isNew`. The exit status.
int tell(const std::vector<LearningCurve>& curves, const CurveOptions& options, bool isNew)
{
    if (!options.out.empty()) {
        if (const auto written = writeFileAtomically(options.out, curvesText(curves)); !written) {
            complain(written.error());
            return BadInputOrOutput;
        }
    }
    const bool isAlone = isNew && curves.size() == 1;
    if (options.json) {
        json list = json::array();
        for (const LearningCurve& curve : curves) {
            list.push_back(asJson(curve, options));
            list.back()["name"] = curve.name;
        }
        std::cout << jsonText(isAlone ? list.front() : json{{"curves", std::move(list)}}) << '\n';
        return Fine;
    }
    for (std::size_t i = 0; i < curves.size(); ++i)
        std::cout << (i == 0 ? "" : "\n")
                  << asText(tableOf(curves[i], isAlone ? "" : withVisibleControls(curves[i].name)))
                  << sentenceOf(curves[i], extrapolationOf(curves[i], options), options.times) << '\n';
    return Fine;
}

/// The figures of a treebank that the curve is to be drawn up of.
struct Material {
    Sentences training;
    Sentences development;
    std::size_t usable = 0; ///< of those to train on
    std::size_t scored = 0; ///< of the others
    std::vector<LearningCurve> known; ///< curves that are there already
};

/// Draws up the curve of parsers of words or of bunsetsu, whichever the settings are of; the exit status.
template <class Settings>
int drawUp(const CurveOptions& options, const Material& material, Settings settings, Division& division, bool hasLabels,
    int epochs)
{
    settings.sizes = options.sizes.empty() ? doublingSizes(material.usable) : options.sizes;
    settings.samples = options.samples;
    std::sort(settings.sizes.begin(), settings.sizes.end());
    settings.sizes.erase(std::unique(settings.sizes.begin(), settings.sizes.end()), settings.sizes.end());
    if (material.usable > 0 && settings.sizes.back() > material.usable) {
        std::cerr << "--sizes: "
                  << said(QT_TRANSLATE_NOOP(
                              "CommandLine", "%1 sentences are asked for, and there are %2 to learn from."),
                         {std::to_string(settings.sizes.back()), std::to_string(material.usable)})
                  << '\n';
        return WrongUsage;
    }
    ProgressBar bar("training");
    const auto points = learningCurve(material.training, material.development, settings, division.sink(bar), {});
    bar.clear();
    if (!points)
        return division.ended(points.error());
    constexpr bool isOfBunsetsu = std::is_same_v<Settings, BunsetsuCurveSettings>;
    std::vector<LearningCurve> curves = material.known;
    curves.push_back({options.name.empty() ? options.learning.decoder : options.name, options.learning.decoder,
        isOfBunsetsu ? options.learning.bunsetsu.ranker : options.learning.learner, epochs, isOfBunsetsu, hasLabels,
        material.usable, material.scored, *points});
    return tell(curves, options, true);
}

int runCurve(const CurveOptions& options, const CLI::App& command, const std::optional<BunsetsuSettings>& bunsetsu)
{
    Division division(options.division, command);
    std::vector<LearningCurve> known;
    for (const std::string& path : options.from) {
        auto curves = readCurves(path);
        if (!curves) {
            complain(curves.error());
            return BadInputOrOutput;
        }
        std::move(curves->begin(), curves->end(), std::back_inserter(known));
    }
    if (options.in.empty())
        return division.helps() ? static_cast<int>(Fine) : tell(known, options, false);
    const auto training = openWhole(options.in);
    const auto development = openWhole(options.development);
    if (!training || !development)
        return BadInputOrOutput;
    Material material{sentencesOf(*training), sentencesOf(*development), 0, 0, std::move(known)};
    const auto count = [&](const Sentences& sentences) {
        return static_cast<std::size_t>(std::count_if(sentences.begin(), sentences.end(),
            [&](const auto& one) { return hasWholeTree(*one, bunsetsu ? Units::Bunsetsu : Units::Words); }));
    };
    unsigned threads = options.learning.threads;
    WorkShares* shares = division.begin(threads, {&*training, &*development});
    material.usable = count(material.training);
    material.scored = count(material.development);
    if (bunsetsu) {
        BunsetsuCurveSettings settings;
        settings.training = *bunsetsu;
        settings.threads = threads;
        settings.shares = shares;
        return drawUp(options, material, settings, division, bunsetsu->types, bunsetsu->epochs);
    }
    CurveSettings settings;
    settings.training = settingsOf(options.learning);
    settings.threads = threads;
    settings.shares = shares;
    return drawUp(options, material, settings, division, settings.training.labels, options.learning.epochs);
}

} // namespace

void addCurve(CLI::App& program, int& status)
{
    auto options = std::make_shared<CurveOptions>();
    auto* command = program.add_subcommand("curve", "Draw up how scores grow with the training data");
    command->add_option("--in", options->in, "Files, folders or patterns to train on")->expected(1, -1);
    command->add_option("--dev,--test", options->development, "Files to score on")->expected(1, -1);
    command
        ->add_option("--from", options->from,
            "Files that --out has written: their curves stand beside the new one, or alone without --in")
        ->expected(1, -1);
    command->add_option("--out", options->out, "Write all curves into a file, for --from and for the window");
    command->add_option("--name", options->name, "What the new curve is called; by default as its decoder");
    command->add_option("--times", options->times, "How many times the data to extrapolate to")
        ->check(CLI::Range(1.0, 1000.0))
        ->capture_default_str();
    command
        ->add_option("--sizes", options->sizes,
            "Numbers of sentences to train on, as 100,500,1000; by default all, a half, a quarter, ..., six sizes")
        ->delimiter(',')
        ->check(CLI::Range(1, 1'000'000'000));
    command->add_option("--samples", options->samples, "Models of every size, each on other sentences")
        ->check(CLI::Range(1, 1000))
        ->capture_default_str();
    addLearningOptions(*command, options->learning);
    addDivision(*command, options->division);
    command->add_flag("--json", options->json, "Print one object, as described below");
    command->footer(
        std::string("Sample k takes the first sentences of the treebank shuffled with seed + k, so that each of its "
                    "parts holds the smaller ones, and trains with that seed.\n\n"
                    "Example: arcwright-cli curve --in train.conllu --dev dev.conllu --sizes 100,500,2000 --samples 3\n"
                    "Example: arcwright-cli curve --decoder tournament --in train.knp --dev dev.knp\n"
                    "Example: arcwright-cli curve --in train.conllu --dev dev.conllu --decoder eisner --from hill.json "
                    "--out both.json\n\n")
        + curveSchema);
    command->callback([options, command, &status] {
        if (options->in.empty() != options->development.empty() || (options->in.empty() && options->from.empty()))
            throw CLI::RequiredError("--in and --dev, or --from");
        status = runCurve(*options, *command, bunsetsuSettingsOf(options->learning, *command));
    });
}

} // namespace arcwright::cli
