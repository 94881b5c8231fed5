// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/training_job.h"

#include <algorithm>
#include <chrono>
#include <thread>
#include <utility>

#include "core/base/file_problems.h"
#include "core/learning/new_words.h"
#include "core/model/misfit.h"
#include "core/model/predict.h"
#include "core/shelf/numbered_name.h"
#include "ui/training/prediction_batch.h"
#include "ui/training/prepared_training.h"

namespace arcwright::ui {

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
    m_gate.resume();
    m_worker.start([this, run = Run{request, trainedOn, layer, m_workspace.title(), m_workspace.treebank()}](
                       const std::stop_token& stop, const Worker::Post& post) { trainOnWorker(run, stop, post); });
    Q_EMIT started();
    setStage(Stage::Reading);
}

void TrainingJob::predict(const PredictingModels& models, const QString& layer)
{
    m_gate.resume();
    m_worker.start([this, models, layer, treebank = m_workspace.treebank()](const std::stop_token& stop,
                       const Worker::Post& post) { predictOnWorker(models, layer, treebank, stop, post); });
    Q_EMIT started();
}

void TrainingJob::fail(const Problem& problem, const Worker::Post& post)
{
    if (problem.code != JobProblem::Cancelled)
        post([this, problem] { Q_EMIT failed(problem); });
}

void TrainingJob::setPaused(bool paused)
{
    if (paused)
        m_gate.pause();
    else
        m_gate.resume();
}

namespace {

/// A thread of this program that was told to stop may still have the job for a moment.
Result<JobFolder> openSoon(const std::string& path, const std::stop_token& stop)
{
    constexpr int tries = 100;
    constexpr auto pause = std::chrono::milliseconds(20);
    for (int attempt = 1;; ++attempt) {
        auto folder = JobFolder::open(path);
        if (folder || folder.error().code != FileProblem::InUse || attempt == tries || stop.stop_requested())
            return folder;
        std::this_thread::sleep_for(pause);
    }
}

/// Whether these are sentences of the open treebank: most of them, or some, and it is called as what was trained on is,
/// but for the number that tells trainings on one treebank apart.
bool areOfOpen(const QString& title, const QString& open, const std::vector<std::optional<std::size_t>>& places)
{
    const auto found = static_cast<std::size_t>(
        std::count_if(places.begin(), places.end(), [](const auto& place) { return place.has_value(); }));
    const std::string called = open.toStdString();
    const std::string trained = title.toStdString();
    const bool isCalledSo = trained == called || NumberedName::of(trained).name == called;
    return found > 0 && (isCalledSo || 2 * found > places.size());
}

} // namespace

/// Once a percent, and there it waits while it is paused.
ProgressSink TrainingJob::percents(const std::stop_token& stop, const Worker::Post& post)
{
    return m_gate.through(m_worker.percents(post), stop);
}

void TrainingJob::tellSize(std::size_t sentences, const Worker::Post& post)
{
    post([this, sentences] { Q_EMIT prepared(sentences); });
}

Result<TrainingJob::Prepared> TrainingJob::prepare(
    const Run& run, const std::stop_token& stop, const Worker::Post& post)
{
    Prepared made;
    made.title = run.trainedOn;
    if (!run.request.job.isEmpty()) {
        auto folder = openSoon(run.request.job.toStdString(), stop);
        if (!folder)
            return failure(folder.error());
        made.hasFolds = folder->card().hasFolds;
        made.data = folder->card().data;
        made.threads = folder->card().threads > 0 ? folder->card().threads : defaultThreads();
        tellSize(folder->card().sentences, post);
        made.folder = std::move(*folder);
    } else {
        auto training = preparedTraining(run.request, run.treebank, stop);
        if (!training)
            return failure(training.error());
        made.hasFolds = hasFolds(run.request, run.treebank);
        for (const QString& file : run.request.development)
            made.data.development.push_back(file.toStdString());
        made.threads = run.request.threads;
        tellSize(training->training.size(), post);
        if (run.request.jobs.isEmpty()) {
            made.training = std::move(*training);
            return made;
        }
        auto folder = JobFolder::create(
            run.request.jobs.toStdString(), cardOf(run.request, run.trainedOn, *training, run.treebank), *training);
        if (!folder) {
            post([this, problem = folder.error()] { Q_EMIT notKept(problem); });
            made.training = std::move(*training);
            return made;
        }
        made.folder = std::move(*folder);
    }
    post([this, path = QString::fromStdString(made.folder->path()), card = made.folder->card()] {
        Q_EMIT jobBegan(path, card);
    });
    return made;
}

Result<TrainedModel> TrainingJob::modelOf(
    const Prepared& prepared, const std::stop_token& stop, const Worker::Post& post)
{
    if (prepared.folder && prepared.folder->isFinished()) {
        auto done = prepared.folder->model();
        if (done)
            return done;
        post([this, problem = done.error()] { Q_EMIT begunAnew(problem); }); // its file is damaged
    }
    post([this] { setStage(Stage::Training); });
    const auto tellEpoch = [this, &post, &stop](const EpochReport& epoch) {
        if (epoch.member <= 1) // of several curves, one
            post([this, epoch] { Q_EMIT epochDone(epoch); });
        m_gate.wait(stop); // a percent may be many epochs
    };
    if (prepared.folder) {
        const auto tellAnew
            = [this, &post](const Problem& problem) { post([this, problem] { Q_EMIT begunAnew(problem); }); };
        return prepared.folder->run({percents(stop, post), tellEpoch, tellAnew}, stop);
    }
    TrainingHooks hooks;
    hooks.progress = percents(stop, post);
    hooks.epochDone = tellEpoch;
    return arcwright::train(prepared.training, hooks, stop);
}

void TrainingJob::tellModel(
    const Run& run, const Prepared& prepared, const TrainedModel& model, const Worker::Post& post)
{
    TrainingRequest request = run.request;
    if (prepared.folder)
        request.job = QString::fromStdString(prepared.folder->path());
    post([this, model, request, title = prepared.title] { Q_EMIT trained(model, request, title); });
}

void TrainingJob::trainOnWorker(const Run& run, const std::stop_token& stop, const Worker::Post& post)
{
    const auto prepared = prepare(run, stop, post);
    if (!prepared)
        return fail(prepared.error(), post);
    const auto model = modelOf(*prepared, stop, post);
    if (!model)
        return fail(model.error(), post);
    tellModel(run, *prepared, *model, post);
    if (run.treebank.size() == 0 || misfitOf(model->model, run.treebank)) { // of a job that was begun on another one
        if (prepared->hasFolds)
            post([this] { Q_EMIT foldsElsewhere(); });
        return;
    }
    PredictingModels used;
    if (const auto* words = std::get_if<std::shared_ptr<const Model>>(&model->model))
        used.words.emplace(LiveModel(*words));
    else
        used.bunsetsu.emplace(std::get<std::shared_ptr<const BunsetsuModel>>(model->model));
    predictOnWorker(used, run.layer, run.treebank, stop, post);
    if (prepared->hasFolds && !stop.stop_requested()) {
        if (const auto done = jackknifeOnWorker(run, *prepared, model->model, stop, post); !done)
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
        arcwright::predict(*models.words, *relations, treebank, first, take, percents(stop, post), stop);
    else
        arcwright::predict(*models.bunsetsu, *relations, treebank, first, take, percents(stop, post), stop);
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
FoldSink<AnyModel> TrainingJob::foldSink(const std::shared_ptr<const AnyModel>& whole, const Treebank& treebank,
    const Places& places, const Worker::Post& post)
{
    return [this, whole, &treebank, &places, &post](
               const std::shared_ptr<const AnyModel>& fold, const std::vector<std::size_t>& indices) {
        std::vector<SentenceKey> heldOut;
        heldOut.reserve(indices.size());
        for (const std::size_t index : indices) {
            if (places[index])
                heldOut.push_back(treebank.key(*places[index]));
        }
        post([this, whole, fold, heldOut = std::move(heldOut)] { tellFold(whole, fold, heldOut); });
    };
}

/// Each is kept in the folder of the job as soon as it is trained, and those that are there already are not trained
/// again.
template <class Kind>
FoldSteps<Kind> TrainingJob::foldSteps(const KeptFolds& kept, const Worker::Post& post)
{
    FoldSteps<Kind> steps;
    steps.kept = [this, &kept, &post](std::size_t fold) -> std::shared_ptr<const Kind> {
        const auto found = kept.find(fold);
        if (!found) {
            post([this, problem = found.error()] { Q_EMIT foldBegunAnew(problem); });
            return nullptr;
        }
        const auto* model = *found ? std::get_if<std::shared_ptr<const Kind>>(&**found) : nullptr;
        return model == nullptr ? nullptr : *model;
    };
    steps.keep = [&kept](std::size_t fold, const std::shared_ptr<const Kind>& model) { return kept.keep(fold, model); };
    steps.begunAnew
        = [this, &post](const Problem& problem) { post([this, problem] { Q_EMIT foldBegunAnew(problem); }); };
    steps.notKept = [this, &post, isTold = std::make_shared<std::atomic_flag>()](const Problem& problem) {
        if (!isTold->test_and_set()) // of all of them once
            post([this, problem] { Q_EMIT notKept(problem); });
    };
    steps.checkpoint = [&kept](std::size_t fold) { return kept.checkpoint(fold); };
    return steps;
}

/// Where the folds of a job are kept; nothing, which is told, where they cannot be.
std::optional<KeptFolds> TrainingJob::keptFolds(const Prepared& prepared, std::size_t count, const Worker::Post& post)
{
    if (!prepared.folder)
        return std::nullopt;
    const auto folds = prepared.folder->folds();
    const auto begun = folds ? folds->begin(count) : failure(folds.error());
    if (begun)
        return *folds;
    post([this, problem = begun.error()] { Q_EMIT notKept(problem); });
    return std::nullopt;
}

/// Where the open treebank has them. With the settings of the whole, on the sentences as they were when the training
/// was asked for; what is predicted is what is open.
Result<void> TrainingJob::jackknifeOnWorker(const Run& run, const Prepared& prepared, const AnyModel& whole,
    const std::stop_token& stop, const Worker::Post& post)
{
    auto training = prepared.folder ? prepared.folder->training() : prepared.training;
    if (!training)
        return failure(training.error());
    const auto settings = training->settings;
    const Sentences sentences = sentencesOfFolds(*training, prepared.data);
    training = TrainingRun(); // what is not in them is not needed any more
    const Places places = placesIn(run.treebank, sentences);
    if (!areOfOpen(prepared.title, run.open, places)) {
        post([this] { Q_EMIT foldsElsewhere(); });
        return {};
    }
    post([this] { setStage(Stage::Jackknifing); });
    const auto visible = std::find(places.begin(), places.end(), std::optional(m_visible.load()));
    FoldSettings division;
    division.threads = prepared.threads;
    division.first = visible == places.end() ? 0 : static_cast<std::size_t>(visible - places.begin());
    const auto kept = keptFolds(prepared, Folds(sentences, division).count(), post);
    PredictionBatch batch(m_workspace, run.layer, post);
    const auto take = [&](std::size_t index, Analysis prediction) {
        batch.add(run.treebank.key(*places[index]), std::move(prediction));
    };
    const auto jackknifed = [&]<class Kind>(const std::shared_ptr<const Kind>& model, const auto& jackknifing) {
        FoldSteps<Kind> steps = kept ? foldSteps<Kind>(*kept, post) : FoldSteps<Kind>();
        steps.trained = foldSink(model, run.treebank, places, post);
        steps.predicted
            = [&](std::size_t index) { return places[index] ? run.treebank.sentence(*places[index]) : nullptr; };
        return jackknife(sentences, jackknifing, *m_workspace.relations(), take, percents(stop, post), stop, steps);
    };
    const auto* bunsetsu = std::get_if<std::shared_ptr<const BunsetsuModel>>(&whole);
    auto done = bunsetsu != nullptr
        ? jackknifed(*bunsetsu, BunsetsuJackknifeSettings{division, std::get<BunsetsuSettings>(settings)})
        : jackknifed(std::get<std::shared_ptr<const Model>>(whole),
            JackknifeSettings{division, std::get<TrainingSettings>(settings)});
    if (done)
        post([this] { Q_EMIT foldsDone(); });
    return done;
}

} // namespace arcwright::ui
