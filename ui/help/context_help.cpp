// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/context_help.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

#include "ui/help/action_tasks.h"
#include "ui/help/handbook_window.h"
#include "ui/help/help_topics.h"
#include "ui/help/show_link.h"
#include "ui/settings/actions.h"

namespace arcwright::ui {

namespace {

std::optional<ActionId> idOf(const Actions& actions, const QAction* action)
{
    for (std::size_t at = 0; at < actionCount; ++at) {
        if (actions.all()[at] == action)
            return static_cast<ActionId>(at);
    }
    return std::nullopt;
}

} // namespace

ContextHelp::ContextHelp(const Actions& actions, QMainWindow& window)
    : QObject(&window), m_actions(actions), m_window(window)
{
    connect(actions[ActionId::Handbook], &QAction::triggered, this, &ContextHelp::showHere);
    qApp->installEventFilter(this); // dialogs and menus do not hear the shortcuts of the main window
}

/// The handbook of the dialog that has to be answered, else that of the window.
HandbookWindow& ContextHelp::handbook()
{
    QWidget* owner = QApplication::activeModalWidget();
    if (owner == nullptr)
        owner = &m_window;
    if (auto* there = owner->findChild<HandbookWindow*>(QString(), Qt::FindDirectChildrenOnly))
        return *there;
    auto* made = new HandbookWindow(m_actions, owner);
    connect(made, &HandbookWindow::showWanted, this, [this, made](ActionId id) {
        if (const QWidget* modal = QApplication::activeModalWidget())
            made->say(tr("First close “%1”.").arg(modal->windowTitle()));
        else
            showAction(id);
    });
    return *made;
}

QString ContextHelp::linkHere() const
{
    if (const auto* menu = qobject_cast<const QMenu*>(QApplication::activePopupWidget())) {
        if (const auto id = idOf(m_actions, menu->activeAction()))
            return helpLinkOf(*id);
    }
    const QWidget* modal = QApplication::activeModalWidget();
    const QWidget* focus = QApplication::focusWidget();
    QString link = helpLinkFor(modal != nullptr && (focus == nullptr || focus->window() != modal) ? modal : focus);
    if (link.isEmpty() && modal != nullptr && m_actions.latest()) // a question that an action has asked
        link = helpLinkOf(*m_actions.latest());
    return link.isEmpty() ? QStringLiteral("start.md") : link;
}

HelpHeading ContextHelp::here() const
{
    const auto heading = headingNamed(linkHere());
    return heading ? *heading : headingsOf(QStringLiteral("start.md")).front();
}

void ContextHelp::showHere()
{
    const HelpHeading heading = here();
    if (QWidget* popup = QApplication::activePopupWidget())
        popup->close();
    show(heading);
}

void ContextHelp::show(const HelpHeading& heading)
{
    handbook().show(heading);
}

void ContextHelp::search(const QString& words)
{
    handbook().search(words);
}

void ContextHelp::showAction(ActionId id)
{
    QAction* action = m_actions[id];
    m_window.raise();
    m_window.activateWindow();
    if (!isShownByDoing(id) || !action->isEnabled())
        pointAt(id);
    else if (!action->isCheckable() || !action->isChecked()) // what is there already stays
        action->trigger();
}

/// Opens the menu that has it, with its row marked.
bool ContextHelp::pointAt(ActionId id)
{
    for (QAction* title : m_window.menuBar()->actions()) {
        if (title->menu() == nullptr || !title->menu()->actions().contains(m_actions[id]))
            continue;
        m_window.menuBar()->setActiveAction(title);
        title->menu()->setActiveAction(m_actions[id]);
        return true;
    }
    return false;
}

bool ContextHelp::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress || !watched->isWidgetType())
        return false;
    const auto* key = static_cast<QKeyEvent*>(event);
    const QKeySequence typed(key->keyCombination());
    if (!m_actions[ActionId::Handbook]->shortcuts().contains(typed))
        return false;
    if (static_cast<QWidget*>(watched)->window() == &m_window)
        return false; // whose shortcut it is
    showHere();
    return true;
}

} // namespace arcwright::ui
