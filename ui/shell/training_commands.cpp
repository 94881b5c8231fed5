// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/training_commands.h"

#include <algorithm>
#include <utility>

#include <QAction>

#include "ui/documents/workspace.h"
#include "ui/look/problem_text.h"
#include "ui/settings/actions.h"
#include "ui/settings/settings.h"
#include "ui/training/learning.h"
#include "ui/training/live_learner.h"
#include "ui/training/training_panel.h"
#include "ui/training/training_queue.h"

namespace arcwright::ui {

TrainingCommands::TrainingCommands(const Parts& parts, QObject* parent)
    : QObject(parent)
    , m_workspace(parts.workspace)
    , m_learning(parts.learning)
    , m_live(parts.live)
    , m_queue(parts.queue)
    , m_actions(parts.actions)
    , m_panel(parts.panel)
{
    connect(&m_panel, &TrainingPanel::trainRequested, this, [this] { m_queue.add(m_panel.request()); });
    connect(&m_panel, &TrainingPanel::cancelRequested, &m_queue, &TrainingQueue::cancelRunning);
    connect(m_actions[ActionId::Train], &QAction::triggered, this, [this] { train(); });
    m_actions[ActionId::Train]->setAutoRepeat(false); // a key that is held down is one training
    connect(&m_panel, &TrainingPanel::trainRequested, this, [this] { m_isAskedElsewhere = false; });
    connect(&m_queue, &TrainingQueue::failed, this, [this] {
        disconnect(m_begun);
        m_isAskedElsewhere = false;
    });
    connect(m_actions[ActionId::CancelTraining], &QAction::triggered, &m_queue, &TrainingQueue::cancelRunning);
    connect(m_actions[ActionId::PredictHere], &QAction::triggered, &m_learning, &Learning::predictHere);
    for (const auto signal : {&Learning::modelChanged, &Learning::started, &Learning::finished})
        connect(&m_learning, signal, this, &TrainingCommands::updateActions);
    connect(&m_queue, &TrainingQueue::changed, this, &TrainingCommands::updateActions);
    connect(&m_workspace, &Workspace::treebankReplaced, this, &TrainingCommands::updateActions);
    const auto hasEnded = [this] { Q_EMIT outdated(std::exchange(m_saidOfBegin, {})); };
    connect(&m_learning, &Learning::trainedHere, this, hasEnded);
    connect(&m_learning, &Learning::trainedHere, this,
        [this](const TrainedModel&, const TrainingRequest&, const QString& trainedOn) { tellWhatOn(trainedOn); });
    connect(&m_learning, &Learning::finished, this, hasEnded);
    updateActions();
    connect(&m_learning, &Learning::predictedBehind, this, [this](const QString& layer) {
        const QString shortcut = m_actions[ActionId::NextLayer]->shortcut().toString(QKeySequence::NativeText);
        Q_EMIT added(tr("New predictions are in the layer “%1”; %2 shows it.").arg(layer, shortcut));
    });
    connectLive();
}

void TrainingCommands::updateActions()
{
    m_actions[ActionId::Train]->setEnabled(m_workspace.treebank().size() > 0);
    const auto isRunning = [](const TrainingQueue::Job& job) { return job.state == TrainingQueue::State::Running; };
    m_actions[ActionId::CancelTraining]->setEnabled(
        m_learning.isBusy() || std::any_of(m_queue.jobs().begin(), m_queue.jobs().end(), isRunning));
    m_actions[ActionId::SaveModel]->setEnabled(m_learning.hasModel());
    QAction* here = m_actions[ActionId::PredictHere];
    QString title = m_learning.modelTitle().isEmpty() ? m_learning.offeredTitle() : m_learning.modelTitle();
    title.replace(u'&', QStringLiteral("&&"));
    here->setEnabled(!title.isEmpty() && !m_learning.isBusy());
    here->setText(title.isEmpty() ? tr("Predict &here with it") : tr("Predict &here with %1").arg(title));
}

void TrainingCommands::connectLive()
{
    m_live.setOn(Settings::learnsLive());
    m_actions[ActionId::LearnLive]->setChecked(Settings::learnsLive());
    connect(m_actions[ActionId::LearnLive], &QAction::toggled, this, [this](bool on) {
        Settings::learnsLive.set(on);
        m_live.setOn(on);
        Q_EMIT added(on ? tr("The parser learns from what is confirmed.")
                        : tr("The parser does not learn from what is confirmed."));
    });
    connect(&m_live, &LiveLearner::learnt, this, [this](int wrongBefore, int wrongAfter) {
        if (wrongBefore > 0 && wrongAfter >= wrongBefore)
            Q_EMIT added(
                tr("The parser has learnt from it, but has still %n word(s) of it wrong.", nullptr, wrongAfter));
        else if (wrongBefore > 0)
            Q_EMIT added(
                tr("The parser has learnt from it: %1, %2.", "words wrong before, words wrong now")
                    .arg(tr("%n word(s) wrong before", nullptr, wrongBefore), tr("%n now", "words wrong", wrongAfter)));
    });
    connect(&m_live, &LiveLearner::couldNotLearn, this, [this](const Problem& problem) {
        Q_EMIT added(tr("The parser has learnt nothing from it: %1").arg(problemTextWithStep(problem)));
    });
    connect(&m_live, &LiveLearner::forgotten, this,
        [this] { Q_EMIT added(tr("The parser has forgotten what it learnt from it.")); });
}

/// Where it can be watched, for whom asked elsewhere.
void TrainingCommands::tellWhenBegun()
{
    disconnect(m_begun);
    m_begun = connect(
        &m_learning, &Learning::stageChanged, this,
        [this] {
            const QAction* place = m_actions[ActionId::WorkplaceTrain];
            m_saidOfBegin = tr("Training on %1 has begun: %2 (%3) shows how it goes.")
                                .arg(m_learning.trainedOn(), Actions::name(ActionId::WorkplaceTrain),
                                    place->shortcut().toString(QKeySequence::NativeText));
            Q_EMIT added(m_saidOfBegin);
        },
        Qt::SingleShotConnection);
}

/// Nothing was asked before: whoever wants other sentences to be learnt from has to know where to say so.
void TrainingCommands::tellWhatOn(const QString& trainedOn)
{
    if (!std::exchange(m_isAskedElsewhere, false))
        return;
    const QAction* place = m_actions[ActionId::WorkplaceTrain];
    Q_EMIT added(tr("The parser has learnt from %1; under %2 (%3) it learns from other files.")
                     .arg(trainedOn, Actions::name(ActionId::WorkplaceTrain),
                         place->shortcut().toString(QKeySequence::NativeText)));
}

void TrainingCommands::train(bool isAsked)
{
    if (m_workspace.treebank().size() == 0 || (m_learning.isBusy() && !isAsked))
        return;
    TrainingRequest request = m_panel.request();
    request.isAsked = isAsked;
    if (m_learning.isBusy())
        Q_EMIT added(tr("This training begins when what is under way is done."));
    else if (isAsked)
        tellWhenBegun();
    m_isAskedElsewhere = m_isAskedElsewhere || isAsked;
    m_queue.add(request);
}

} // namespace arcwright::ui
