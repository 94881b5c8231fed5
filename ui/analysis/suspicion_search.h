// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <vector>

#include <QElapsedTimer>
#include <QObject>

#include "core/base/pause_gate.h"
#include "core/base/staged_progress.h"
#include "core/experiments/suspicion_queue.h"
#include "core/model/any_model.h"
#include "ui/documents/workspace.h"
#include "ui/work/worker.h"

namespace arcwright::ui {

/// The model in use, which can judge in the place of parsers that are trained for it.
struct JudgingModel {
    QString title; ///< empty: there is none for the treebank
    /// The one that speaks of a sentence, as it was trained: what was learnt from corrections since would agree with
    /// them.
    std::function<AnyModel(std::size_t)> of;
};

/// What somebody wants to be searched.
struct SuspicionRequest {
    bool byModel = false; ///< judged by the model in use, if there is one
    unsigned folds = 5; ///< into which the treebank is divided; the words of each are judged by parsers of the others
    std::set<SuspicionMethod> methods{allSuspicionMethods.begin(), allSuspicionMethods.end()};
};

/// What was found, and by whom.
struct FoundSuspicions {
    Treebank searched; ///< as it was
    SuspicionQueue queue;
    SuspicionRequest request;
    QStringList parsers; ///< that have judged, by name
    std::size_t unjudged = 0; ///< sentences that this model has learnt from, so that it was not asked about them
};

/// Searches the open treebank for suspicious annotations in the background. It can be paused, and goes on with the
/// sentences as they were when it began. Opening another treebank ends it.
class SuspicionSearch : public QObject {
    Q_OBJECT
public:
    explicit SuspicionSearch(Workspace& workspace, QObject* parent = nullptr);

    void setModel(const JudgingModel& model);
    const JudgingModel& model() const { return m_model; }
    /// Gives up a search that is under way.
    void start(const SuspicionRequest& request);
    void setPaused(bool paused);
    bool isPaused() const { return isBusy() && m_gate->isPaused(); }
    void cancel();
    bool isBusy() const { return m_worker.isRunning(); }
    /// Whether it was asked to end, and has not yet.
    bool isEnding() const { return isBusy() && m_isCancelled; }
    bool wasCancelled() const { return !isBusy() && m_isCancelled; }
    const SuspicionRequest& request() const { return m_request; }
    /// The parsers that judge, by name, where there are any.
    QStringList parsers() const { return m_parsers; }
    int percent() const { return m_progress.percent(); }
    /// In seconds, without pauses; none while nobody knows.
    std::optional<double> secondsLeft() const;

Q_SIGNALS:
    /// Another model could judge, or none.
    void modelChanged();
    /// How far it has come, or whether it is paused or under way.
    void changed();
    void found(const std::shared_ptr<arcwright::ui::FoundSuspicions>& suspicions);
    void failed(const arcwright::Problem& problem);
    /// Nothing is under way any more, whatever the reason.
    void finished();

private:
    double secondsWorked() const;

    Workspace& m_workspace;
    JudgingModel m_model;
    SuspicionRequest m_request;
    QStringList m_parsers;
    std::shared_ptr<PauseGate> m_gate = std::make_shared<PauseGate>();
    StagedProgress m_progress;
    QElapsedTimer m_clock; ///< since it began or went on
    double m_before = 0; ///< seconds worked until then
    bool m_isCancelled = false;
    Worker m_worker; // last: its thread uses the others
};

} // namespace arcwright::ui
