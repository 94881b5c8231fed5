// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEvent>
#include <QObject>

#include "ui/help/handbook.h"
#include "ui/settings/shortcuts.h"

class QMainWindow;

namespace arcwright::ui {

class Actions;
class HandbookWindow;

/// Help on what one has before oneself: the key of the handbook opens it at the page of the part that has the keyboard,
/// of the dialog that is open, or of the row of a menu that is marked. A dialog that must be answered first has a
/// handbook of its own, which can be read beside it. What links of the handbook show is shown in the main window.
class ContextHelp : public QObject {
    Q_OBJECT
public:
    ContextHelp(const Actions& actions, QMainWindow& window);

    /// Opens the handbook at the part that tells of what has the keyboard.
    void showHere();
    void show(const HelpHeading& heading);
    /// Searches the handbook.
    void search(const QString& words);
    /// Handbooks that are open have the size of text that the settings have now.
    void takeSize();
    /// What showHere() would open.
    HelpHeading here() const;
    /// Shows what an action is about: carries it out if it only opens something, else points at it in the menus.
    void showAction(ActionId id);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    HandbookWindow& handbook();
    QString linkHere() const;
    void pointAt(ActionId id);
    bool isNewBeginning(const QObject* watched, QEvent::Type type) const;

    const Actions& m_actions;
    QMainWindow& m_window;
    std::size_t m_carriedOutBefore = 0; ///< actions, when somebody last did something in the window
};

} // namespace arcwright::ui
