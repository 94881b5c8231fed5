// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/annotation/token_table_model.h"
#include "ui/documents/field_values.h"

class QTableView;

namespace arcwright::ui {

/// The words of the sentence on view as a table to edit in: cells in place, with completion, copied and pasted in
/// blocks. The selected word is the same in the diagram.
class TokenTable : public QWidget {
    Q_OBJECT
public:
    explicit TokenTable(Workspace& workspace, QWidget* parent = nullptr);

    QTableView* table() const { return m_table; }
    TokenTableModel& model() { return *m_model; }

    /// The sentence on view, as it is now.
    void show(std::size_t index);
    /// Marks the row of a unit; nothing happens if it is marked.
    void selectUnit(int unit);

    void copy() const;
    void paste();
    /// Empties the selected cells.
    void clear();

Q_SIGNALS:
    /// Somebody went to the row of that unit.
    void unitChosen(int unit);
    /// The keyboard is no longer needed in the table.
    void left();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void bringCurrentRow();
    void fitColumns();

    TokenTableModel* m_model;
    QTableView* m_table;
    bool m_areColumnsFitted = false; ///< to what is in them
    bool m_isMarking = false; ///< the table follows the diagram
};

} // namespace arcwright::ui
