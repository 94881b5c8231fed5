// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <memory>
#include <optional>

#include <QObject>
#include <QStringList>

#include "core/base/parallel.h"
#include "core/base/pause_gate.h"
#include "core/experiments/jackknife.h"
#include "core/jobs/job_folder.h"
#include "core/jobs/training_sources.h"
#include "core/model/given_part.h"
#include "core/model/model_with_folds.h"
#include "core/model/training_run.h"
#include "ui/documents/workspace.h"
#include "ui/work/worker.h"

namespace arcwright::ui {

/// The settings of a training run, besides the open treebank.
struct TrainingRequest {
    TrainingSettings settings; ///< where the units are words
    BunsetsuSettings bunsetsu; ///< where they are bunsetsu
    QStringList development; ///< files for the development curve; none: every tenth sentence is held out
    bool jackknife = true; ///< predict the open sentences by models that have not seen them
    HeldOut heldOut = HeldOut::EveryTenth; ///< Nothing: the folds score, and there is no development curve
    unsigned threads = defaultThreads(); ///< for scoring, the members of a Bayes Point Machine, and folds
    GivenPart given = GivenPart::Heads; ///< what of the open sentences is learnt from
    bool isAsked = true; ///< somebody asked for it, and would miss the model
    std::vector<TrainingSource> sources{TrainingSource()}; ///< what is learnt from: all of the open treebank
    QString jobs{}; ///< the folder in which the training is kept as a job; empty: it ends with the program
    QString job{}; ///< the folder of a job to go on with, whose sentences and settings count; empty: a new training
    QString title{}; ///< what is trained on, as titleOfSources() or with a number; empty: as that says
};

/// Whether all of the open treebank, and nothing else, is learnt from: only then folds can tell how well.
bool learnsFromAll(const TrainingRequest& request);

/// The models that predict: of words or of bunsetsu.
struct PredictingModels {
    std::optional<LiveModels> words;
    std::optional<BunsetsuModels> bunsetsu;
};

/// A training on the open treebank, or a prediction of it, on a thread of its own: from reading the sentences to the
/// models of the folds, with its progress, and how it is cancelled. What it finds it hands over on the window's thread;
/// predictions go into the workspace's layer. One at a time.
class TrainingJob : public QObject {
    Q_OBJECT
public:
    /// The stage of the work, for people to be told.
    enum class Stage { Idle, Reading, Training, Predicting, Jackknifing };

    explicit TrainingJob(Workspace& workspace, QObject* parent = nullptr);

    /// Trains, then predicts the open treebank into the layer of that name.
    void train(const TrainingRequest& request, const QString& trainedOn, const QString& layer);
    /// Predicts the open treebank into the layer of that name.
    void predict(const PredictingModels& models, const QString& layer);
    /// Cancels what is under way and returns at once: the thread stops at the next sentence, and finished() follows.
    /// What was handed over by then stays: a model that was trained is in use.
    void cancel() { m_worker.requestStop(); }
    /// Holds it up where it is, or lets it go on; a new piece of work begins without a pause.
    void setPaused(bool paused);
    bool isPaused() const { return isBusy() && m_gate.isPaused(); }
    /// Ends it because its sentences are gone: nothing arrives any more but finished(), at once.
    void abandon();
    bool isBusy() const { return m_worker.isRunning(); }
    Stage stage() const { return m_stage; }
    /// The sentence on view comes before the others whenever predictions are made.
    void setVisibleSentence(std::size_t index) { m_visible = index; }

Q_SIGNALS:
    void started();
    void stageChanged(arcwright::ui::TrainingJob::Stage stage);
    void progressed(int percent);
    /// Of a Bayes Point Machine the epochs of its first member. Of a job that is gone on with, those that were done
    /// before too.
    void epochDone(const arcwright::EpochReport& report);
    /// So many sentences are learnt from in each epoch.
    void prepared(std::size_t sentences);
    /// The training is kept as the job in that folder.
    void jobBegan(const QString& path, const arcwright::JobCard& card);
    /// It, or the first of its folds of which that is so, cannot be kept, and goes on all the same.
    void notKept(const arcwright::Problem& problem);
    /// What it was to go on from is of no use, and it begins with the first epoch.
    void begunAnew(const arcwright::Problem& problem);
    /// The same of one of its folds alone.
    void foldBegunAnew(const arcwright::Problem& problem);
    /// There is a model, before anything is predicted with it. Of one that is kept as a job the request names its
    /// folder.
    void trained(
        const arcwright::TrainedModel& model, const arcwright::ui::TrainingRequest& request, const QString& trainedOn);
    /// Predictions for the layer of that name follow.
    void predictionsBegin(const QString& layer);
    /// There is the model of a fold that has not seen these sentences, before it predicts them.
    void wordsFoldTrained(const std::shared_ptr<const arcwright::Model>& whole,
        const std::shared_ptr<const arcwright::Model>& fold, const std::vector<arcwright::SentenceKey>& heldOut);
    void bunsetsuFoldTrained(const std::shared_ptr<const arcwright::BunsetsuModel>& whole,
        const std::shared_ptr<const arcwright::BunsetsuModel>& fold,
        const std::vector<arcwright::SentenceKey>& heldOut);
    /// All sentences that are to be are predicted by folds.
    void foldsDone();
    /// There is the model, and its folds are still to come: the treebank that they would predict is not open.
    void foldsElsewhere();
    void failed(const arcwright::Problem& problem);
    /// The training was cancelled when its model was there already, but not all of its predictions.
    void foldsCancelled();
    /// Nothing is under way any more, whether it was done, cancelled or failed.
    void finished();

private:
    /// All that the thread knows of a training.
    struct Run {
        TrainingRequest request;
        QString trainedOn;
        QString layer;
        QString open; ///< the title of the open treebank
        Treebank treebank;
    };

    /// What a thread has before it trains.
    struct Prepared {
        TrainingRun training; ///< empty where there is a folder, which has it
        std::optional<JobFolder> folder;
        QString title;
        bool hasFolds = false;
        JobData data; ///< of which the development files count
        unsigned threads = 1; ///< for folds
    };
    /// Where sentences that are learnt from are in the open treebank.
    using Places = std::vector<std::optional<std::size_t>>;

    void setStage(Stage stage);
    void fail(const Problem& problem, const Worker::Post& post);
    void trainOnWorker(const Run& run, const std::stop_token& stop, const Worker::Post& post);
    Result<Prepared> prepare(const Run& run, const std::stop_token& stop, const Worker::Post& post);
    Result<TrainedModel> modelOf(const Prepared& prepared, const std::stop_token& stop, const Worker::Post& post);
    void tellModel(const Run& run, const Prepared& prepared, const TrainedModel& model, const Worker::Post& post);
    void tellSize(std::size_t sentences, const Worker::Post& post);
    ProgressSink percents(const std::stop_token& stop, const Worker::Post& post);
    template <class AnyModel>
    FoldSink<AnyModel> foldSink(const std::shared_ptr<const AnyModel>& whole, const Treebank& treebank,
        const Places& places, const Worker::Post& post);
    std::optional<KeptFolds> keptFolds(const Prepared& prepared, std::size_t count, const Worker::Post& post);
    template <class Kind>
    FoldSteps<Kind> foldSteps(const KeptFolds& kept, const Worker::Post& post);
    void tellFold(const std::shared_ptr<const Model>& whole, const std::shared_ptr<const Model>& fold,
        const std::vector<SentenceKey>& heldOut);
    void tellFold(const std::shared_ptr<const BunsetsuModel>& whole, const std::shared_ptr<const BunsetsuModel>& fold,
        const std::vector<SentenceKey>& heldOut);
    void predictOnWorker(const PredictingModels& models, const QString& layer, const Treebank& treebank,
        const std::stop_token& stop, const Worker::Post& post);
    Result<void> jackknifeOnWorker(const Run& run, const Prepared& prepared, const AnyModel& whole,
        const std::stop_token& stop, const Worker::Post& post);

    Workspace& m_workspace;
    std::atomic<std::size_t> m_visible = 0;
    PauseGate m_gate;
    Stage m_stage = Stage::Idle;
    Worker m_worker; // last: its thread uses the others
};

} // namespace arcwright::ui
