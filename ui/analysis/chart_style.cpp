// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/chart_style.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <QAbstractAxis>
#include <QChart>
#include <QChartView>
#include <QGraphicsLayout>
#include <QLegend>
#include <QValueAxis>

namespace arcwright::ui {

void setUpChart(QChartView& view)
{
    view.setRenderHint(QPainter::Antialiasing);
    view.setViewportUpdateMode(QGraphicsView::FullViewportUpdate); // names are drawn beside what the chart repaints
    view.setFrameShape(QFrame::NoFrame);
    view.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    QChart* chart = view.chart();
    chart->setMargins({});
    chart->layout()->setContentsMargins(0, 0, 0, 0);
    chart->setBackgroundRoundness(0);
    chart->legend()->setAlignment(Qt::AlignTop);
}

void colourChart(QChartView& view, const Theme& theme)
{
    view.setBackgroundBrush(theme.base);
    view.chart()->setBackgroundBrush(theme.base);
    view.chart()->legend()->setLabelColor(theme.text);
    for (QAbstractAxis* axis : view.chart()->axes()) {
        axis->setLabelsColor(theme.text);
        axis->setTitleBrush(theme.mutedText);
        axis->setGridLineColor(theme.grid);
        axis->setLinePenColor(theme.grid);
    }
}

QPen linePen(const Theme& theme, std::size_t series)
{
    // So short that the key, which is no longer than two letters, shows the gaps.
    static const std::array<QList<qreal>, 4> dashes{{{}, {2, 1.5}, {0.6, 1.4}, {2, 1.2, 0.6, 1.2}}};
    QPen pen(theme.series[series % theme.series.size()], theme.diagram.rubberWidth);
    if (const auto& pattern = dashes[series % dashes.size()]; !pattern.isEmpty())
        pen.setDashPattern(pattern);
    return pen;
}

QBrush barBrush(const Theme& theme, std::size_t series)
{
    constexpr std::array<Qt::BrushStyle, 4> styles{
        Qt::SolidPattern, Qt::BDiagPattern, Qt::HorPattern, Qt::DiagCrossPattern};
    return {theme.series[series % theme.series.size()], styles[series % styles.size()]};
}

void fitRound(QValueAxis& axis, double least, double greatest, double step, double roomShare)
{
    const double low = std::floor(least / step) * step;
    const double high = std::max(std::ceil(greatest / step) * step, low + step);
    axis.setRange(low, high + (high - low) * roomShare);
    axis.setTickType(QValueAxis::TicksDynamic);
    axis.setTickAnchor(low);
    axis.setTickInterval(step);
}

} // namespace arcwright::ui
