// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace arcwright::ui {

class Actions;
class Assistant;
class Learning;
class LiveLearner;
class SentenceBrowser;
class SentenceView;
class TrainingPanel;
class TrainingQueue;
class Workspace;

/// Trains the parser and cancels the training, learns from what is confirmed, and says what became of it.
class TrainingCommands : public QObject {
    Q_OBJECT
public:
    struct Parts {
        Workspace& workspace;
        Learning& learning;
        LiveLearner& live;
        TrainingQueue& queue;
        Actions& actions;
        TrainingPanel& panel;
    };
    TrainingCommands(const Parts& parts, QObject* parent);

    /// Trains as the panel says, at once or when what is under way is done, unless there is nothing to train on. Nobody
    /// is asked about the model of a training that nobody asked for, and it does not wait for its turn.
    void train(bool isAsked = true);

Q_SIGNALS:
    /// The consequence of the last step, to be shown beside it.
    void added(const QString& text);
    /// What was added is true no more.
    void outdated(const QString& text);

private:
    void connectLive();
    void updateActions();
    void tellWhenBegun();
    void tellWhatOn(const QString& trainedOn);

    Workspace& m_workspace;
    Learning& m_learning;
    LiveLearner& m_live;
    TrainingQueue& m_queue;
    Actions& m_actions;
    TrainingPanel& m_panel;
    QString m_saidOfBegin; ///< of the training under way
    bool m_isAskedElsewhere = false; ///< the training under way, or one that waits, was not asked for on the page of it
    QMetaObject::Connection m_begun; ///< of what was asked for last, until it begins or fails
};

} // namespace arcwright::ui
