// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <iostream>
#include <memory>

#include <nlohmann/json.hpp>

#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/division.h"
#include "app/cli/format_option.h"
#include "app/cli/json_text.h"
#include "app/cli/learning_options.h"
#include "app/cli/output.h"
#include "app/cli/table.h"
#include "core/evaluation/attachment.h"
#include "core/evaluation/bunsetsu_scores.h"
#include "core/experiments/cross_validation.h"
#include "core/treebank/with_graph.h"

namespace arcwright::cli {

namespace {

using nlohmann::json;

struct CrossValidationOptions {
    std::vector<std::string> in;
    unsigned folds = 10;
    std::string out;
    std::string format;
    LearningOptions learning;
    DivisionOptions division;
    bool json = false;
};

constexpr const char* crossValidationSchema
    = "JSON: {sentences, units, labels, folds: [{fold, sentences, units, uas, las}], uas: {all, mean, deviation}, las: "
      "{the same}}. all is of all sentences together, mean and deviation (the standard deviation, with n - 1) are of "
      "the folds. las is null with --labels off. Of bunsetsu, uas is that of heads, las of heads and types, both "
      "without the last of a sentence, and units are bunsetsu.";

/// How a fold was parsed, or all of them.
struct FoldScore {
    std::size_t sentences = 0;
    std::size_t units = 0;
    double uas = 0;
    double las = 0;
};

/// Of the sentences with these indices; they are scored with all units, as `curve` does.
template <class Indices>
FoldScore scoreOf(const Sentences& sentences, const CrossValidation& validation, RelationPool& relations,
    const Indices& indices, bool isBunsetsu)
{
    FoldScore score;
    Evaluation ofWords;
    BunsetsuEvaluation ofBunsetsu;
    for (const std::size_t index : indices) {
        const auto& prediction = validation.predictions[index];
        const Sentence& sentence = *sentences[index];
        if (!prediction)
            continue;
        ++score.sentences;
        score.units += static_cast<std::size_t>(sentence.unitCount());
        if (isBunsetsu)
            ofBunsetsu.add(sentence, withBunsetsuGraph(sentence, *prediction, relations));
        else
            ofWords.add(sentence, graphOf(sentence, relations), *prediction);
    }
    score.uas = isBunsetsu ? ofBunsetsu.accuracy() : ofWords.all.uas();
    score.las = isBunsetsu ? ofBunsetsu.labelledAccuracy() : ofWords.all.las();
    return score;
}

struct Scores {
    std::vector<FoldScore> folds;
    FoldScore all;
};

Scores scoresOf(const Sentences& sentences, const CrossValidation& validation, RelationPool& relations, bool isBunsetsu)
{
    std::vector<std::vector<std::size_t>> byFold(validation.foldCount);
    std::vector<std::size_t> everything;
    for (std::size_t index = 0; index < sentences.size(); ++index) {
        byFold[validation.folds[index]].push_back(index);
        everything.push_back(index);
    }
    Scores scores;
    for (const auto& indices : byFold)
        scores.folds.push_back(scoreOf(sentences, validation, relations, indices, isBunsetsu));
    scores.all = scoreOf(sentences, validation, relations, everything, isBunsetsu);
    return scores;
}

double meanOf(const std::vector<FoldScore>& folds, double FoldScore::*score)
{
    double sum = 0;
    for (const FoldScore& fold : folds)
        sum += fold.*score;
    return sum / static_cast<double>(folds.size());
}

double deviationOf(const std::vector<FoldScore>& folds, double FoldScore::*score)
{
    const double mean = meanOf(folds, score);
    double sum = 0;
    for (const FoldScore& fold : folds)
        sum += (fold.*score - mean) * (fold.*score - mean);
    return folds.size() < 2 ? 0 : std::sqrt(sum / static_cast<double>(folds.size() - 1));
}

json asJson(const Scores& scores, double FoldScore::*score)
{
    return {{"all", rounded(scores.all.*score)}, {"mean", rounded(meanOf(scores.folds, score))},
        {"deviation", rounded(deviationOf(scores.folds, score))}};
}

void print(const Scores& scores, bool hasLabels, bool isBunsetsu, bool asOneObject)
{
    if (asOneObject) {
        json folds = json::array();
        for (const FoldScore& fold : scores.folds)
            folds.push_back({{"fold", folds.size() + 1}, {"sentences", fold.sentences}, {"units", fold.units},
                {"uas", rounded(fold.uas)}, {"las", hasLabels ? json(rounded(fold.las)) : json()}});
        std::cout << jsonText(json{{"sentences", scores.all.sentences}, {"units", scores.all.units},
            {"labels", hasLabels}, {"folds", std::move(folds)}, {"uas", asJson(scores, &FoldScore::uas)},
            {"las", hasLabels ? asJson(scores, &FoldScore::las) : json()}})
                  << '\n';
        return;
    }
    Table table{"", {"fold", "sentences", isBunsetsu ? "bunsetsu" : "words", isBunsetsu ? "heads" : "UAS"}, {},
        "Each fold is parsed by a model that was trained on all others. mean: of the folds, +/- their standard "
        "deviation."};
    if (hasLabels)
        table.columns.emplace_back(isBunsetsu ? "heads and types" : "LAS");
    const auto add = [&](const std::string& name, const FoldScore& score) {
        table.rows.push_back({name, std::to_string(score.sentences), std::to_string(score.units), decimals(score.uas)});
        if (hasLabels)
            table.rows.back().push_back(decimals(score.las));
    };
    for (std::size_t fold = 0; fold < scores.folds.size(); ++fold)
        add(std::to_string(fold + 1), scores.folds[fold]);
    add("all", scores.all);
    const auto spread = [&](double FoldScore::*score) {
        return decimals(meanOf(scores.folds, score)) + " +/- " + decimals(deviationOf(scores.folds, score));
    };
    table.rows.push_back({"mean", "", "", spread(&FoldScore::uas)});
    if (hasLabels)
        table.rows.back().push_back(spread(&FoldScore::las));
    std::cout << asText(table);
}

template <class Settings>
int validate(const CrossValidationOptions& options, const Treebank& treebank, Settings settings, bool hasLabels,
    Division& division)
{
    const Sentences sentences = sentencesOf(treebank);
    settings.folds = options.folds;
    settings.threads = options.learning.threads;
    WorkShares* shares = division.begin(settings.threads, {&treebank});
    RelationPool relations;
    ProgressBar bar("validating");
    const auto validation = crossValidate(sentences, settings, relations, shares, division.sink(bar), {});
    bar.clear();
    if (!validation)
        return division.ended(validation.error());
    constexpr bool isBunsetsu = std::is_same_v<Settings, BunsetsuJackknifeSettings>;
    if (!options.out.empty()) {
        const bool isGraph = findsGraphs(decoderNamed(options.learning.decoder).value_or(usualDecoder));
        const auto predicted = [&](std::size_t index) {
            const auto& prediction = validation->predictions[index];
            if (!prediction)
                return *sentences[index];
            return isBunsetsu ? withBunsetsuGraph(*sentences[index], *prediction, relations)
                              : withGraph(*sentences[index], *prediction, isGraph, relations);
        };
        if (const auto written = writeTreebank(treebank, {options.in, options.out, options.format}, predicted);
            !written)
            return division.ended(written.error());
    }
    print(scoresOf(sentences, *validation, relations, isBunsetsu), hasLabels, isBunsetsu, options.json);
    return Fine;
}

int runCrossValidation(
    const CrossValidationOptions& options, const CLI::App& command, const std::optional<BunsetsuSettings>& bunsetsu)
{
    Division division(options.division, command);
    const auto treebank = openWhole(options.in);
    if (!treebank)
        return BadInputOrOutput;
    if (bunsetsu) {
        BunsetsuJackknifeSettings settings;
        settings.training = *bunsetsu;
        return validate(options, *treebank, settings, bunsetsu->types, division);
    }
    JackknifeSettings settings;
    settings.training = settingsOf(options.learning);
    return validate(options, *treebank, settings, settings.training.labels, division);
}

} // namespace

void addCrossvalidate(CLI::App& program, int& status)
{
    auto options = std::make_shared<CrossValidationOptions>();
    auto* command = program.add_subcommand(
        "crossvalidate", "Parse each part of a treebank with a parser trained on the others, and score that");
    command->add_option("--in", options->in, "Files, folders or patterns")->required()->expected(1, -1);
    command
        ->add_option("--folds", options->folds,
            "Parts of the treebank: sentences take turns in joining them, copies of one are in the same")
        ->check(CLI::Range(2, 1000))
        ->capture_default_str();
    command->add_option("--out", options->out,
        "Write the treebank with what was predicted: a file, a folder for a folder or several files");
    addFormatOption(*command, "--to", options->format,
        "The format to write; by default what the ending of --out says, else the format of --in");
    addLearningOptions(*command, options->learning);
    addDivision(*command, options->division);
    command->add_flag("--json", options->json, "Print one object, as described below");
    command->footer(
        std::string("Example: arcwright-cli crossvalidate --in train.conllu --folds 10 --out honest.conllu\n\n")
        + crossValidationSchema);
    command->callback([options, command, &status] {
        status = runCrossValidation(*options, *command, bunsetsuSettingsOf(options->learning, *command));
    });
}

} // namespace arcwright::cli
