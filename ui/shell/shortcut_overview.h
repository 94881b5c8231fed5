// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QDialog>

#include "ui/settings/actions.h"

class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableWidget;

namespace arcwright::ui {

class EmptyNote;

/// A list of all keys, by task: those of the diagram and the mouse gestures, which are as they are, and the shortcuts
/// of all actions, which can be changed. A field finds rows by what is in them.
class ShortcutOverview : public QDialog {
    Q_OBJECT
public:
    ShortcutOverview(Actions& actions, QWidget* window);

    QLineEdit* searchField() const { return m_search; }
    QTableWidget* table() const { return m_table; }
    QKeySequenceEdit* keyField() const { return m_keys; }

private:
    struct Row {
        bool heading = false;
        std::optional<ActionId> action;
    };

    void placeParts();
    void fill();
    void addHeading(const QString& text);
    void addRows(const QString& heading, const KeyRows& rows);
    void addRow(const KeyRow& shown, std::optional<ActionId> action);
    void search();
    std::optional<ActionId> selected() const;
    void showSelected();
    void showConflict();
    void change();
    void reset();
    void showKeys();

    Actions& m_actions;
    QLineEdit* m_search;
    QTableWidget* m_table;
    QKeySequenceEdit* m_keys;
    QLabel* m_conflict;
    EmptyNote* m_nothing;
    QPushButton* m_change;
    QPushButton* m_reset;
    std::vector<Row> m_rows;
};

} // namespace arcwright::ui
