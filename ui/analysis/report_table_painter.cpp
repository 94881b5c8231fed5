// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/report_table_painter.h"

#include <algorithm>

#include "core/report/report_page.h"
#include "ui/analysis/drawn_painting.h"

namespace arcwright::ui {

namespace {

constexpr int tableText = 10;
constexpr double lineUnits = 13;
constexpr double cellMargin = 4;

QString cellText(const std::string& cell)
{
    return shownText(shortened(cell, kMostReportCharacters));
}

/// The words of a head under one another, as far as they are not short.
QStringList headLines(const QString& text, const QFontMetricsF& metrics, double width)
{
    QStringList lines;
    for (const QString& word : text.split(u' ', Qt::SkipEmptyParts)) {
        const QString joined = lines.isEmpty() ? word : lines.back() + u' ' + word;
        if (!lines.isEmpty() && metrics.horizontalAdvance(joined) <= width)
            lines.back() = joined;
        else
            lines << word;
    }
    return lines;
}

} // namespace

ReportTablePainter::ReportTablePainter(const Table& table, const Theme& theme, const QFont& font, double pageWidth)
    : m_table(table), m_theme(theme), m_font(font)
{
    m_font.setPixelSize(tableText);
    const QFontMetricsF metrics(m_font);
    std::vector<double> widths(table.columns.size(), 0);
    const std::size_t shown = std::min(table.rows.size(), kMostReportRows);
    for (std::size_t row = 0; row < shown; ++row) {
        for (std::size_t i = 0; i < widths.size(); ++i)
            widths[i] = std::max(widths[i], metrics.horizontalAdvance(cellText(table.rows[row][i])));
    }
    for (std::size_t i = 0; i < widths.size(); ++i) {
        const QString head = cellText(table.columns[i]);
        for (const QString& word : head.split(u' '))
            widths[i] = std::max(widths[i], metrics.horizontalAdvance(word));
        const QStringList lines = headLines(head, metrics, widths[i]);
        m_headHeight = std::max(m_headHeight, lineUnits * static_cast<double>(lines.size()) + 4);
        m_heads << lines.join(u'\n');
    }
    double left = 0;
    for (const double width : widths) {
        m_lefts.push_back(left);
        left += width + 2 * cellMargin;
    }
    m_lefts.push_back(left);
    m_scale = std::min(1.0, pageWidth / std::max(left, 1.0));
}

void ReportTablePainter::paintCell(
    QPainter& painter, std::size_t column, double top, double height, const QString& text) const
{
    const QRectF room(
        m_lefts[column] + cellMargin, top, m_lefts[column + 1] - m_lefts[column] - 2 * cellMargin, height);
    const Qt::Alignment side = column == 0 ? Qt::AlignLeft | Qt::AlignAbsolute : Qt::AlignRight | Qt::AlignAbsolute;
    painter.drawText(room, static_cast<int>(side | Qt::AlignBottom) | Qt::TextDontClip, text);
}

double ReportTablePainter::paintHead(QPainter& painter, double top) const
{
    painter.save();
    painter.translate(0, top);
    painter.scale(m_scale, m_scale);
    painter.setFont(m_font);
    painter.setPen(m_theme.mutedText);
    for (std::size_t i = 0; i < m_table.columns.size(); ++i)
        paintCell(painter, i, 0, m_headHeight - 3, m_heads[static_cast<qsizetype>(i)]);
    painter.setPen(QPen(m_theme.border, 1));
    painter.drawLine(QPointF(0, m_headHeight - 1), QPointF(m_lefts.back(), m_headHeight - 1));
    painter.restore();
    return headHeight();
}

double ReportTablePainter::paintRow(QPainter& painter, double top, std::size_t row) const
{
    painter.save();
    painter.translate(0, top);
    painter.scale(m_scale, m_scale);
    if (row % 2 == 1)
        painter.fillRect(QRectF(0, 0, m_lefts.back(), rowUnits), m_theme.alternateBase);
    painter.setFont(m_font);
    painter.setPen(m_theme.text);
    for (std::size_t i = 0; i < m_table.columns.size(); ++i)
        paintCell(painter, i, 0, rowUnits - 3, cellText(m_table.rows[row][i]));
    painter.restore();
    return rowHeight();
}

std::vector<Table> inParts(const Table& table, const Theme& theme, const QFont& font, double pageWidth)
{
    constexpr double leastScale = 0.8; // smaller texts are hard to read
    const auto fits
        = [&](const Table& part) { return ReportTablePainter(part, theme, font, pageWidth).scale() >= leastScale; };
    if (table.columns.size() < 3 || fits(table))
        return {table};
    const auto withColumns = [&](std::size_t first, std::size_t end) {
        Table part{table.title, {table.columns.front()}, {}, {}};
        part.columns.insert(part.columns.end(), table.columns.begin() + static_cast<std::ptrdiff_t>(first),
            table.columns.begin() + static_cast<std::ptrdiff_t>(end));
        for (const auto& row : table.rows) {
            part.rows.push_back({row.front()});
            part.rows.back().insert(part.rows.back().end(), row.begin() + static_cast<std::ptrdiff_t>(first),
                row.begin() + static_cast<std::ptrdiff_t>(end));
        }
        return part;
    };
    std::vector<Table> parts;
    for (std::size_t first = 1; first < table.columns.size();) {
        std::size_t end = first + 1;
        while (end < table.columns.size() && fits(withColumns(first, end + 1)))
            ++end;
        parts.push_back(withColumns(first, end));
        first = end;
    }
    return parts;
}

} // namespace arcwright::ui
