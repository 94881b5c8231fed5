// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>
#include <QStringList>

namespace arcwright::ui {

/// A cell of a heat map.
struct HeatCell {
    QString text; ///< shown where there is room
    double heat = 0; ///< 0 to 1; nothing at 0
    bool isMuted = false; ///< what is as it should be: it steps back
    QString tip;
    int choice = -1; ///< index of the words behind it, -1 for none
};

/// A heat map as a value, with the sums of rows and columns.
struct HeatContent {
    QString rowsTitle;
    QString columnsTitle;
    QStringList rows;
    QStringList columns;
    std::vector<HeatCell> cells; ///< row after row
    std::vector<HeatCell> rowSums; ///< none, or one for each row
    std::vector<HeatCell> columnSums;

    bool isEmpty() const { return rows.isEmpty() || columns.isEmpty(); }
    const HeatCell& cell(int row, int column) const
    {
        return cells[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns.size())
            + static_cast<std::size_t>(column)];
    }
};

} // namespace arcwright::ui
