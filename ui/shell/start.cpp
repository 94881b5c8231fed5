// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/start.h"

#include <utility>

#include <QAction>

#include "ui/annotation/sentence_view.h"
#include "ui/canvas/arc_canvas.h"
#include "ui/documents/sentence_browser.h"
#include "ui/documents/workspace.h"
#include "ui/exercises/exercise_commands.h"
#include "ui/settings/actions.h"
#include "ui/settings/parser_settings.h"
#include "ui/settings/settings.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/file_notices.h"
#include "ui/shell/player_commands.h"
#include "ui/shell/samples.h"
#include "ui/shell/training_commands.h"
#include "ui/shell/workplaces.h"

namespace arcwright::ui {

Start::Start(const Parts& parts, QObject* parent)
    : QObject(parent), m_parts(parts), m_session(parts.workspace, parts.files, parts.view, this)
{
    QAction* resume = m_parts.actions[ActionId::ResumeLast];
    resume->setChecked(Settings::resumesLast());
    connect(resume, &QAction::toggled, this, [](bool resumes) { Settings::resumesLast.set(resumes); });
}

void Start::launch(const LaunchOptions& options)
{
    m_pending = options;
    const auto resumed = Session::resumed(options);
    if (resumed) {
        m_pending = resumed->options;
        m_gone = resumed->gone;
    }
    if (m_pending.model.isEmpty() && m_pending.layers.isEmpty() && options.screenshot.isEmpty()
        && options.exercise.isEmpty() && options.lesson.isEmpty())
        m_pending.model = ParserSettings::modelAtStart();
    if (options.screenshot.isEmpty()) {
        m_session.begin();
        m_parts.players.writing().offerLeft();
    }
    goToPlace(options);
    m_isOnItsOwn = options.screenshot.isEmpty() && options.paths.isEmpty() && options.lesson.isEmpty()
        && options.exercise.isEmpty() && options.player.isEmpty() && options.model.isEmpty();
    if (!options.player.isEmpty() && options.lesson.isEmpty()) // a lesson takes the place of a sentence: see takeUp()
        m_parts.players.launch(options);
    if (!m_pending.paths.isEmpty()) {
        m_parts.files.openPaths(m_pending.paths);
    } else if (!resumed) {
        m_parts.files.openSample(firstSample());
    } else {
        if (std::exchange(m_isOnItsOwn, false))
            Q_EMIT begunOnItsOwn();
        tellGone();
        takeUpWithoutTreebank();
        Q_EMIT nothingToOpen();
    }
}

/// A model, lesson or exercise that was asked for needs none to be seen.
void Start::takeUpWithoutTreebank()
{
    const LaunchOptions pending = std::exchange(m_pending, {});
    if (!pending.lesson.isEmpty())
        m_parts.players.launch(pending);
    if (!pending.model.isEmpty())
        m_parts.files.models().use(pending.model);
    if (!pending.exercise.isEmpty())
        m_parts.exercises.open(pending.exercise);
}

void Start::goToPlace(const LaunchOptions& options)
{
    if (const auto workplace = workplaceNamed(options.workplace))
        m_parts.workplaces.go(*workplace);
    if (options.panel == QStringLiteral("training"))
        m_parts.workplaces.go(WorkplaceId::Train);
    else if (options.panel == QStringLiteral("player"))
        m_parts.players.showPanel();
    else if (!options.panel.isEmpty())
        m_parts.workplaces.showPanel(options.panel);
    // Whoever opens a file wants to see it, not where the last one was compared with what this one has not got yet.
    const bool hasNothingToCompare = !options.paths.isEmpty() && options.layers.isEmpty() && m_pending.model.isEmpty();
    if (hasNothingToCompare && options.workplace.isEmpty() && options.panel.isEmpty()
        && m_parts.workplaces.current() == WorkplaceId::Analyse)
        m_parts.workplaces.go(WorkplaceId::Annotate);
}

void Start::takeUp()
{
    const LaunchOptions pending = std::exchange(m_pending, {});
    m_parts.browser.setCurrentSentence(pending.sentence.value_or(0));
    const bool isSentenceSeen = m_parts.view.isVisibleTo(m_parts.view.window());
    if (pending.player.isEmpty()) // whose keys are wanted first
        (isSentenceSeen ? m_parts.view.canvas() : m_parts.workplaces.keyboardPlace())->setFocus();
    if (!pending.lesson.isEmpty())
        m_parts.players.launch(pending);
    predict(pending);
    if (std::exchange(m_isOnItsOwn, false))
        Q_EMIT begunOnItsOwn();
    tellGone();
}

void Start::predict(const LaunchOptions& pending)
{
    const QString path = QString::fromStdString(m_parts.workspace.treebank().documents().front()->path());
    if (!pending.model.isEmpty())
        m_parts.files.models().use(pending.model);
    if (!pending.exercise.isEmpty())
        m_parts.exercises.open(pending.exercise);
    const bool isUnasked = pending.layers.isEmpty() && pending.model.isEmpty() && pending.exercise.isEmpty();
    if (!pending.layers.isEmpty()) // the first is what is drawn below; the model is the one in use
        m_parts.files.layers().open(pending.layers, pending.layerOnView);
    else if (isUnasked && isSample(path))
        m_parts.trainer.train(false);
    else if (isUnasked)
        Q_EMIT nothingAsked();
}

void Start::tellGone()
{
    if (const QStringList gone = std::exchange(m_gone, {}); !gone.isEmpty())
        m_parts.notices.tellGone(gone);
}

} // namespace arcwright::ui
