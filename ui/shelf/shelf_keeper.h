// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>

#include <QObject>
#include <QStringList>

#include "core/documents/treebank.h"
#include "core/model/training_run.h"
#include "core/shelf/model_description.h"
#include "ui/training/learning.h"
#include "ui/training/training_job.h"
#include "ui/work/worker.h"

namespace arcwright {

struct NumberedName;

} // namespace arcwright

namespace arcwright::ui {

class ShelfStore;
class Workspace;

/// Puts models on the shelf: each that a training has given, by itself, with its scores on sentences that it has not
/// seen; the models of its folds, as each of them is there; and the one in use when somebody wants it. By itself it
/// keeps only so many, and says when there are more.
class ShelfKeeper : public QObject {
    Q_OBJECT
public:
    /// How many models are kept by itself at most: those that somebody has renamed, written notes about or put there
    /// do not count.
    static constexpr std::size_t mostKept = 20;

    ShelfKeeper(Workspace& workspace, Learning& learning, ShelfStore& store, QObject* parent = nullptr);

    /// Puts the model in use on the shelf as it is now, with what it learnt since it was trained. `file` has it, but
    /// for that; empty if none does.
    void shelve(const QString& file);
    /// Puts the model that Learning::saveModel() would write on the shelf, with what it learnt since it was trained.
    /// What the shelf had of it goes into the trash. `then` is told the name that it has there; where it could not be,
    /// the store says why, and `otherwise` is called. The models of its folds, which take longer, follow: the store is
    /// busy until all is there.
    void keepNow(const std::function<void(const QString& name)>& then, const std::function<void()>& otherwise);
    /// Whether a model on the shelf is called after that number of the treebank's trainings.
    bool isTaken(const QString& treebank, int number) const;
    /// Whether scores are on their way.
    bool isBusy() const { return m_scoring.isRunning(); }

Q_SIGNALS:
    /// A model is on the shelf. Its scores may follow.
    void kept(const std::string& id, bool byItself);
    /// What is told of a model has its scores now.
    void scoresKnown(const std::string& id);
    /// isBusy() is false again.
    void settled();
    /// The models of folds are beside theirs.
    void foldsKept(const std::string& id);
    /// The model in use need not be put there.
    void alreadyKept();
    /// A model that was trained is not kept, since that many are there that were kept by itself.
    void full(std::size_t count);

private:
    /// Makes the models of folds that are to be kept, on a thread of its own.
    using FoldMaker = std::function<std::vector<AnyModel>()>;
    /// The latest folds of each model that wait: those before them need not be written.
    struct FoldsToKeep {
        std::mutex mutex;
        std::map<std::string, FoldMaker> byId; ///< guarded by the mutex
    };
    struct Training {
        TrainingRequest request;
        Treebank treebank; ///< that was open
    };
    struct ToScore {
        std::string id;
        AnyModel model;
        Training training;
    };
    void keep(const TrainedModel& model, const TrainingRequest& request, const QString& trainedOn);
    void noteKept(const AnyModel& model, const std::string& id, std::size_t lessons = 0);
    void keepFolds();
    void keepFolds(const std::string& id, FoldMaker folds);
    void scoreNext();
    void noteScore(const std::string& id, const ModelMark& mark);
    ModelDescription describe(const AnyModel& model, const NumberedName& title, const Treebank& trainedOn) const;
    /// The models of the folds of the model in use, as they are now: without what they learnt where the whole is kept
    /// without, too. Nothing where there are none.
    std::optional<FoldMaker> foldsInUse(std::size_t lessons) const;
    /// Of a model that the shelf has but for what it learnt since: as the shelf has it.
    ModelDescription describe(const Learning::ToSave& saved) const;

    Workspace& m_workspace;
    Learning& m_learning;
    ShelfStore& m_store;
    Treebank m_treebank; ///< that is, or was last, trained on
    std::deque<ToScore> m_toScore;
    std::shared_ptr<FoldsToKeep> m_foldsToKeep = std::make_shared<FoldsToKeep>();
    Worker m_scoring; // last: its thread uses the others
};

} // namespace arcwright::ui
