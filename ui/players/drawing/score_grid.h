// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QStringList>

#include "ui/players/drawing/drawing.h"

namespace arcwright::ui {

struct GridCell {
    QString text;
    Tint fill;
    Tint ink = Ink::Text;
    Tint frame; ///< drawn over its neighbours
    bool isBold = false;
    Target target;
};

/// A table of figures, heads by rows and dependents by columns, as a value. Wider than a picture may be, it is drawn
/// in small, under the short names of its columns and without the figures there is no room for: a map, whose colours
/// tell.
struct ScoreGrid {
    QString title;
    QString rowsTitle; ///< over the names of the rows
    QStringList rows;
    QStringList columns;
    QStringList shortColumns; ///< as many; empty: the same
    std::vector<GridCell> cells; ///< row by row
    QStringList room; ///< texts that cells have room for, whether they are there or not
    std::vector<bool> mutedColumns; ///< by column; none: none is
    std::vector<bool> unnamedColumns; ///< by column, those whose names are not shown yet; none: all are
    int litColumn = -1;
    bool isRightToLeft = false; ///< of words that run so: the first column is the one on the right

    ScoreGrid() = default;
    ScoreGrid(QStringList theRows, QStringList theColumns);
    GridCell& at(int row, int column) { return cells[place(row, column)]; }
    const GridCell& at(int row, int column) const { return cells[place(row, column)]; }

private:
    std::size_t place(int row, int column) const
    {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns.size())
            + static_cast<std::size_t>(column);
    }
};

/// Cells outside of `seen` are left out. O(cells).
Drawing drawGrid(const ScoreGrid& grid, const DrawingMetrics& metrics, const QRectF& seen = kEverywhere);

/// Where a score lies between the least and the greatest, as the value of a heat tint from 0 to 1.
double heatOf(double score, double least, double greatest);

} // namespace arcwright::ui
