// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include <QObject>

#include "core/model/live_learning.h"
#include "ui/documents/workspace.h"
#include "ui/work/shared_parser_workspace.h"
#include "ui/work/worker.h"

namespace arcwright::ui {

class Learning;

/// The model learns from each sentence that is confirmed, on a thread of its own, as the base that was trained and
/// small changes; and forgets what it learnt from one that is confirmed no longer. A new model, or another treebank,
/// begins anew.
class LiveLearner : public QObject {
    Q_OBJECT
public:
    /// How a model learns from a sentence; as learnFrom() does.
    using Teaching = std::function<Result<LiveUpdate>(
        const LiveModel& model, const Sentence& sentence, Parser::Workspace& workspace)>;

    LiveLearner(Workspace& workspace, Learning& learning, QObject* parent = nullptr);
    LiveLearner(Workspace& workspace, Learning& learning, Teaching teach, QObject* parent = nullptr);

    /// Off: what was learnt stays, and nothing is learnt any more.
    void setOn(bool on) { m_isOn = on; }
    bool isBusy() const { return m_worker.isRunning(); }

Q_SIGNALS:
    /// The model knows a sentence now, of which it had this many words wrong, and has.
    void learnt(int wrongBefore, int wrongAfter);
    /// Nothing is learnt from a sentence, for this reason.
    void couldNotLearn(const arcwright::Problem& problem);
    /// The lesson of a sentence is taken back.
    void forgotten();
    void finished();

private:
    struct Lesson {
        SentenceKey key;
        std::shared_ptr<const Sentence> sentence;
        std::size_t patches = 0; ///< of the model, once it has learnt it
    };

    void look(std::size_t index);
    void restart();
    void forget(std::size_t lesson);
    void learnOn();
    void finishLesson(const LiveModel& model);
    void take(const LiveUpdate& update);
    void passOver(const Problem& problem);
    LiveModel modelAfter(std::size_t lessons) const;

    Workspace& m_workspace;
    Learning& m_learning;
    Teaching m_teach;
    bool m_isOn = true;
    std::size_t m_startPatches = 0; ///< of the model before the first lesson
    std::vector<Lesson> m_lessons; ///< in the order in which they are learnt
    std::size_t m_done = 0; ///< so many of them are
    std::shared_ptr<SharedParserWorkspace> m_shared = std::make_shared<SharedParserWorkspace>();
    Worker m_worker; // last: its thread uses the others
};

} // namespace arcwright::ui
