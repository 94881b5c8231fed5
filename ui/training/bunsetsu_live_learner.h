// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QObject>

#include "core/model/model_with_folds.h"
#include "ui/documents/workspace.h"
#include "ui/work/worker.h"

namespace arcwright::ui {

class Learning;

/// What LiveLearner is for parsers of words, for those of bunsetsu: they learn from each sentence that is confirmed,
/// but for the model of the fold that speaks of it, and forget it with its confirmation. Each lesson makes weights
/// anew, so only those before the first one are kept: to forget a lesson is to learn all others again.
class BunsetsuLiveLearner : public QObject {
    Q_OBJECT
public:
    BunsetsuLiveLearner(Workspace& workspace, Learning& learning, QObject* parent = nullptr);

    /// Off: what was learnt stays, and nothing is learnt any more.
    void setOn(bool on) { m_isOn = on; }
    bool isBusy() const { return m_worker.isRunning(); }

Q_SIGNALS:
    // As LiveLearner has them, of bunsetsu.
    void learnt(int wrongBefore, int wrongAfter);
    void couldNotLearn(const arcwright::Problem& problem);
    void forgotten();
    void finished();

private:
    struct Lesson {
        SentenceKey key;
        std::shared_ptr<const Sentence> sentence;
    };
    struct Learnt {
        BunsetsuModels models;
        int wrongBefore = 0;
        int wrongAfter = 0;
    };

    void restart();
    void look(std::size_t index);
    void forget(std::size_t lesson);
    void learnOn();
    void take(const Learnt& learnt);
    void passOver(const Problem& problem);
    static Result<Learnt> learn(const BunsetsuModels& models, const Lesson& lesson);

    Workspace& m_workspace;
    Learning& m_learning;
    bool m_isOn = true;
    std::shared_ptr<const BunsetsuModel> m_startWhole; ///< the model before the first lesson
    std::vector<std::shared_ptr<const BunsetsuModel>> m_startFolds; ///< those of the folds before the first of theirs
    std::vector<Lesson> m_lessons; ///< in the order in which they are learnt
    std::size_t m_done = 0; ///< so many of them are
    Worker m_worker; // last: its thread uses the others
};

} // namespace arcwright::ui
