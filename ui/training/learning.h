// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <memory>
#include <optional>

#include <QElapsedTimer>
#include <QObject>

#include "core/experiments/jackknife.h"
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
};

/// Trains on the open treebank and predicts it, on a thread of its own. What it finds goes into the workspace's layer.
class Learning : public QObject {
    Q_OBJECT
public:
    /// The stage of the work, for the panel to say.
    enum class Stage { Idle, Reading, Training, Predicting, Jackknifing };

    explicit Learning(Workspace& workspace, QObject* parent = nullptr);

    void train(const TrainingRequest& request);
    /// Takes over a model that was loaded from a file and predicts the open treebank with it. One that misfitOf() finds
    /// fails, and the model before stays in use. It parses with `decoder` where it can, else with its own.
    void useModel(const AnyModel& model, const QString& name, std::shared_ptr<const Tagger> tagger = nullptr,
        std::optional<Decoder> decoder = std::nullopt);
    /// Why a model cannot predict the open treebank: it is for other units, or was trained with another language than
    /// the treebank's files say they are of. Nothing if it can, or if nothing is open.
    std::optional<Problem> misfitOf(const AnyModel& model) const;
    /// The decoders that can parse with the model in use; none where it is of bunsetsu, or there is none.
    std::vector<Decoder> decoders() const;
    /// Parses with one of decoders() from now on, and predicts the open treebank anew; none: with the model's own. The
    /// choice goes with the model in use: the next one parses with its own.
    void parseWith(std::optional<Decoder> decoder);
    /// The decoder that parseWith() was given last.
    std::optional<Decoder> chosenDecoder() const { return m_decoder; }
    /// The models in use, with what they learnt since. Nothing where the base is another one by now; folds that came
    /// meanwhile stay what they are.
    void takeLive(const LiveModels& models);
    /// The sentence on view: whenever predictions are made, it comes before the others.
    void setVisibleSentence(std::size_t index) { m_visible = index; }
    void cancel();
    bool isBusy() const { return m_worker.isRunning(); }
    Stage stage() const { return m_stage; }

    /// The model now in use, whatever its units; null if there is none yet.
    const AnyModel& anyModel() const { return m_model; }
    /// The model in use if it parses words, else null.
    std::shared_ptr<const Model> model() const { return of<Model>(); }
    /// The model in use with its lessons from sentences that were confirmed since; nothing where there is no such
    /// model.
    std::optional<LiveModel> liveModel() const { return m_words ? std::optional(m_words->whole()) : std::nullopt; }
    /// The models in use, those of the folds too, with their lessons from sentences that were confirmed since.
    const std::optional<LiveModels>& liveModels() const { return m_words; }
    const std::optional<BunsetsuModels>& bunsetsuModels() const { return m_bunsetsu; }
    /// The model that speaks of a sentence of the open treebank: where there are folds, one that has not seen it.
    /// Nothing where there is no model of these units.
    std::optional<LiveModel> liveModelFor(std::size_t sentence) const;
    /// The model that speaks of a sentence with bunsetsu; null where there is none.
    std::shared_ptr<const BunsetsuModel> bunsetsuModelFor(std::size_t sentence) const;
    /// The model that speaks of a sentence, as it was trained, without what it learnt since.
    AnyModel anyModelFor(std::size_t sentence) const;
    /// How honest the model that speaks of a sentence is about it.
    Exposure exposureOf(std::size_t sentence) const;
    /// The tagger beside the model; null where there is none.
    std::shared_ptr<const Tagger> tagger() const { return m_tagger; }
    /// Writes the model, with what it learnt since, and its tagger into a file. As saveModel() of core does.
    Result<void> saveModel(const QString& path) const;
    /// The model in use if it parses bunsetsu, else null.
    std::shared_ptr<const BunsetsuModel> bunsetsuModel() const { return of<BunsetsuModel>(); }
    /// The name of the file the model was loaded from, empty if it was trained here.
    QString modelName() const { return m_modelName; }
    /// The name of the layer that has the model's predictions.
    QString layerName() const { return m_modelName.isEmpty() ? tr("predicted") : m_modelName; }

Q_SIGNALS:
    void started();
    void stageChanged(arcwright::ui::Learning::Stage stage);
    void progressed(int percent);
    /// Of a Bayes Point Machine the epochs of its first member.
    void epochDone(const arcwright::EpochReport& report);
    /// A new model has taken over.
    void modelChanged();
    /// The model in use has learnt, or forgotten, something, or has got another fold: liveModels() is another one.
    void liveModelChanged();
    /// The layer of new predictions has begun; another one, which somebody is looking at, stays on view.
    void predictedBehind(const QString& layer);
    void failed(const arcwright::Problem& problem);
    /// Nothing is under way any more, whether it was done, cancelled or failed.
    void finished();

private:
    /// The models in use: of words or of bunsetsu.
    struct Used {
        std::optional<LiveModels> words;
        std::optional<BunsetsuModels> bunsetsu;
    };

    template <class Kind>
    std::shared_ptr<const Kind> of() const
    {
        const auto* held = std::get_if<std::shared_ptr<const Kind>>(&m_model);
        return held ? *held : nullptr;
    }
    void setStage(Stage stage);
    void fail(const Problem& problem, const Worker::Post& post);
    void takeOver(const AnyModel& model, std::shared_ptr<const Tagger> tagger, const Worker::Post& post);
    void setModel(const AnyModel& model, const QString& name, std::shared_ptr<const Tagger> tagger,
        std::optional<Decoder> decoder = std::nullopt);
    bool canParseWith(std::optional<Decoder> decoder) const;
    void predictAll();
    void startLayer(const QString& name);
    void trainOnWorker(const TrainingRequest& request, const Treebank& treebank, const std::stop_token& stop,
        const Worker::Post& post);
    Result<TrainedModel> trained(const TrainingRequest& request, const Sentences& sentences, Units units,
        const std::stop_token& stop, const Worker::Post& post);
    template <class AnyModel>
    FoldSink<AnyModel> foldSink(
        const std::shared_ptr<const AnyModel>& whole, const Treebank& treebank, const Worker::Post& post);
    void addFold(const std::shared_ptr<const Model>& whole, const std::shared_ptr<const Model>& fold,
        const std::vector<SentenceKey>& heldOut);
    void addFold(const std::shared_ptr<const BunsetsuModel>& whole, const std::shared_ptr<const BunsetsuModel>& fold,
        const std::vector<SentenceKey>& heldOut);
    void predictOnWorker(const Used& model, const QString& layer, const Treebank& treebank, const std::stop_token& stop,
        const Worker::Post& post);
    Result<void> jackknifeOnWorker(const TrainingRequest& request, const AnyModel& whole, const Treebank& treebank,
        const Sentences& sentences, const std::stop_token& stop, const Worker::Post& post);

    Workspace& m_workspace;
    AnyModel m_model;
    std::optional<LiveModels> m_words; ///< where it parses words
    std::optional<BunsetsuModels> m_bunsetsu; ///< where it parses bunsetsu
    std::optional<Decoder> m_decoder; ///< of m_words
    bool m_comesToFront = true; ///< the layer of the predictions that are made next
    std::shared_ptr<const Tagger> m_tagger;
    QString m_modelName;
    std::atomic<std::size_t> m_visible = 0;
    Stage m_stage = Stage::Idle;
    Worker m_worker; // last: its thread uses the others
};

} // namespace arcwright::ui
