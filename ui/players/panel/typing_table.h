// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace arcwright::ui {

/// A table of figures to write in, in a panel whose letters and arrows are keys of its own.
class TypingTable : public QTableView {
    Q_OBJECT
public:
    explicit TypingTable(QWidget* parent = nullptr);

    /// So wide it shows all of its columns.
    int wholeWidth() const;

protected:
    /// The keys of the panel work everywhere in it; those that move in a table or write in it are the table's here.
    bool event(QEvent* event) override;
};

} // namespace arcwright::ui
