// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/bunsetsu_train.h"

#include <algorithm>
#include <iostream>
#include <map>

#include <nlohmann/json.hpp>

#include "app/cli/console.h"
#include "app/cli/json_text.h"
#include "app/cli/learning_options.h"
#include "app/cli/visible_output.h"
#include "core/model/training_run.h"
#include "core/model/whole_trees.h"

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

nlohmann::json developmentJson(const BunsetsuEvaluation& scores)
{
    return {{"accuracy", rounded(scores.accuracy())}, {"types", rounded(scores.typeAccuracy())},
        {"both", rounded(scores.labelledAccuracy())}, {"sentences", rounded(scores.sentenceAccuracy())},
        {"sentences_without_singles", rounded(scores.sentenceAccuracyWithoutSingles())}};
}

/// Percentages of right heads.
nlohmann::json epochsJson(const std::vector<EpochReport>& epochs)
{
    nlohmann::json all = nlohmann::json::array();
    for (const EpochReport& epoch : epochs)
        all.push_back({{"epoch", epoch.epoch}, {"training", rounded(epoch.training.uas)},
            {"development", rounded(epoch.development.uas)}, {"seconds", epoch.seconds}});
    return all;
}

/// What there is to say without sentences to score on.
nlohmann::json trainingJson(const BunsetsuTraining& training, const BunsetsuModel& model,
    const std::map<BunsetsuFitness, std::size_t>& unfit, double seconds)
{
    std::size_t unusable = 0;
    for (const auto& [fitness, count] : unfit)
        unusable += count;
    return {{"model", training.model}, {"sentences", model.trainingSentences}, {"unusable", unusable},
        {"bunsetsu", model.trainingBunsetsu}, {"examples", model.weights.examples}, {"weights", model.weights.features},
        {"seconds", seconds}};
}

} // namespace

int trainBunsetsu(const BunsetsuTraining& training)
{
    const auto treebank = openWhole(training.in);
    const auto development = training.development.empty() ? std::optional(Treebank()) : openWhole(training.development);
    if (!treebank || !development)
        return BadInputOrOutput;
    const Sentences sentences = givenSentences(*treebank, training.given);
    const Sentences heldOut = sentencesOf(*development);
    auto unfit = countUnfit(sentences);
    if (training.settings.parts)
        unfit[BunsetsuFitness::NoHead]
            -= static_cast<std::size_t>(std::count_if(sentences.begin(), sentences.end(), [&](const auto& s) {
                   return fitnessOf(*s) == BunsetsuFitness::NoHead && isUsable(*s, training.settings);
               }));

    ProgressBar bar("training");
    TrainingHooks hooks;
    hooks.progress = bar.sink();
    hooks.checkpoint = training.checkpoint;
    hooks.resume = training.resume;
    std::vector<EpochReport> epochs;
    if (!heldOut.empty())
        hooks.epochDone = [&](const EpochReport& epoch) { epochs.push_back(epoch); };
    const auto trained = train({sentences, heldOut, {}, training.settings}, hooks, {});
    bar.clear();
    if (!trained) {
        complain(trained.error());
        return BadInputOrOutput;
    }
    if (const auto saved = saveModel(trained->model, nullptr, training.model); !saved) {
        complain(saved.error());
        return BadInputOrOutput;
    }
    const auto& model = *std::get<std::shared_ptr<const BunsetsuModel>>(trained->model);
    const BunsetsuEvaluation scores = scoreTrained(*trained, heldOut).bunsetsu.value_or(BunsetsuEvaluation());
    if (training.json) {
        nlohmann::json json = trainingJson(training, model, unfit, trained->seconds);
        if (model.givenHeads)
            json["given_heads"] = *model.givenHeads;
        if (!heldOut.empty())
            json.update({{"development", developmentJson(scores)}, {"epochs", epochsJson(epochs)}});
        std::cout << jsonText(json) << '\n';
        return Fine;
    }
    printFormatted("Trained on %zu sentences, %zu bunsetsu, %zu examples, in %.1f s.\n", model.trainingSentences,
        model.trainingBunsetsu, model.weights.examples, trained->seconds);
    if (model.givenHeads)
        printFormatted("Heads given: %zu.\n", *model.givenHeads);
    for (const auto& [fitness, count] : unfit) {
        if (count > 0)
            printFormatted("Left out: %zu %s %s.\n", count, count == 1 ? "sentence" : "sentences", reasonOf(fitness));
    }
    for (const EpochReport& epoch : epochs)
        printFormatted("epoch %2d/%d  heads: training %.2f, development %.2f\n", epoch.epoch, epoch.epochs,
            epoch.training.uas, epoch.development.uas);
    if (!heldOut.empty())
        printFormatted(
            "Development: heads %.2f, sentences %.2f (without those of one bunsetsu %.2f), types %.2f, heads and "
            "types %.2f\n",
            scores.accuracy(), scores.sentenceAccuracy(), scores.sentenceAccuracyWithoutSingles(),
            scores.typeAccuracy(), scores.labelledAccuracy());
    printFormatted("Wrote %s\n", training.model.c_str());
    return Fine;
}

} // namespace arcwright::cli
