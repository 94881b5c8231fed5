// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include <QObject>

#include "core/advice/suggester.h"
#include "core/model/live_learning.h"
#include "core/model/model_with_folds.h"
#include "ui/documents/workspace.h"
#include "ui/training/bunsetsu_live_learner.h"
#include "ui/work/shared_parser_workspace.h"
#include "ui/work/worker.h"

namespace arcwright::ui {

class Learning;

/// The model learns from each sentence that is confirmed, on a thread of its own, as the base that was trained and
/// small changes; and forgets what it learnt from one that is confirmed no longer. So do the models of the folds, but
/// for the one that speaks of the sentence, which is not to see it. A new model, or another treebank, begins anew.
/// Parsers of bunsetsu have a learner of their own, which tells what it does through this one.
class LiveLearner : public QObject {
    Q_OBJECT
public:
    /// How a model learns from a sentence; as learnFrom() does.
    using Teaching = std::function<Result<LiveUpdate>(
        const LiveModel& model, const Sentence& sentence, Parser::Workspace& workspace)>;

    LiveLearner(Workspace& workspace, Learning& learning, QObject* parent = nullptr);
    LiveLearner(Workspace& workspace, Learning& learning, Teaching teach, QObject* parent = nullptr);

    /// Off: what was learnt stays, and nothing is learnt any more.
    void setOn(bool on)
    {
        m_isOn = on;
        m_bunsetsu.setOn(on);
        Q_EMIT switched(on);
    }
    /// On: each arc that is pinned is a lesson as well, until its pin goes.
    void setLearnsPins(bool learns) { m_learnsPins = learns; }
    bool isBusy() const { return m_worker.isRunning() || m_bunsetsu.isBusy(); }

Q_SIGNALS:
    void switched(bool on);
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
        std::shared_ptr<const Sentence> sentence; ///< with the heads that are learnt
        std::vector<DecidedArc> pins = {}; ///< of which these are; none: all of the sentence
        std::vector<std::size_t> patches = {}; ///< once it is learnt: of each fold's model, and of the whole
    };

    /// The models after a lesson, and by how much the whole's was wrong before it and is now.
    struct Learnt {
        LiveModels models;
        int wrongBefore = 0;
        int wrongAfter = 0;
    };

    void lookAt(const std::vector<std::size_t>& indices);
    void look(std::size_t index);
    void lookAtPins(SentenceKey key, const Sentence& sentence);
    void restart();
    void forget(std::size_t lesson);
    void learnOn();
    void finishLesson(const LiveModels& models);
    void take(const Learnt& learnt);
    void passOver(const Problem& problem);
    LiveModels modelsAfter(std::size_t lessons) const;
    static Result<Learnt> learn(const LiveModels& models, SentenceKey key, const Sentence& sentence,
        const Teaching& teach, Parser::Workspace& workspace);

    Workspace& m_workspace;
    Learning& m_learning;
    Teaching m_teach;
    bool m_isOn = true;
    bool m_learnsPins = false;
    std::vector<std::size_t> m_startPatches; ///< of the models before the first lesson
    std::vector<Lesson> m_lessons; ///< in the order in which they are learnt
    std::size_t m_done = 0; ///< so many of them are
    std::shared_ptr<SharedParserWorkspace> m_shared = std::make_shared<SharedParserWorkspace>();
    BunsetsuLiveLearner m_bunsetsu;
    Worker m_worker; // last: its thread uses the others
};

} // namespace arcwright::ui
