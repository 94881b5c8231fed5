// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>

#include <QObject>

#include "ui/settings/shortcuts.h"

class QMainWindow;
class QAction;
class QMenu;

namespace arcwright::ui {

class Actions;
class FileCommands;
class Learning;
class CommandPalette;

/// The menus of the window: which action stands where, recent files, samples, and the dialogs of the help menu. Made
/// after the docks, for a menu lists them.
class Menus : public QObject {
    Q_OBJECT
public:
    Menus(Actions& actions, FileCommands& files, Learning& learning, QMainWindow& window);

    /// Offers the marks that words have in treebanks of the Prague family, or leaves them out.
    void showPragueMarks(bool shown);
    /// Offers to move words over the borders of bunsetsu, or leaves that out.
    void showBunsetsuBorders(bool shown);
    /// Offers what leads to a panel, or leaves it out; with that of other zones, the way to the next one.
    void offerPanel(const QString& name, bool isOffered);

Q_SIGNALS:
    /// The menu of files opens: what it says of the file is to be true then.
    void fileMenuOpens();
    /// The menu of corrections opens: what it offers is to be what the sentence can take.
    void correctMenuOpens();
    /// The menu of words opens: what it offers is to be what the units of the sentence are.
    void wordsMenuOpens();

private:
    void addFileMenu();
    void addEditMenus();
    void addGoMenu();
    void addParserMenus();
    void addViewMenu();
    void addHelpMenu();
    void addToPalette(CommandPalette& palette);
    static void offer(QMenu& menu, QAction* action, QAction* next, bool isOffered);
    void fill(QMenu* menu, std::initializer_list<ActionId> ids) const;
    QMenu* makeSamplesMenu();
    void fillRecentMenu(QMenu* menu);

    Actions& m_actions;
    FileCommands& m_files;
    Learning& m_learning;
    QMainWindow& m_window;
    QMenu* m_pragueMarks = nullptr;
    QMenu* m_words = nullptr;
    QAction* m_wordsEnd = nullptr; ///< behind what is done to words that are there
    QMenu* m_view = nullptr;
    QMenu* m_panels = nullptr;
};

} // namespace arcwright::ui
