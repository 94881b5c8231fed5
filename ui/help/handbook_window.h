// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QDialog>

#include "ui/help/handbook.h"
#include "ui/settings/shortcuts.h"

class QAction;
class QLabel;
class QLineEdit;
class QListWidget;
class QStackedWidget;
class QTreeWidget;
class QTreeWidgetItem;

namespace arcwright::ui {

class Actions;
class HelpText;

/// The handbook: its contents and a search in all of its text at the left, a page at the right. Links lead from page to
/// page, and `show:` links to what the page tells of. Back and forward, larger and smaller, and everything by keys.
class HandbookWindow : public QDialog {
    Q_OBJECT
public:
    HandbookWindow(const Actions& actions, QWidget* parent);

    /// Shows a page, at one of its headings.
    void show(const HelpHeading& heading);
    /// Searches all text, and lists where it is.
    void search(const QString& words);
    /// Has the size of text that the settings have now.
    void takeSize();
    void back();
    void forward();
    /// Where one is: what show() was asked for, or a link led to.
    const HelpHeading& heading() const { return m_visited[m_at]; }
    /// Follows a link of a page, as a click on it does.
    void follow(const QUrl& link);
    /// Says something below the page: why a link could not be followed.
    void say(const QString& text);

    HelpText* text() const { return m_text; }
    QTreeWidget* contents() const { return m_contents; }
    QLineEdit* searchField() const { return m_search; }
    QListWidget* results() const { return m_results; }

Q_SIGNALS:
    /// A link wants an action to be shown.
    void showWanted(arcwright::ui::ActionId id);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void placeParts();
    void addKeys(const Actions& actions);
    void fillContents();
    void listFound(const QString& words);
    void openFound(int row);
    void visit(const HelpHeading& heading, const QString& marked = {});
    void display(const HelpHeading& heading, const QString& marked = {});
    void enlarge(int steps);
    QTreeWidgetItem* rowOf(const HelpHeading& heading) const;

    QLineEdit* m_search;
    QStackedWidget* m_left;
    QTreeWidget* m_contents;
    QListWidget* m_results;
    HelpText* m_text;
    QLabel* m_language; ///< says that a page is not in the language of the window
    QLabel* m_note;
    QAction* m_back;
    QAction* m_forward;
    std::vector<HelpHeading> m_found; ///< by row of the results
    std::vector<HelpHeading> m_visited;
    std::size_t m_at = 0; ///< in m_visited
};

} // namespace arcwright::ui
