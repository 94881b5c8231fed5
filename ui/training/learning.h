// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include <QElapsedTimer>
#include <QObject>

#include "core/model/model_with_folds.h"
#include "core/model/training_run.h"
#include "ui/documents/workspace.h"
#include "ui/training/training_job.h"
#include "ui/work/disposal.h"

namespace arcwright::ui {

/// The model in use, and the one on offer: trained here by a TrainingJob or taken from a file, with what they learnt
/// since, and their predictions of the open treebank in the workspace's layer.
class Learning : public QObject {
    Q_OBJECT
public:
    using Stage = TrainingJob::Stage;

    explicit Learning(Workspace& workspace, QObject* parent = nullptr);

    void train(const TrainingRequest& request);
    /// Takes over a model that was loaded from a file, with the models of its folds where there are any, and predicts
    /// the open treebank with it. One that misfitOf() finds fails, and the model before stays in use. It parses with
    /// `decoder` where it can, else with its own.
    void useModel(const AnyModel& model, const QString& name, std::shared_ptr<const Tagger> tagger = nullptr,
        std::optional<Decoder> decoder = std::nullopt, const std::vector<AnyModel>& folds = {});
    /// Why a model cannot predict the open treebank: it is for other units, or was trained with another language than
    /// the treebank's files say they are of. Nothing if it can, or if nothing is open.
    std::optional<Problem> misfitOf(const AnyModel& model) const;
    /// The decoders that can parse with the model in use; none where it is of bunsetsu, or there is none.
    std::vector<Decoder> decoders() const;
    /// Parses with one of decoders() from now on, and predicts the open treebank anew; none: with the model's own. The
    /// choice goes with the model in use: the next one parses with its own.
    void parseWith(std::optional<Decoder> decoder);
    /// The decoder that parseWith() was given last.
    std::optional<Decoder> chosenDecoder() const { return m_used.decoder; }
    /// The models in use, with what they learnt since. Nothing where the base is another one by now; folds that came
    /// meanwhile stay what they are.
    void takeLive(const LiveModels& models);
    /// The same of bunsetsu, whose models say nothing of their base: whoever asks knows that the model in use is still
    /// the one that learnt.
    void takeLive(const BunsetsuModels& models);
    /// The sentence on view: whenever predictions are made, it comes before the others.
    void setVisibleSentence(std::size_t index) { m_job.setVisibleSentence(index); }
    /// Predicts the open treebank with the model in use, or with the one that is offered, which is in use then. One
    /// that misfitOf() finds fails.
    void predictHere();
    /// The title of the model that was in use when another treebank was opened, and can be used again by predictHere();
    /// empty if there is none. Until then it says nothing of the treebank.
    QString offeredTitle() const { return m_offered ? m_offered->title() : QString(); }
    /// Why the model on offer cannot predict the open treebank, as misfitOf(); nothing if it can.
    std::optional<Problem> misfitOfOffered() const { return m_offered ? misfitOf(m_offered->model) : std::nullopt; }
    /// Whether the model on offer knows most of the open treebank's relations; else there is no use in offering it.
    bool offersFittingRelations() const;
    /// The title of the model that was in use before this one; empty if there is none for the open treebank, or as long
    /// as something is under way.
    QString formerTitle() const { return m_former && !isBusy() ? m_former->used.title() : QString(); }
    /// What the former model had predicted when it gave way, in a layer of its own or in the one that the model in use
    /// has now; null where there is no former model.
    const Layer* formerLayer() const;
    /// Puts the former model in use again, with its folds, what it had learnt and what it had predicted, at once; the
    /// one in use is the former one then. Nothing happens without formerTitle().
    void useFormer();
    /// Cancels the training or prediction that is under way: TrainingJob::cancel().
    void cancel() { m_job.cancel(); }
    /// Holds up what is under way where it is, or lets it go on.
    void setPaused(bool paused);
    bool isPaused() const { return m_job.isPaused(); }
    /// Whether what is trained is kept as a job, so that its end is none for good.
    bool isKept() const { return isTraining() && m_isKept; }
    /// Whether also the models of folds are kept, all of them, that are to follow its model.
    bool keepsFolds() const { return isTraining() && m_keepsFolds; }
    /// Whether predictions by folds would follow such a training on what is open.
    bool wouldHaveFolds(const TrainingRequest& request) const;
    /// Whether a training that somebody asked for is under way.
    bool isTraining() const { return isBusy() && m_isTraining; }
    /// The titles of models that somebody asked for, or that have learnt from what was confirmed, and that no file has.
    QStringList unsavedModels() const;
    bool isBusy() const { return m_job.isBusy(); }
    Stage stage() const { return m_job.stage(); }

    /// The model now in use, whatever its units; null if there is none yet.
    const AnyModel& anyModel() const { return m_used.model; }
    /// The model in use if it parses words, else null.
    std::shared_ptr<const Model> model() const { return of<Model>(); }
    /// The model in use with its lessons from sentences that were confirmed since; nothing where there is no such
    /// model.
    std::optional<LiveModel> liveModel() const
    {
        return m_used.words ? std::optional(m_used.words->whole()) : std::nullopt;
    }
    /// The models in use, those of the folds too, with their lessons from sentences that were confirmed since.
    const std::optional<LiveModels>& liveModels() const { return m_used.words; }
    const std::optional<BunsetsuModels>& bunsetsuModels() const { return m_used.bunsetsu; }
    /// The model that speaks of a sentence of the open treebank: where there are folds, one that has not seen it.
    /// Nothing where there is no model of these units.
    std::optional<LiveModel> liveModelFor(std::size_t sentence) const;
    /// The model that speaks of a sentence with bunsetsu; null where there is none.
    std::shared_ptr<const BunsetsuModel> bunsetsuModelFor(std::size_t sentence) const;
    /// The model that speaks of a sentence, as it was trained, without what it learnt since.
    AnyModel anyModelFor(std::size_t sentence) const;
    /// How honest the model that speaks of a sentence is about it.
    Exposure exposureOf(std::size_t sentence) const;
    /// The models of the folds of the model in use as they were trained, without what they learnt since.
    const std::vector<AnyModel>& trainedFolds() const { return m_used.trainedFolds; }
    /// The tagger beside the model; null where there is none.
    std::shared_ptr<const Tagger> tagger() const { return m_used.tagger; }
    /// Writes the model, with what it learnt since, and its tagger into a file. As saveModel() of core does.
    Result<void> saveModel(const QString& path);
    /// Where the user's shelf has a model, and what it is called there. What it learnt since is not in that file.
    struct Kept {
        QString path;
        QString name; ///< empty if it is not there, or not any more
        std::size_t lessons = 0; ///< from sentences that were confirmed after the training, and are in that file

        friend bool operator==(const Kept&, const Kept&) = default;
    };
    void noteKept(const AnyModel& model, const Kept& kept);
    /// Of the model in use, where it was trained here or has been put there since.
    const Kept& kept() const { return m_used.kept; }
    /// A model that could be saved: as it was trained, and how many lessons it has learnt since.
    struct ToSave {
        AnyModel model;
        std::size_t lessons = 0;
        Kept kept;
        QString name; ///< of its file; empty if it was trained here
        QString trainedOn; ///< where it was trained here
        QString job; ///< the folder of the job that has it, too, where there is one
        QString title; ///< as people are told of it
        std::optional<LiveModels> words{}; ///< where it parses words, with its folds and what all of them have learnt
        std::optional<BunsetsuModels> bunsetsu{}; ///< where it parses bunsetsu
    };
    /// That which saveModel() writes.
    ToSave toSave() const { return toSave(savesOffered() ? *m_offered : m_used); }
    /// Those of unsavedModels().
    std::vector<ToSave> unsaved() const;
    /// Writes what saveModel() does, as it is now, into a file, on any thread, as writeFileAtomically(): told to stop
    /// it fails with Cancelled, or has replaced the file before it looked.
    using Writer = std::function<Result<void>(const std::string& file, const std::stop_token& stop)>;
    Writer writer() const;
    /// That a writer() has written this, which was toSave() then, into that file.
    void noteSaved(const ToSave& saved, const QString& path);
    /// Whether no file has the model in use as it is.
    bool isChanged() const { return m_used.isChanged; }
    /// From how many sentences the model in use has learnt since it was trained.
    std::size_t lessons() const { return m_used.lessons(); }
    /// Whether there is a model to save: in use, or on offer.
    bool hasModel() const { return !isNull(m_used.model) || m_offered; }
    /// The title of the model that saveModel() writes: the one in use, unless only the one on offer is in no file.
    QString titleToSave() const { return savesOffered() ? m_offered->title() : m_used.title(); }
    /// The folders of the jobs that have given the model in use and the one on offer.
    QStringList jobsOfModels() const { return {m_used.job, m_offered ? m_offered->job : QString()}; }
    /// The treebank that this model was trained on here; empty if it comes from a file.
    QString trainedOnToSave() const { return savesOffered() ? m_offered->trainedOn : m_used.trainedOn; }
    /// Whether opening another treebank takes the place of a model on offer that no file has.
    bool forgetsModelOnOpening() const { return !isNull(m_used.model) && m_offered && m_offered->isUnsaved(); }
    /// The model in use if it parses bunsetsu, else null.
    std::shared_ptr<const BunsetsuModel> bunsetsuModel() const { return of<BunsetsuModel>(); }
    /// The name of the file the model was loaded from, empty if it was trained here.
    QString modelName() const { return m_used.name; }
    /// The model in use, by its file or by what it was trained on; empty if there is none.
    QString modelTitle() const { return isNull(m_used.model) ? QString() : m_used.title(); }
    /// What the models that there are, and that somebody had trained here, are called after.
    QStringList titlesHere() const;
    /// The treebank that is, or was last, trained on here.
    QString trainedOn() const { return m_trainedOn; }
    /// The name of the layer that has the model's predictions.
    QString layerName() const { return m_used.layerName(m_ownLayer); }

    /// The language is another one: gives the layer of the models trained here its name in it, once nothing is under
    /// way.
    void retranslate();
    /// Tells views that have just been made of the model in use, and of what is under way.
    void introduce();

Q_SIGNALS:
    void started();
    void stageChanged(arcwright::ui::TrainingJob::Stage stage);
    void progressed(int percent);
    /// Of a Bayes Point Machine the epochs of its first member.
    void epochDone(const arcwright::EpochReport& report);
    // As TrainingJob has them.
    void prepared(std::size_t sentences);
    void jobBegan(const QString& path, const arcwright::JobCard& card);
    void notKept(const arcwright::Problem& problem);
    void begunAnew(const arcwright::Problem& problem);
    void foldBegunAnew(const arcwright::Problem& problem);
    void foldsDone();
    void foldsElsewhere();
    void pausedChanged(bool paused);
    /// The training has its model; what it predicts follows.
    void trained();
    /// The model in use has the model of another fold, which was trained here: trainedFolds() are others.
    void foldTrained();
    /// A new model has taken over: for what learns on from it and outlives the views; modelChanged() follows.
    void modelTaken();
    /// A new model has taken over.
    void modelChanged();
    /// Another model takes over from formerTitle(), trained here or taken from a file; its predictions follow.
    void takingOver();
    /// A training that somebody asked for has given a model, which is in use now.
    void trainedHere(
        const arcwright::TrainedModel& model, const arcwright::ui::TrainingRequest& request, const QString& trainedOn);
    /// A model that was trained on that treebank stays in its job: another one is on offer, and in no file.
    void leftInJob(const QString& trainedOn);
    /// useFormer() has put the other model in use.
    void formerUsed();
    /// A model is in a file as it is.
    void modelSaved();
    /// The model in use has learnt, or forgotten, something, or has got another fold: liveModels() is another one.
    void liveModelChanged();
    /// The layer of new predictions has begun; another one, which somebody is looking at, stays on view.
    void predictedBehind(const QString& layer);
    void failed(const arcwright::Problem& problem);
    /// The training was cancelled when its model was there already, but not all of its predictions.
    void foldsCancelled();
    /// Nothing is under way any more, whether it was done, cancelled or failed.
    void finished();

private:
    /// A model with all that goes with it.
    struct Used {
        AnyModel model;
        std::optional<LiveModels> words; ///< where it parses words
        std::optional<BunsetsuModels> bunsetsu; ///< where it parses bunsetsu
        std::vector<AnyModel> trainedFolds; ///< of either, before any lesson
        std::optional<Decoder> decoder; ///< of `words`
        std::shared_ptr<const Tagger> tagger;
        QString name; ///< of its file; empty if it was trained here
        QString trainedOn; ///< where it was trained here
        QString job; ///< the folder of the job that has it, too, where there is one
        Kept kept;
        bool isWorthKeeping = false; ///< somebody chose it
        bool isChanged = false; ///< no file has it as it is

        QString title() const { return name.isEmpty() ? tr("the parser trained here on %1").arg(trainedOn) : name; }
        bool isUnsaved() const { return isChanged && isWorthKeeping; }
        /// From sentences that were confirmed.
        std::size_t lessons() const;
        /// Whether a file has it as it was trained.
        bool isInFile() const { return (!name.isEmpty() && kept.path.isEmpty()) || !kept.name.isEmpty(); }
        /// After a lesson: only where there is none, and none is in the file either, it is what the file has. As many
        /// need not be the same ones.
        bool differsFromFile() const { return !isInFile() || lessons() != 0 || kept.lessons != 0; }
        /// `own`: that of the models trained here.
        QString layerName(const QString& own) const { return name.isEmpty() ? own : name; }
    };

    /// A model that was in use, and what it had predicted.
    struct Former {
        Used used;
        std::optional<Layer> layer; ///< where its name has become that of another model's layer
    };

    template <class Kind>
    std::shared_ptr<const Kind> of() const
    {
        const auto* held = std::get_if<std::shared_ptr<const Kind>>(&m_used.model);
        return held ? *held : nullptr;
    }
    static ToSave toSave(const Used& used)
    {
        return {used.model, used.lessons(), used.kept, used.name, used.trainedOn, used.job, used.title(), used.words,
            used.bunsetsu};
    }
    void takeOver(const TrainedModel& model, const TrainingRequest& request, const QString& trainedOn);
    void offer(const TrainedModel& model, const TrainingRequest& request, const QString& trainedOn);
    void tellModel();
    void forgetFormer();
    void keepFormer();
    void keepFormerLayer(const QString& name);
    void offerModel();
    void tagNewWords();
    bool savesOffered() const
    {
        return m_offered && (isNull(m_used.model) || (m_offered->isUnsaved() && !m_used.isUnsaved()));
    }
    void setModel(const AnyModel& model, const QString& name, std::shared_ptr<const Tagger> tagger,
        std::optional<Decoder> decoder = std::nullopt, const std::vector<AnyModel>& folds = {});
    void begin(const std::vector<AnyModel>& folds);
    bool canParseWith(std::optional<Decoder> decoder) const;
    void predictAll();
    void startLayer(const QString& name);
    void addWordsFold(const std::shared_ptr<const Model>& whole, const std::shared_ptr<const Model>& fold,
        const std::vector<SentenceKey>& heldOut);
    void addBunsetsuFold(const std::shared_ptr<const BunsetsuModel>& whole,
        const std::shared_ptr<const BunsetsuModel>& fold, const std::vector<SentenceKey>& heldOut);

    Workspace& m_workspace;
    QString m_ownLayer = tr("predicted"); ///< name of the layer of models that were trained here
    Used m_used;
    std::optional<Used> m_offered;
    std::optional<Former> m_former;
    bool m_comesToFront = true; ///< the layer of the predictions that are made next
    bool m_isTraining = false; ///< what is under way, and somebody asked for it
    bool m_isKept = false; ///< as a job
    bool m_keepsFolds = false; ///< which follow the model
    QString m_trainedOn;
    Disposal m_disposal;
    TrainingJob m_job{m_workspace};
};

} // namespace arcwright::ui
