// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <iostream>
#include <random>

#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QFileDialog>
#include <QMenu>
#include <QMenuBar>
#include <QSet>
#include <QThread>
#include <QToolBar>
#include <QWheelEvent>

#include "tests/ui/support/window_fixture.h"
#include "ui/players/panel/player_panel.h"
#include "ui/players/panel/player_side.h"
#include "ui/shell/keyboard_owner.h"
#include "ui/shell/workplace.h"
#include "ui/shell/workplaces.h"

namespace arcwright::ui::testing {

/// Presses keys, clicks and chooses at random, wherever that is possible: whatever the window has is found in it, so
/// that what is added later is walked through as well; what it has not seen yet comes first now and then. After each
/// act somebody must have the keyboard; messages of Qt fail all tests of the window. ARCWRIGHT_WALK_SECONDS makes it as
/// long as that, ARCWRIGHT_WALK_SEED another walk; ARCWRIGHT_WALK_TOLD prints each act.
class RandomWalker : public QObject {
public:
    RandomWalker(MainWindow& window, unsigned int seed) : m_window(window), m_random(seed)
    {
        for (std::size_t i = 0; i < actionCount; ++i) {
            const auto id = static_cast<ActionId>(i);
            connect(window.actions()[id], &QAction::triggered, this, [this, id] { m_chosen << Actions::name(id); });
        }
    }

    void walk(int acts, int seconds)
    {
        m_actsLeft = acts;
        m_deadline.setRemainingTime(seconds > 0 ? seconds * 1000LL : -1);
        m_isTimed = seconds > 0;
        QTimer::singleShot(0, this, &RandomWalker::tick);
        m_loop.exec();
    }
    int actsMade() const { return m_made; }
    /// Names of players, titles of dialogs, workplaces: all that was seen.
    const QSet<QString>& players() const { return m_players; }
    const QSet<QString>& dialogs() const { return m_dialogs; }
    const QSet<QString>& places() const { return m_places; }
    /// Commands that could be chosen at some time, and were not.
    QSet<QString> leftOut() const { return m_offered - m_chosen; }

private:
    static constexpr int patience = 200; ///< turns of the event loop until the keyboard must have an owner

    int upTo(int last) { return std::uniform_int_distribution<int>(0, last)(m_random); }
    template <class List>
    auto oneOf(const List& list)
    {
        return list[static_cast<decltype(list.size())>(upTo(static_cast<int>(list.size()) - 1))];
    }
    template <class Thing, std::size_t count>
    const Thing& oneOf(const Thing (&list)[count])
    {
        return list[upTo(static_cast<int>(count) - 1)];
    }

    /// Within an act, while that lets events be handled, nothing else is done; a dialog that it opened is walked on in.
    void tick()
    {
        QTimer::singleShot(1, this, &RandomWalker::tick);
        const int level = QThread::currentThread()->loopLevel();
        if (level == m_actingLevel)
            return;
        const bool isOver = m_isTimed ? m_deadline.hasExpired() : m_actsLeft <= 0;
        if (isOver || m_hasFailed) {
            leave();
            return;
        }
        if (!hasOwner()) {
            if (++m_waited < patience)
                return;
            m_hasFailed = true;
            const QWidget* const owner = QApplication::focusWidget();
            const QWidget* const active = QApplication::activeWindow();
            ADD_FAILURE() << "Nobody has the keyboard, but " << (owner ? owner->metaObject()->className() : "no widget")
                          << " in " << (active ? active->metaObject()->className() : "no window") << ", called “"
                          << qPrintable(m_window.keyboard().name()) << "” after:\n"
                          << qPrintable(QStringList(m_acts.begin(), m_acts.end()).join(u'\n'));
            return;
        }
        m_waited = 0;
        --m_actsLeft;
        ++m_made;
        const int before = std::exchange(m_actingLevel, level);
        act();
        m_actingLevel = before;
    }

    QWidget* target() const
    {
        if (QWidget* popup = QApplication::activePopupWidget())
            return popup;
        if (QWidget* dialog = QApplication::activeModalWidget())
            return dialog;
        QWidget* active = QApplication::activeWindow();
        return active && active->isVisible() ? active : &m_window;
    }

    /// As a window manager would, it gives the keyboard to a window when another one closes.
    bool hasOwner()
    {
        if (!m_window.isVisible())
            m_window.show(); // it was closed
        if (QApplication::activePopupWidget())
            return true;
        const QWidget* const active = QApplication::activeWindow();
        if (!active || !active->isVisible())
            target()->activateWindow();
        const QWidget* owner = QApplication::focusWidget();
        if (!owner || !owner->isVisible())
            return false;
        if (owner->window() != &m_window)
            return owner->isEnabled();
        const auto* label = m_window.findChild<QLabel*>(QStringLiteral("keyboard"));
        const QString name = m_window.keyboard().name();
        return m_window.keyboard().hasOwner() && !name.isEmpty() && label->text().contains(name);
    }

    /// Closes what is open, the innermost first, and ends.
    void leave()
    {
        if (QWidget* popup = QApplication::activePopupWidget())
            popup->close();
        else if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget()))
            dialog->reject();
        else if (QWidget* modal = QApplication::activeModalWidget())
            modal->close();
        else
            m_loop.quit();
    }

    void note(const QString& act)
    {
        if (m_isTelling) // what a crash leaves of the walk
            std::cerr << qPrintable(act) << '\n';
        constexpr std::size_t most = 40;
        m_acts.push_back(act);
        if (m_acts.size() > most)
            m_acts.pop_front();
    }

    /// What is on view, for those who want to know where the walk has been.
    void lookAround(const QWidget* where)
    {
        if (where != &m_window && where->isWindow() && !qobject_cast<const QMenu*>(where))
            m_dialogs << QLatin1String(where->metaObject()->className());
        m_places << QString::number(static_cast<int>(m_window.workplaces().current()));
        const PlayerPanel* panel = m_window.playerPanel();
        if (panel->isVisible() && panel->player())
            m_players << panel->side()->kinds()->currentData().toString();
    }

    void act()
    {
        QWidget* where = target();
        lookAround(where);
        if (qobject_cast<QFileDialog*>(where)) // files are none of a walker's business
            return press(where, Qt::Key_Escape, {});
        const bool isFree = !QApplication::activePopupWidget() && !QApplication::activeModalWidget();
        if (where != &m_window && upTo(9) == 0)
            return isFree ? close(where) : press(where, Qt::Key_Escape, {});
        switch (upTo(isFree ? 12 : 6)) {
        case 0:
        case 1:
        case 2:
            return pressAny(where);
        case 3:
            return typeText(where);
        case 4:
        case 5:
            return clickAnywhere(where);
        case 6:
            return upTo(1) == 0 ? turnWheel(where) : drag(where);
        case 7:
            return openMenu();
        case 8:
            return toggleDock();
        case 9:
            return resize();
        case 10:
            return watchAnother();
        default:
            return choose();
        }
    }

    void close(QWidget* where)
    {
        note(QStringLiteral("close %1").arg(QLatin1String(where->metaObject()->className())));
        where->close();
    }

    void press(QWidget* where, Qt::Key key, Qt::KeyboardModifiers modifiers)
    {
        note(QStringLiteral("%1 in %2")
                 .arg(QKeySequence(modifiers | key).toString(), QLatin1String(where->metaObject()->className())));
        if (QWindow* window = where->windowHandle())
            strike(*window, key, modifiers);
    }

    /// One event at a time: the window that a key goes to may be gone when the next is due.
    static void strike(QWindow& window, Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        const bool isText = key >= Qt::Key_Space && key <= Qt::Key_AsciiTilde
            && !(modifiers & (Qt::ControlModifier | Qt::AltModifier));
        const QChar sign(static_cast<char16_t>(key));
        const QString text = !isText ? QString() : modifiers.testFlag(Qt::ShiftModifier) ? sign : sign.toLower();
        const QPointer<QWindow> still(&window);
        QTest::simulateEvent(&window, true, key, modifiers, text, false);
        if (still)
            QTest::simulateEvent(still, false, key, modifiers, text, false);
    }

    void pressAny(QWidget* where)
    {
        static constexpr Qt::Key special[]
            = {Qt::Key_Escape, Qt::Key_Return, Qt::Key_Tab, Qt::Key_Backtab, Qt::Key_Space, Qt::Key_Left, Qt::Key_Right,
                Qt::Key_Up, Qt::Key_Down, Qt::Key_Home, Qt::Key_End, Qt::Key_Delete, Qt::Key_Backspace,
                Qt::Key_PageDown, Qt::Key_PageUp, Qt::Key_Insert, Qt::Key_Menu, Qt::Key_Alt};
        static constexpr Qt::KeyboardModifiers held[] = {Qt::NoModifier, Qt::NoModifier, Qt::NoModifier,
            Qt::ShiftModifier, Qt::ControlModifier, Qt::AltModifier, Qt::ControlModifier | Qt::ShiftModifier};
        const int kind = upTo(3);
        const Qt::Key key = kind == 0 ? oneOf(special)
            : kind == 1               ? static_cast<Qt::Key>(Qt::Key_F1 + upTo(11))
            : kind == 2               ? static_cast<Qt::Key>(Qt::Key_0 + upTo(9))
                                      : static_cast<Qt::Key>(Qt::Key_A + upTo(25));
        press(where, key, oneOf(held));
    }

    void typeText(QWidget* where)
    {
        static constexpr const char* texts[] = {"punct", "h3", "obj", "7\n", "[].,;", "b d m q t "};
        const char* text = oneOf(texts);
        note(QStringLiteral("type ") + QLatin1String(text).trimmed());
        const QPointer<QWidget> still(where);
        for (; *text && still && still->windowHandle(); ++text) {
            const char16_t sign = static_cast<unsigned char>(*text);
            strike(*still->windowHandle(),
                sign == u'\n' ? Qt::Key_Return : static_cast<Qt::Key>(QChar(sign).toUpper().unicode()));
        }
    }

    void clickAnywhere(QWidget* where)
    {
        QList<QWidget*> widgets{where};
        for (QWidget* widget : where->findChildren<QWidget*>()) {
            if (widget->isVisible() && widget->window() == where && !widget->visibleRegion().isEmpty())
                widgets << widget;
        }
        const QPointer<QWidget> widget = oneOf(widgets); // a click may delete it
        const QPoint place(upTo(std::max(0, widget->width() - 1)), upTo(std::max(0, widget->height() - 1)));
        const QPoint inWindow = widget->mapTo(where, place);
        QWindow* window = where->windowHandle();
        if (!window || !where->rect().contains(inWindow))
            return;
        const int kind = upTo(5);
        note(QStringLiteral("click %1 on %2").arg(kind).arg(QLatin1String(widget->metaObject()->className())));
        if (kind == 0)
            QTest::mouseClick(window, Qt::RightButton, {}, inWindow);
        else if (kind == 1)
            QTest::mouseDClick(window, Qt::LeftButton, {}, inWindow);
        else
            QTest::mouseClick(window, Qt::LeftButton, {}, inWindow);
        if (kind == 0 && widget && !QApplication::activePopupWidget() && widget->isVisible()) {
            QContextMenuEvent asks(QContextMenuEvent::Mouse, place, widget->mapToGlobal(place));
            QApplication::sendEvent(widget, &asks);
        }
    }

    /// A place in a window that some visible part of it has.
    QPoint placeIn(QWidget* where)
    {
        return {upTo(std::max(0, where->width() - 1)), upTo(std::max(0, where->height() - 1))};
    }

    void turnWheel(QWidget* where)
    {
        QWindow* window = where->windowHandle();
        if (!window)
            return;
        const QPointF place = placeIn(where);
        const QPoint angle(0, oneOf({-360, -120, 120, 360}));
        const bool isZooming = upTo(2) == 0;
        note(QStringLiteral("wheel %1%2").arg(angle.y()).arg(isZooming ? QStringLiteral(" with Ctrl") : QString()));
        QWheelEvent turned(place, QPointF(window->mapToGlobal(place)), {}, angle, Qt::NoButton,
            isZooming ? Qt::ControlModifier : Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(window, &turned);
    }

    void drag(QWidget* where)
    {
        const QPointer<QWindow> window = where->windowHandle();
        if (!window)
            return;
        const QPoint from = placeIn(where);
        const QPoint to = placeIn(where);
        note(QStringLiteral("drag"));
        QTest::mousePress(window, Qt::LeftButton, {}, from);
        if (window)
            QTest::mouseMove(window, (from + to) / 2);
        if (window)
            QTest::mouseMove(window, to);
        if (window)
            QTest::mouseRelease(window, Qt::LeftButton, {}, to);
    }

    /// A player that was not watched yet, if there is one that goes with the sentence.
    void watchAnother()
    {
        if (!m_window.playerPanel()->isVisible()) {
            note(QStringLiteral("go to Teach"));
            return m_window.workplaces().go(WorkplaceId::Teach);
        }
        QComboBox* kinds = m_window.playerPanel()->side()->kinds();
        if (!kinds->isVisible() || kinds->count() == 0)
            return choose();
        int row = upTo(kinds->count() - 1);
        for (int other = 0; other < kinds->count(); ++other) {
            if (!m_players.contains(kinds->itemData(other).toString()) && isEnabled(*kinds, other))
                row = other;
        }
        if (!isEnabled(*kinds, row))
            return;
        note(QStringLiteral("watch ") + kinds->itemText(row));
        kinds->setCurrentIndex(row);
        Q_EMIT kinds->activated(row);
    }
    static bool isEnabled(const QComboBox& box, int row)
    {
        return box.model()->flags(box.model()->index(row, box.modelColumn())).testFlag(Qt::ItemIsEnabled);
    }

    void openMenu()
    {
        const QList<QAction*> menus = m_window.menuBar()->actions();
        QAction* menu = oneOf(menus);
        note(QStringLiteral("open menu ") + menu->text());
        m_window.menuBar()->setActiveAction(menu);
    }

    void toggleDock()
    {
        const auto docks = m_window.findChildren<QDockWidget*>();
        if (docks.isEmpty())
            return;
        QDockWidget* dock = oneOf(docks);
        note(QStringLiteral("toggle ") + dock->objectName());
        if (upTo(1) == 0) {
            dock->toggleViewAction()->trigger();
        } else {
            dock->show();
            dock->raise();
        }
    }

    void resize()
    {
        const QSize size(700 + upTo(700), 500 + upTo(400));
        note(QStringLiteral("resize"));
        m_window.resize(size);
    }

    static void collect(const QList<QAction*>& from, QList<QAction*>& into)
    {
        for (QAction* action : from) {
            if (action->menu())
                collect(action->menu()->actions(), into);
            else if (action->isEnabled() && action->isVisible() && !action->isSeparator())
                into << action;
        }
    }

    void choose()
    {
        QList<QAction*> actions;
        collect(m_window.menuBar()->actions(), actions);
        for (const QToolBar* bar : m_window.findChildren<QToolBar*>())
            collect(bar->actions(), actions);
        QList<QAction*> fresh;
        for (std::size_t i = 0; i < actionCount; ++i) {
            const auto id = static_cast<ActionId>(i);
            QAction* const action = m_window.actions()[id];
            if (!action->isEnabled())
                continue;
            m_offered << Actions::name(id);
            if (!m_chosen.contains(Actions::name(id)))
                fresh << action;
        }
        QAction* action = fresh.isEmpty() || upTo(2) == 0 ? oneOf(actions) : oneOf(fresh);
        note(QStringLiteral("choose ") + action->text());
        action->trigger();
    }

    MainWindow& m_window;
    std::mt19937 m_random;
    QEventLoop m_loop;
    QDeadlineTimer m_deadline;
    bool m_isTimed = false;
    int m_actsLeft = 0;
    int m_made = 0;
    int m_actingLevel = -1;
    int m_waited = 0;
    bool m_hasFailed = false;
    bool m_isTelling = qEnvironmentVariableIsSet("ARCWRIGHT_WALK_TOLD");
    std::deque<QString> m_acts;
    QSet<QString> m_players;
    QSet<QString> m_dialogs;
    QSet<QString> m_places;
    QSet<QString> m_offered;
    QSet<QString> m_chosen;
};

} // namespace arcwright::ui::testing
