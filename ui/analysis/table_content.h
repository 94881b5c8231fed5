// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace arcwright::ui {

/// A cell: its text, the figure it is sorted by if it is one, and the index of the words behind it, -1 for none.
struct TableCell {
    QString text;
    std::optional<double> number;
    int choice = -1;
    QString plain = {}; ///< what files have of a text with figures, which are written as programs read them
};

/// A table as a value.
struct TableContent {
    QStringList columns;
    std::vector<std::vector<TableCell>> rows; ///< each as long as `columns`

    bool isEmpty() const { return rows.empty(); }
};

/// The formats in which tables leave the program.
enum class TableFormat : unsigned char { Tsv, Csv, Json };

/// The table as a file of that format, UTF-8. In TSV and CSV cells that a spreadsheet would calculate are defused; in
/// JSON, an array of objects, figures are numbers.
QByteArray tableBytes(const TableContent& table, TableFormat format);

} // namespace arcwright::ui
