// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/score_grid.h"

#include <algorithm>

namespace arcwright::ui {

namespace {

constexpr double kMostName = 86;
constexpr double kPadding = 6;
constexpr double kFrame = 2.5;

} // namespace

ScoreGrid::ScoreGrid(QStringList theRows, QStringList theColumns)
    : rows(std::move(theRows))
    , columns(std::move(theColumns))
    , cells(static_cast<std::size_t>(rows.size()) * static_cast<std::size_t>(columns.size()))
{
}

double heatOf(double score, double least, double greatest)
{
    return greatest > least ? std::clamp((score - least) / (greatest - least), 0.0, 1.0) : 0;
}

Drawing drawGrid(const ScoreGrid& grid, const DrawingMetrics& metrics)
{
    Drawing drawing;
    const double line = metrics.height(TextSize::Normal);
    const double rowHeight = line + 6;
    const auto widest = [&](const QStringList& names, double width) {
        for (const QString& name : names)
            width = std::max(width, std::min(metrics.width(TextSize::Normal, name), kMostName));
        return width;
    };
    const double names = widest(grid.rows, metrics.width(TextSize::Small, grid.rowsTitle)) + 2 * kPadding;
    double cellWidth = 0;
    for (const GridCell& cell : grid.cells)
        cellWidth = std::max(cellWidth, metrics.width(TextSize::Normal, cell.text));
    std::vector<double> lefts{names};
    for (const QString& column : grid.columns)
        lefts.push_back(lefts.back() + widest({column}, cellWidth) + 2 * kPadding);
    const double top = (grid.title.isEmpty() ? 0 : line + 6) + rowHeight;
    if (!grid.title.isEmpty())
        drawing.text({0, 0, std::max(lefts.back(), metrics.width(TextSize::Normal, grid.title)), line}, grid.title,
            Ink::Muted, TextSize::Normal, Qt::AlignLeft);
    drawing.text(
        {kPadding, top - rowHeight, names, rowHeight}, grid.rowsTitle, Ink::Muted, TextSize::Small, Qt::AlignLeft);
    const auto box = [&](int row, int column) {
        const auto at = static_cast<std::size_t>(column);
        return QRectF(lefts[at], top + row * rowHeight, lefts[at + 1] - lefts[at], rowHeight);
    };
    for (int column = 0; column < grid.columns.size(); ++column) {
        const bool muted = !grid.mutedColumns.empty() && grid.mutedColumns[static_cast<std::size_t>(column)];
        const QRectF place = box(-1, column);
        if (column == grid.litColumn)
            drawing.rect(place, Ink::Lit);
        drawing.text(place, metrics.fitted(TextSize::Normal, grid.columns[column], place.width() - 4),
            muted ? Ink::Muted : Ink::Text, TextSize::Normal, Qt::AlignHCenter, column == grid.litColumn);
    }
    ScoreGrid cells = grid;
    for (int row = 0; row < grid.rows.size(); ++row) {
        drawing.text({kPadding, top + row * rowHeight, names - 2 * kPadding, rowHeight},
            metrics.fitted(TextSize::Normal, grid.rows[row], names - 2 * kPadding), Ink::Text, TextSize::Normal,
            Qt::AlignRight);
        for (int column = 0; column < grid.columns.size(); ++column) {
            const GridCell& cell = cells.at(row, column);
            const QRectF place = box(row, column);
            drawing.rect(place.adjusted(0.5, 0.5, -0.5, -0.5), cell.fill, Ink::Grid);
            drawing.text(place, cell.text, cell.ink, TextSize::Normal, Qt::AlignHCenter, cell.isBold);
            if (cell.isCrossed)
                drawing.line(place.bottomLeft() + QPointF(4, -4), place.topRight() + QPointF(-4, 4), Ink::Muted, 1);
            if (cell.target)
                drawing.hit(place, cell.target);
        }
    }
    for (int row = 0; row < grid.rows.size(); ++row) {
        for (int column = 0; column < grid.columns.size(); ++column) {
            const Tint frame = cells.at(row, column).frame;
            if (frame.ink != Ink::None)
                drawing.rect(box(row, column).adjusted(1, 1, -1, -1), {}, frame, kFrame);
            if (frame.ink == Ink::LitFrame)
                drawing.focus = box(row, column);
        }
    }
    if (grid.litColumn >= 0) {
        drawing.focus = box(-1, grid.litColumn);
        drawing.rect(box(-1, grid.litColumn).united(box(static_cast<int>(grid.rows.size()) - 1, grid.litColumn)), {},
            Ink::LitFrame, kFrame);
    }
    drawing.size = {std::max(lefts.back(), grid.title.isEmpty() ? 0 : metrics.width(TextSize::Normal, grid.title)) + 2,
        top + static_cast<double>(grid.rows.size()) * rowHeight + 2};
    return drawing;
}

} // namespace arcwright::ui
