// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/training_job.h"

#include <algorithm>
#include <utility>

#include "core/base/parallel.h"
#include "core/formats/open.h"
#include "core/learning/new_words.h"
#include "core/model/predict.h"
#include "ui/training/prediction_batch.h"

namespace arcwright::ui {

namespace {

Sentences read(const Treebank& from, GivenPart given, const std::stop_token& stop)
{
    Sentences sentences;
    for (std::size_t i = 0; i < from.size() && !stop.stop_requested(); ++i)
        sentences.push_back(givenPart(from.sentence(i), given));
    return sentences;
}

/// The request, so that parsers learn from parts of trees where these are given.
TrainingRequest withParts(TrainingRequest request)
{
    request.settings.parts = request.bunsetsu.parts = request.given != GivenPart::Trees;
    return request;
}

bool isWhole(const Sentence& sentence)
{
    return sentence.bunsetsu.empty() ? isUsable(sentence) : fitnessOf(sentence) == BunsetsuFitness::Fit;
}

/// The sentences to learn from, and those to measure by.
Result<HeldOutSplit> split(const TrainingRequest& request, const Sentences& sentences, const std::stop_token& stop)
{
    if (request.development.isEmpty())
        return holdOutEveryTenth(sentences, isWhole);
    std::vector<std::string> paths;
    for (const QString& path : request.development)
        paths.push_back(path.toStdString());
    const auto development = openTreebank(paths);
    if (!development)
        return tl::unexpected(development.error());
    return HeldOutSplit{sentences, read(*development, GivenPart::Heads, stop)};
}

} // namespace

TrainingJob::TrainingJob(Workspace& workspace, QObject* parent) : QObject(parent), m_workspace(workspace)
{
    connect(&m_worker, &Worker::finished, this, [this] {
        setStage(Stage::Idle);
        Q_EMIT finished();
    });
    connect(&m_worker, &Worker::progressed, this, &TrainingJob::progressed);
    connect(&m_worker, &Worker::failed, this, &TrainingJob::failed);
}

void TrainingJob::setStage(Stage stage)
{
    if (stage == m_stage)
        return;
    m_stage = stage;
    Q_EMIT stageChanged(stage);
}

void TrainingJob::abandon()
{
    const bool busy = isBusy();
    m_worker.abandon();
    setStage(Stage::Idle);
    if (busy)
        Q_EMIT finished();
}

void TrainingJob::train(const TrainingRequest& request, const QString& trainedOn, const QString& layer)
{
    m_worker.start([this, run = Run{withParts(request), trainedOn, layer, m_workspace.treebank()}](
                       const std::stop_token& stop, const Worker::Post& post) { trainOnWorker(run, stop, post); });
    Q_EMIT started();
    setStage(Stage::Reading);
}

void TrainingJob::predict(const PredictingModels& models, const QString& layer)
{
    m_worker.start([this, models, layer, treebank = m_workspace.treebank()](const std::stop_token& stop,
                       const Worker::Post& post) { predictOnWorker(models, layer, treebank, stop, post); });
    Q_EMIT started();
}

void TrainingJob::fail(const Problem& problem, const Worker::Post& post)
{
    if (problem.code != JobProblem::Cancelled)
        post([this, problem] { Q_EMIT failed(problem); });
}

Result<TrainedModel> TrainingJob::modelOf(
    const Run& run, const Sentences& sentences, const std::stop_token& stop, const Worker::Post& post)
{
    const auto divided = split(run.request, sentences, stop);
    if (!divided)
        return failure(divided.error());
    TrainingRun training;
    if (unitsOf(run.treebank) == Units::Words) {
        TrainingSettings settings = run.request.settings;
        if (hasMembers(settings.trainer.learner))
            settings.trainer.threads = defaultThreads();
        training = {divided->training, divided->development, sentences, settings};
    } else {
        training = {divided->training, divided->development, {}, run.request.bunsetsu};
    }
    post([this] { setStage(Stage::Training); });
    TrainingHooks hooks;
    hooks.progress = m_worker.percents(post);
    hooks.epochDone = [&](const EpochReport& epoch) {
        if (epoch.member <= 1) // of several curves, one
            post([this, epoch] { Q_EMIT epochDone(epoch); });
    };
    return arcwright::train(training, hooks, stop);
}

void TrainingJob::trainOnWorker(const Run& run, const std::stop_token& stop, const Worker::Post& post)
{
    const Sentences sentences = read(run.treebank, run.request.given, stop);
    const auto model = modelOf(run, sentences, stop, post);
    if (!model)
        return fail(model.error(), post);
    post([this, model = *model, request = run.request, trainedOn = run.trainedOn] {
        Q_EMIT trained(model, request, trainedOn);
    });
    PredictingModels used;
    if (const auto* words = std::get_if<std::shared_ptr<const Model>>(&model->model))
        used.words.emplace(LiveModel(*words));
    else
        used.bunsetsu.emplace(std::get<std::shared_ptr<const BunsetsuModel>>(model->model));
    predictOnWorker(used, run.layer, run.treebank, stop, post);
    constexpr std::size_t fewestToJackknife = 10;
    const bool hasFolds = run.request.jackknife && sentences.size() >= fewestToJackknife;
    if (hasFolds && !stop.stop_requested()) {
        if (const auto done = jackknifeOnWorker(run, model->model, sentences, stop, post); !done)
            fail(done.error(), post);
    }
    if (stop.stop_requested())
        post([this] { Q_EMIT foldsCancelled(); });
}

void TrainingJob::predictOnWorker(const PredictingModels& models, const QString& layer, const Treebank& treebank,
    const std::stop_token& stop, const Worker::Post& post)
{
    post([this, layer] {
        setStage(Stage::Predicting);
        Q_EMIT predictionsBegin(layer); // only now: until there is something new, the old predictions stay
    });
    const auto relations = m_workspace.relations();
    PredictionBatch batch(m_workspace, layer, post);
    const std::size_t first = std::min(m_visible.load(), treebank.size() - 1);
    const auto take = [&](SentenceKey key, Analysis analysis) { batch.add(key, std::move(analysis)); };
    if (models.words)
        arcwright::predict(*models.words, *relations, treebank, first, take, m_worker.percents(post), stop);
    else
        arcwright::predict(*models.bunsetsu, *relations, treebank, first, take, m_worker.percents(post), stop);
}

void TrainingJob::tellFold(const std::shared_ptr<const Model>& whole, const std::shared_ptr<const Model>& fold,
    const std::vector<SentenceKey>& heldOut)
{
    Q_EMIT wordsFoldTrained(whole, fold, heldOut);
}

void TrainingJob::tellFold(const std::shared_ptr<const BunsetsuModel>& whole,
    const std::shared_ptr<const BunsetsuModel>& fold, const std::vector<SentenceKey>& heldOut)
{
    Q_EMIT bunsetsuFoldTrained(whole, fold, heldOut);
}

/// Hands the models of folds over to the window's thread, each before what it predicts.
template <class AnyModel>
FoldSink<AnyModel> TrainingJob::foldSink(
    const std::shared_ptr<const AnyModel>& whole, const Treebank& treebank, const Worker::Post& post)
{
    return [this, whole, &treebank, &post](
               const std::shared_ptr<const AnyModel>& fold, const std::vector<std::size_t>& indices) {
        std::vector<SentenceKey> heldOut;
        heldOut.reserve(indices.size());
        for (const std::size_t index : indices)
            heldOut.push_back(treebank.key(index));
        post([this, whole, fold, heldOut = std::move(heldOut)] { tellFold(whole, fold, heldOut); });
    };
}

Result<void> TrainingJob::jackknifeOnWorker(const Run& run, const AnyModel& whole, const Sentences& sentences,
    const std::stop_token& stop, const Worker::Post& post)
{
    post([this] { setStage(Stage::Jackknifing); });
    FoldSettings folds;
    folds.threads = defaultThreads();
    folds.first = m_visible;
    const auto relations = m_workspace.relations();
    PredictionBatch batch(m_workspace, run.layer, post);
    const auto take
        = [&](std::size_t index, Analysis prediction) { batch.add(run.treebank.key(index), std::move(prediction)); };
    if (const auto* bunsetsu = std::get_if<std::shared_ptr<const BunsetsuModel>>(&whole))
        return jackknife(sentences, BunsetsuJackknifeSettings{folds, run.request.bunsetsu}, *relations, take,
            m_worker.percents(post), stop, foldSink(*bunsetsu, run.treebank, post));
    return jackknife(sentences, JackknifeSettings{folds, run.request.settings}, *relations, take,
        m_worker.percents(post), stop, foldSink(std::get<std::shared_ptr<const Model>>(whole), run.treebank, post));
}

} // namespace arcwright::ui
