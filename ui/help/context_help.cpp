// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/context_help.h"

#include <vector>

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QKeySequenceEdit>
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

/// The rows that lead to an action from a menu, through those that open further menus; none if it is in none of them.
std::vector<QAction*> wayTo(QAction& action, const QMenu& menu)
{
    for (QAction* row : menu.actions()) {
        if (row == &action)
            return {row};
        if (row->menu() == nullptr)
            continue;
        std::vector<QAction*> way = wayTo(action, *row->menu());
        if (way.empty())
            continue;
        way.insert(way.begin(), row);
        return way;
    }
    return {};
}

/// Whether what is pressed is to become the key of a command.
bool takesKeysAsTheyAre(const QWidget* widget)
{
    for (; widget != nullptr; widget = widget->parentWidget()) {
        if (qobject_cast<const QKeySequenceEdit*>(widget) != nullptr)
            return true;
    }
    return false;
}

} // namespace

ContextHelp::ContextHelp(const Actions& actions, QMainWindow& window)
    : QObject(&window), m_actions(actions), m_window(window)
{
    connect(actions[ActionId::Handbook], &QAction::triggered, this, &ContextHelp::showHere);
    qApp->installEventFilter(this); // dialogs and menus do not hear the shortcuts of the main window
}

void ContextHelp::takeSize()
{
    for (QWidget* window : QApplication::topLevelWidgets()) { // dialogs may have one of their own
        if (auto* book = qobject_cast<HandbookWindow*>(window))
            book->takeSize();
    }
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
            made->say(modal->windowTitle().isEmpty() ? tr("First close the dialog that is open.")
                                                     : tr("First close “%1”.").arg(modal->windowTitle()));
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
    const bool isOfAction = m_actions.carriedOut() > m_carriedOutBefore; // and not of closing the window, or of a drop
    if (link.isEmpty() && modal != nullptr && isOfAction && m_actions.latest())
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

/// Opens the menu that has it, and the one in that, with its row marked. What no menu offers now says why itself.
void ContextHelp::pointAt(ActionId id)
{
    for (QAction* title : m_window.menuBar()->actions()) {
        const std::vector<QAction*> way
            = title->menu() == nullptr ? std::vector<QAction*>() : wayTo(*m_actions[id], *title->menu());
        if (way.empty())
            continue;
        m_window.menuBar()->setActiveAction(title);
        QMenu* menu = title->menu();
        for (QAction* row : way) {
            menu->setActiveAction(row);
            menu = row->menu();
        }
        return;
    }
    m_actions[id]->trigger();
}

/// Whether with it something else begins than what an action has begun.
bool ContextHelp::isNewBeginning(const QObject* watched, QEvent::Type type) const
{
    const bool isOfSomebody
        = type == QEvent::KeyPress || type == QEvent::MouseButtonPress || type == QEvent::Drop || type == QEvent::Close;
    return isOfSomebody && watched->isWidgetType() && static_cast<const QWidget*>(watched)->window() == &m_window;
}

bool ContextHelp::eventFilter(QObject* watched, QEvent* event)
{
    if (isNewBeginning(watched, event->type()))
        m_carriedOutBefore = m_actions.carriedOut();
    if (event->type() != QEvent::KeyPress || !watched->isWidgetType())
        return false;
    const auto* key = static_cast<QKeyEvent*>(event);
    const QKeySequence typed(key->keyCombination());
    if (!m_actions[ActionId::Handbook]->shortcuts().contains(typed))
        return false;
    const auto* widget = static_cast<const QWidget*>(watched);
    if (widget->window() == &m_window || takesKeysAsTheyAre(widget))
        return false; // whose shortcut it is, or where it is being chosen
    showHere();
    return true;
}

} // namespace arcwright::ui
