// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QObject>
#include <QPointer>
#include <QTimer>

#include "ui/settings/shortcuts.h"

class QAbstractItemView;
class QKeyEvent;
class QLabel;
class QMainWindow;

namespace arcwright::ui {

class Actions;

/// The part of the window that has the keyboard: at any time one, which the status bar names. Keys of the diagram, of
/// the player and of the queue without Ctrl or Alt are in force only there, whatever menu or tool bar has their
/// actions, too; pressed elsewhere, where they mean nothing, it is said who has the keyboard. When its owner goes, or a
/// menu is left, another gets it; Esc that nobody has a use for brings it to the diagram.
class KeyboardOwner : public QObject {
    Q_OBJECT
public:
    /// The parts with keys of their own, and the one that gets the keyboard when nobody has it.
    struct Places {
        QWidget& diagram;
        QWidget& player;
        QWidget& queue;
        std::function<QWidget*()> home;
    };
    /// Puts the owner's name into the status bar of the window.
    KeyboardOwner(QMainWindow& window, const Actions& actions, Places places);

    /// The name of the owner, as the status bar shows it; empty while another window has the keyboard.
    QString name() const;
    /// Whether somebody has the keyboard, and can be seen.
    bool hasOwner() const;
    /// A click on a row of the list, or Enter, shows something in the diagram, whose keys are wanted next.
    void followChoices(QAbstractItemView& list);

Q_SIGNALS:
    /// A key meant nothing where the keyboard is; until moved().
    void said(const QString& text);
    /// Another part of the window has the keyboard.
    void moved();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool isOurs(const QWidget* widget) const;
    const QWidget* placeOf(const QWidget* widget) const;
    bool mayAct(const QWidget* widget, ShortcutScope scope) const;
    bool keepsBack(QWidget* widget, QKeyEvent& event);
    void onFocusChanged(QWidget* before, QWidget* now);
    void check();
    void askAgainWhileNobodyHasIt();
    void bringHome();
    void leaveMenuBar();
    void tell();
    const QWidget& placeFor(ShortcutScope scope) const;
    QString withoutMeaning(const QString& key, ShortcutScope scope) const;

    QMainWindow& m_window;
    const Actions& m_actions;
    Places m_places;
    QLabel* m_label;
    QString m_told; ///< the owner that the status bar names
    int m_asked = 0; ///< times since somebody had it
    QTimer m_check; ///< when what is under way is done
    QPointer<QWidget> m_before; ///< the owner before the latest changes
    QPointer<QWidget> m_beforeMenu; ///< the latest owner that is no menu
    Qt::FocusReason m_reason = Qt::NoFocusReason; ///< of the latest change
};

} // namespace arcwright::ui
