// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QFont>
#include <QPainter>
#include <QStringList>

#include "core/report/table.h"
#include "ui/look/theme.h"

namespace arcwright::ui {

/// Paints the head and the rows of a table on paper. Columns are as wide as their cells; where a table is wider than
/// the page, everything in it is smaller (see inParts()).
class ReportTablePainter {
public:
    ReportTablePainter(const Table& table, const Theme& theme, const QFont& font, double pageWidth);

    /// How much smaller everything is.
    double scale() const { return m_scale; }
    double headHeight() const { return m_scale * m_headHeight; }
    double rowHeight() const { return m_scale * rowUnits; }
    /// Both paint at this height of the page; how high they are.
    double paintHead(QPainter& painter, double top) const;
    double paintRow(QPainter& painter, double top, std::size_t row) const;

private:
    static constexpr double rowUnits = 16;

    void paintCell(QPainter& painter, std::size_t column, double top, double height, const QString& text) const;

    const Table& m_table;
    const Theme& m_theme;
    QFont m_font;
    QStringList m_heads;
    std::vector<double> m_lefts; ///< of the columns, and the right end of the last
    double m_headHeight = 0;
    double m_scale = 1;
};

/// A table that fits on a page, or one after the other the parts of one that is much wider: some columns each, behind
/// the first column of all. O(columns of a part * cells).
std::vector<Table> inParts(const Table& table, const Theme& theme, const QFont& font, double pageWidth);

} // namespace arcwright::ui
