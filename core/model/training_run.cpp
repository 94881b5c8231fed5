// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/training_run.h"

#include <algorithm>
#include <chrono>
#include <future>

#include "core/evaluation/attachment.h"
#include "core/learning/raw_text.h"
#include "core/learning/training_problems.h"
#include "core/learning/training_text.h"
#include "core/model/parser.h"
#include "core/model/tagger_file.h"
#include "core/treebank/blank_graph.h"

namespace arcwright {

namespace {

Result<AnyModel> trainedParser(const TrainingRun& run, const TrainingHooks& hooks, const std::stop_token& stop)
{
    if (const auto* ofWords = std::get_if<TrainingSettings>(&run.settings))
        return train(run.training, run.development, *ofWords, hooks, stop);
    return trainBunsetsuModel(run.training, run.development, std::get<BunsetsuSettings>(run.settings), hooks, stop);
}

/// Whether a training may use more threads than one. A parser learns from one sentence after the other and leaves the
/// second one to its tagger.
bool mayUseTwoThreads(const TrainingRun& run)
{
    const auto* ofWords = std::get_if<TrainingSettings>(&run.settings);
    return ofWords != nullptr && ofWords->trainer.threads > 1;
}

} // namespace

Result<TrainedModel> train(const TrainingRun& run, const TrainingHooks& hooks, const std::stop_token& stop)
{
    const auto begin = std::chrono::steady_clock::now();
    std::stop_source ends; // by the caller, or because there will be no parser
    const std::stop_callback endsToo(stop, [&] { ends.request_stop(); });
    std::future<Result<Tagger>> learnt;
    if (!run.tagged.empty())
        learnt = std::async(mayUseTwoThreads(run) ? std::launch::async : std::launch::deferred,
            [&] { return Tagger::learn(run.tagged, {}, ends.get_token()); });
    auto model = trainedParser(run, hooks, stop);
    if (!model) {
        ends.request_stop();
        return failure(model.error());
    }
    TrainedModel trained{
        std::move(*model), nullptr, std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count()};
    if (!learnt.valid())
        return trained;
    auto tagger = learnt.get();
    if (tagger)
        trained.tagger = std::make_shared<const Tagger>(std::move(*tagger));
    else if (tagger.error().code != TrainingProblem::NoUsableSentences)
        return failure(tagger.error());
    return trained;
}

Result<void> saveModel(
    const AnyModel& model, const Tagger* tagger, const std::string& path, const std::stop_token& stop)
{
    const auto* ofWords = std::get_if<std::shared_ptr<const Model>>(&model);
    return ofWords != nullptr && tagger != nullptr ? saveModel(**ofWords, *tagger, path, stop)
                                                   : saveModel(model, path, stop);
}

AnyModel withVocabularyOf(AnyModel model, const Tagger* tagger)
{
    const auto* ofWords = std::get_if<std::shared_ptr<const Model>>(&model);
    if (ofWords == nullptr || *ofWords == nullptr || tagger == nullptr || (*ofWords)->vocabulary)
        return model;
    auto vocabulary = std::make_shared<Vocabulary>();
    for (const auto& [form, entries] : tagger->knowledge().words)
        vocabulary->insert(form);
    auto knowing = std::make_shared<Model>(**ofWords);
    knowing->vocabulary = std::move(vocabulary);
    return std::shared_ptr<const Model>(std::move(knowing));
}

BunsetsuEvaluation scoreBunsetsuModel(
    const std::shared_ptr<const BunsetsuModel>& model, const Sentences& sentences, const std::stop_token& stop)
{
    RelationPool types;
    const BunsetsuParser parser(model, types);
    BunsetsuParser::Workspace workspace(parser);
    BunsetsuEvaluation scores;
    for (const auto& sentence : sentences) {
        if (stop.stop_requested())
            break;
        if (!sentence->bunsetsu.empty())
            scores.add(*sentence, withBunsetsuGraph(*sentence, parser.parse(*sentence, workspace), types));
    }
    return scores;
}

ModelScore scoreModel(const AnyModel& model, const Sentences& sentences, const std::stop_token& stop)
{
    if (const auto* ofBunsetsu = std::get_if<std::shared_ptr<const BunsetsuModel>>(&model)) {
        const BunsetsuEvaluation evaluation = scoreBunsetsuModel(*ofBunsetsu, sentences, stop);
        const bool hasTypes = !(*ofBunsetsu)->weights.typeNames.empty();
        return {evaluation.accuracy(), hasTypes ? evaluation.labelledAccuracy() : 0};
    }
    RelationPool relations;
    const Parser parser(std::get<std::shared_ptr<const Model>>(model), relations);
    Parser::Workspace workspace;
    Evaluation evaluation;
    for (const auto& sentence : sentences) {
        if (stop.stop_requested())
            break;
        if (const Graph gold = graphOf(*sentence, relations); !isBlank(gold))
            evaluation.add(*sentence, gold, parser.parse(*sentence, workspace));
    }
    return {evaluation.all.uas(), evaluation.all.las()};
}

std::optional<UdScores> scoreRawText(const Tagger& tagger, const Sentences& sentences)
{
    if (tagger.segmenter() == nullptr)
        return std::nullopt;
    Sentences gold;
    std::copy_if(sentences.begin(), sentences.end(), std::back_inserter(gold), [](const auto& sentence) {
        return !sentence->problem && !sentence->tokens.empty() && sentence->bunsetsu.empty();
    });
    Sentences system;
    for (Sentence& sentence : sentencesOfRawText(textOf(textLines(gold)), tagger.segmenter(), {})) {
        tagger.tag(sentence);
        system.push_back(std::make_shared<const Sentence>(std::move(sentence)));
    }
    if (gold.empty() || system.empty())
        return std::nullopt;
    return udScores(std::move(gold), std::move(system));
}

DevelopmentScores scoreTrained(const TrainedModel& trained, const Sentences& development)
{
    DevelopmentScores scores;
    if (development.empty())
        return scores;
    if (trained.tagger) {
        scores.tagging = scoreTagger(*trained.tagger, development);
        scores.rawText = scoreRawText(*trained.tagger, development);
    }
    if (const auto* ofBunsetsu = std::get_if<std::shared_ptr<const BunsetsuModel>>(&trained.model))
        scores.bunsetsu = scoreBunsetsuModel(*ofBunsetsu, development);
    return scores;
}

} // namespace arcwright
