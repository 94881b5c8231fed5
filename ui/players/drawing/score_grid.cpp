// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/drawing/score_grid.h"

#include <algorithm>
#include <limits>

#include "ui/players/drawing/text_lines.h"

namespace arcwright::ui {

namespace {

constexpr double kMostName = 86; ///< where there is not enough room for more
constexpr double kCellPadding = 6;
constexpr double kNarrowPadding = 2;
constexpr double kFrame = 2.5;

/// Lays out one grid.
class GridLayout {
public:
    GridLayout(const ScoreGrid& grid, const DrawingMetrics& metrics, const QRectF& seen)
        : m_grid(grid), m_metrics(metrics), m_seen(seen), m_names(grid.columns)
    {
        placeColumns(grid.columns, widthOfFigures(), 2 * kCellPadding);
        if (m_lefts.back() <= metrics.mostWidth)
            return;
        m_hasRowsTitleAbove = true; // beside the columns' names it would take the cells their room
        placeColumns(grid.columns, widthOfFigures(), 2 * kCellPadding);
        if (m_lefts.back() <= metrics.mostWidth)
            return;
        m_mostName = metrics.enough(kMostName);
        placeColumns(grid.columns, widthOfFigures(), 2 * kCellPadding);
        if (m_lefts.back() <= metrics.mostWidth)
            return;
        m_size = TextSize::Small;
        m_names = grid.shortColumns.isEmpty() ? grid.columns : grid.shortColumns;
        placeColumns(m_names, widthOfFigures(), kNarrowPadding);
        if (m_lefts.back() <= metrics.mostWidth)
            return;
        m_drawing.isMap = true;
        placeColumns(m_names, metrics.width(m_size, QStringLiteral("↻")), kNarrowPadding);
    }

    Drawing draw()
    {
        double title = 0;
        for (const QString& line : m_titleLines)
            title = std::max(title, m_metrics.width(TextSize::Normal, line));
        if (m_hasRowsTitleAbove)
            title = std::max(title, kCellPadding + m_metrics.width(TextSize::Small, m_grid.rowsTitle));
        m_drawing.size
            = {std::max(m_lefts.back(), title) + 2, m_top + static_cast<double>(m_grid.rows.size()) * m_rowHeight + 2};
        if (m_grid.isRightToLeft)
            m_seen = mirrored(m_seen, m_drawing.size.width());
        drawTitles();
        for (int row = 0; row < m_grid.rows.size(); ++row)
            drawRow(row);
        drawFrames();
        return m_grid.isRightToLeft ? m_drawing.mirrored() : std::move(m_drawing);
    }

private:
    /// Parts that stand far apart in a title are divided among as many lines as are no wider than the cells, or all
    /// would be smaller for it.
    static QStringList linesOf(const QString& title, double width, const DrawingMetrics& metrics)
    {
        const QString apart = QStringLiteral("   ");
        QStringList lines;
        for (const QString& part : title.split(apart, Qt::SkipEmptyParts)) {
            const QString longer = lines.isEmpty() ? part : lines.back() + apart + part;
            if (lines.isEmpty() || metrics.width(TextSize::Normal, longer) > width)
                lines << part;
            else
                lines.back() = longer;
        }
        return lines;
    }
    double widthOfFigures() const
    {
        double width = 0;
        for (const GridCell& cell : m_grid.cells)
            width = std::max(width, m_metrics.width(m_size, cell.text));
        for (const QString& text : m_grid.room)
            width = std::max(width, m_metrics.width(m_size, text));
        return width;
    }
    void placeColumns(const QStringList& names, double cellWidth, double padding)
    {
        const bool isNarrow = m_size == TextSize::Small;
        m_rowHeight = m_metrics.height(m_size) + (isNarrow ? kNarrowPadding : kCellPadding);
        const double share
            = m_hasRowsTitleAbove ? 2.0 / 3 : 0.5; // of what pictures are to be: hardly a word is so long
        const double mostOfRows = std::max(m_metrics.enough(kMostName), share * m_metrics.mostWidth);
        const double rowsTitle = m_metrics.width(TextSize::Small, m_grid.rowsTitle);
        const double ofRows = std::min(widestOf(m_grid.rows, m_size, m_metrics), std::max(mostOfRows, rowsTitle));
        m_lefts = {std::max(ofRows, m_hasRowsTitleAbove ? 0 : rowsTitle) + 2 * kCellPadding};
        m_heads.clear();
        qsizetype lines = 1;
        for (const QString& name : names) {
            m_heads.push_back(divided(name, m_size, std::max(m_mostName, cellWidth), m_metrics));
            lines = std::max(lines, m_heads.back().size());
            m_lefts.push_back(
                m_lefts.back() + std::max(cellWidth, widestOf(m_heads.back(), m_size, m_metrics)) + padding);
        }
        m_titleLines = m_metrics.hasLegends
            ? linesOf(m_grid.title, std::min(m_lefts.back(), m_metrics.mostWidth), m_metrics)
            : QStringList();
        const double title
            = static_cast<double>(m_titleLines.size()) * m_metrics.height(TextSize::Normal) + kCellPadding;
        m_headHeight = m_rowHeight + static_cast<double>(lines - 1) * m_metrics.height(m_size);
        m_rowsTitleTop = (m_titleLines.isEmpty() ? 0 : title) + (m_hasRowsTitleAbove ? 0 : m_headHeight - m_rowHeight);
        m_top = (m_titleLines.isEmpty() ? 0 : title) + (m_hasRowsTitleAbove ? m_rowHeight : 0) + m_headHeight;
    }
    QRectF box(int row, int column) const
    {
        const auto at = static_cast<std::size_t>(column);
        return {m_lefts[at], m_top + row * m_rowHeight, m_lefts[at + 1] - m_lefts[at], m_rowHeight};
    }
    /// Of a column's name.
    QRectF headBox(int column) const
    {
        QRectF head = box(0, column);
        head.setTop(m_top - m_headHeight);
        head.setHeight(m_headHeight);
        return head;
    }
    void drawHead(int column, Ink ink)
    {
        const QStringList& lines = m_heads[static_cast<std::size_t>(column)];
        const QRectF place = headBox(column);
        if (lines.size() == 1)
            return m_drawing.text(place, lines.front(), ink, m_size, Qt::AlignHCenter, column == m_grid.litColumn);
        const double high = m_metrics.height(m_size);
        double y = place.center().y() - static_cast<double>(lines.size()) * high / 2;
        for (const QString& line : lines) {
            m_drawing.text({place.left(), y, place.width(), high}, line, ink, m_size, Qt::AlignHCenter,
                column == m_grid.litColumn);
            y += high;
        }
    }

    void drawTitles()
    {
        double y = 0;
        for (const QString& line : m_titleLines) {
            m_drawing.text({0, y, m_metrics.width(TextSize::Normal, line), m_metrics.height(TextSize::Normal)}, line,
                Ink::Muted, TextSize::Normal, Qt::AlignLeft);
            y += m_metrics.height(TextSize::Normal);
        }
        QString rowsTitle = m_grid.rowsTitle;
        if (m_grid.isRightToLeft)
            rowsTitle.replace(u'→', u'←');
        const double room = m_hasRowsTitleAbove ? m_metrics.width(TextSize::Small, rowsTitle) : m_lefts.front();
        m_drawing.text(
            {kCellPadding, m_rowsTitleTop, room, m_rowHeight}, rowsTitle, Ink::Muted, TextSize::Small, Qt::AlignLeft);
        for (int column = 0; column < m_names.size(); ++column) {
            const bool muted = !m_grid.mutedColumns.empty() && m_grid.mutedColumns[static_cast<std::size_t>(column)];
            if (column == m_grid.litColumn)
                m_drawing.rect(headBox(column), Ink::Lit);
            if (!m_grid.unnamedColumns.empty() && m_grid.unnamedColumns[static_cast<std::size_t>(column)])
                continue;
            drawHead(column, muted ? Ink::Muted : Ink::Text);
        }
    }
    void drawRow(int row)
    {
        const double names = m_lefts.front() - 2 * kCellPadding;
        m_drawing.text({kCellPadding, m_top + row * m_rowHeight, names, m_rowHeight},
            m_metrics.fitted(m_size, m_grid.rows[row], names), Ink::Text, m_size, Qt::AlignRight);
        for (int column = 0; column < m_names.size(); ++column) {
            const GridCell& cell = m_grid.at(row, column);
            const QRectF place = box(row, column);
            if (!place.intersects(m_seen))
                continue;
            m_drawing.rect(place.adjusted(0.5, 0.5, -0.5, -0.5), cell.fill, Ink::Grid);
            if (m_metrics.width(m_size, cell.text) <= place.width())
                m_drawing.text(place, cell.text, cell.ink, m_size, Qt::AlignHCenter, cell.isBold);
            if (cell.target)
                m_drawing.hit(place, cell.target);
        }
    }
    /// Over all cells, so that none covers half of them.
    void drawFrames()
    {
        for (int row = 0; row < m_grid.rows.size(); ++row) {
            for (int column = 0; column < m_names.size(); ++column) {
                const Tint frame = m_grid.at(row, column).frame;
                if (frame.ink != Ink::None)
                    m_drawing.rect(box(row, column).adjusted(1, 1, -1, -1), {}, frame, kFrame);
                if (frame.ink == Ink::LitFrame)
                    m_drawing.focus = box(row, column);
            }
        }
        if (m_grid.litColumn < 0)
            return;
        const QRectF head = headBox(m_grid.litColumn);
        m_drawing.rect(
            head.united(box(static_cast<int>(m_grid.rows.size()) - 1, m_grid.litColumn)), {}, Ink::LitFrame, kFrame);
        m_drawing.focus = head;
    }

    const ScoreGrid& m_grid;
    const DrawingMetrics& m_metrics;
    QRectF m_seen;
    TextSize m_size = TextSize::Normal;
    QStringList m_titleLines;
    QStringList m_names; ///< of the columns
    std::vector<QStringList> m_heads; ///< these in lines
    double m_mostName = std::numeric_limits<double>::infinity(); ///< that the name of a column takes in one line
    double m_headHeight = 0;
    double m_rowHeight = 0;
    bool m_hasRowsTitleAbove = false; ///< on a line of its own, above the columns' names
    double m_rowsTitleTop = 0;
    double m_top = 0; ///< of the first row of cells
    std::vector<double> m_lefts; ///< by column, and the right end of the last
    Drawing m_drawing;
};

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

Drawing drawGrid(const ScoreGrid& grid, const DrawingMetrics& metrics, const QRectF& seen)
{
    return GridLayout(grid, metrics, seen).draw();
}

} // namespace arcwright::ui
