// SPDX-License-Identifier: GPL-3.0-or-later
#include <chrono>
#include <iostream>

#include <nlohmann/json.hpp>

#include "app/cli/bunsetsu.h"
#include "app/cli/console.h"
#include "app/cli/json_text.h"
#include "app/cli/learning_options.h"
#include "core/evaluation/bunsetsu_scores.h"
#include "core/model/bunsetsu_model_file.h"

namespace arcwright::cli {

namespace {

const char* reasonOf(BunsetsuFitness fitness)
{
    switch (fitness) {
    case BunsetsuFitness::HeadToTheLeft:
        return "with a head to the left";
    case BunsetsuFitness::NoHead:
        return "with a bunsetsu that has no head";
    case BunsetsuFitness::NoBunsetsu:
        return "without bunsetsu";
    case BunsetsuFitness::Unreadable:
    case BunsetsuFitness::Fit:
        break;
    }
    return "that cannot be read";
}

BunsetsuEvaluation scoresOf(const std::shared_ptr<const BunsetsuModel>& model, const Sentences& sentences)
{
    RelationPool types;
    const BunsetsuParser parser(model, types);
    BunsetsuParser::Workspace workspace(parser);
    BunsetsuEvaluation scores;
    for (const auto& sentence : sentences) {
        if (sentence->bunsetsu.empty())
            continue;
        scores.add(*sentence, withBunsetsuGraph(*sentence, parser.parse(*sentence, workspace), types));
    }
    return scores;
}

nlohmann::json asJson(const BunsetsuEvaluation& scores)
{
    return {{"accuracy", rounded(scores.accuracy())}, {"types", rounded(scores.typeAccuracy())},
        {"both", rounded(scores.labelledAccuracy())}, {"sentences", rounded(scores.sentenceAccuracy())},
        {"sentences_without_singles", rounded(scores.sentenceAccuracyWithoutSingles())}};
}

} // namespace

int trainBunsetsu(const BunsetsuTraining& training)
{
    const auto treebank = openWhole(training.in);
    const auto development = training.development.empty() ? std::optional(Treebank()) : openWhole(training.development);
    if (!treebank || !development)
        return BadInputOrOutput;
    const Sentences sentences = sentencesOf(*treebank);
    const Sentences heldOut = sentencesOf(*development);
    const auto unfit = countUnfit(sentences);

    const auto begin = std::chrono::steady_clock::now();
    ProgressBar bar("training");
    const auto model = arcwright::trainBunsetsuModel(sentences, training.settings, bar.sink(), {});
    bar.clear();
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    if (!model) {
        complain(model.error());
        return BadInputOrOutput;
    }
    if (const auto saved = saveModel(**model, training.model); !saved) {
        complain(saved.error());
        return BadInputOrOutput;
    }
    const BunsetsuEvaluation scores = scoresOf(*model, heldOut);
    if (training.json) {
        std::size_t unusable = 0;
        for (const auto& [fitness, count] : unfit)
            unusable += count;
        nlohmann::json json{{"model", training.model}, {"sentences", (*model)->trainingSentences},
            {"unusable", unusable}, {"bunsetsu", (*model)->trainingBunsetsu}, {"examples", (*model)->weights.examples},
            {"weights", (*model)->weights.features}, {"seconds", seconds}};
        if (!heldOut.empty())
            json["development"] = asJson(scores);
        std::cout << jsonText(json) << '\n';
        return Fine;
    }
    std::printf("Trained on %zu sentences, %zu bunsetsu, %zu examples, in %.1f s.\n", (*model)->trainingSentences,
        (*model)->trainingBunsetsu, (*model)->weights.examples, seconds);
    for (const auto& [fitness, count] : unfit)
        std::printf("Left out: %zu %s %s.\n", count, count == 1 ? "sentence" : "sentences", reasonOf(fitness));
    if (!heldOut.empty())
        std::printf(
            "Development: heads %.2f, sentences %.2f (without those of one bunsetsu %.2f), types %.2f, heads and "
            "types %.2f\n",
            scores.accuracy(), scores.sentenceAccuracy(), scores.sentenceAccuracyWithoutSingles(),
            scores.typeAccuracy(), scores.labelledAccuracy());
    std::printf("Wrote %s\n", training.model.c_str());
    return Fine;
}

} // namespace arcwright::cli
