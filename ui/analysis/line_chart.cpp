// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/line_chart.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QChart>
#include <QHelpEvent>
#include <QLegend>
#include <QLineSeries>
#include <QToolTip>
#include <QValueAxis>

#include "ui/analysis/chart_style.h"
#include "ui/analysis/round_step.h"
#include "ui/look/plain_tool_tip.h"

namespace arcwright::ui {

namespace {

constexpr double pointSize = 6;

struct Range {
    double least = 1e300;
    double greatest = -1e300;

    void add(double value)
    {
        least = std::min(least, value);
        greatest = std::max(greatest, value);
    }
};

/// Round numbers at both ends.
void fit(QValueAxis& axis, Range range)
{
    if (range.least > range.greatest)
        range = {0, 1};
    fitRound(axis, range.least, range.greatest, roundStep(std::max(range.greatest - range.least, 1e-9)));
}

} // namespace

LineChart::LineChart(QWidget* parent) : QChartView(parent), m_x(new QValueAxis(this)), m_y(new QValueAxis(this))
{
    setUpChart(*this);
    QChart* chart = this->chart();
    chart->legend()->setMarkerShape(QLegend::MarkerShapeFromSeries);
    chart->addAxis(m_x, Qt::AlignBottom);
    chart->addAxis(m_y, Qt::AlignLeft);
    for (QValueAxis* axis : {m_x, m_y})
        axis->setLabelFormat(QStringLiteral("%g"));
}

void LineChart::setTheme(const Theme& theme)
{
    m_theme = theme;
    paint();
}

void LineChart::setContent(LineContent content)
{
    m_content = std::move(content);
    chart()->removeAllSeries();
    m_lines.clear();
    for (const Line& line : m_content.lines) {
        auto* series = new QLineSeries(this);
        series->setName(line.name);
        for (const LinePoint& point : line.points)
            series->append(point.x, point.y);
        series->setPointsVisible(true);
        series->setMarkerSize(pointSize);
        chart()->addSeries(series);
        series->attachAxis(m_x);
        series->attachAxis(m_y);
        m_lines.push_back(series);
    }
    m_x->setTitleText(m_content.xTitle);
    m_y->setTitleText(m_content.yTitle);
    chart()->legend()->setVisible(m_content.lines.size() > 1);
    fitAxes();
    paint();
}

void LineChart::fitAxes()
{
    Range across;
    Range up;
    for (const Line& line : m_content.lines) {
        for (const LinePoint& point : line.points) {
            across.add(point.x);
            up.add(point.y - point.deviation);
            up.add(point.y + point.deviation);
        }
    }
    fit(*m_x, across);
    fit(*m_y, up);
}

void LineChart::paint()
{
    colourChart(*this, m_theme);
    for (std::size_t i = 0; i < m_lines.size(); ++i)
        m_lines[i]->setPen(linePen(m_theme, i));
    viewport()->update();
}

QPointF LineChart::position(const LinePoint& point) const
{
    const QRectF area = chart()->plotArea();
    const double across = (point.x - m_x->min()) / (m_x->max() - m_x->min());
    const double up = (point.y - m_y->min()) / (m_y->max() - m_y->min());
    return {area.left() + across * area.width(), area.bottom() - up * area.height()};
}

const LinePoint* LineChart::pointNear(QPointF place) const
{
    constexpr double reach = 12;
    const LinePoint* nearest = nullptr;
    double distance = reach;
    for (const Line& line : m_content.lines) {
        for (const LinePoint& point : line.points) {
            const QPointF to = position(point) - place;
            if (const double far = std::hypot(to.x(), to.y()); far < distance) {
                distance = far;
                nearest = &point;
            }
        }
    }
    return nearest;
}

void LineChart::drawForeground(QPainter* painter, const QRectF& rect)
{
    QChartView::drawForeground(painter, rect);
    constexpr double cap = 3;
    for (std::size_t i = 0; i < m_content.lines.size(); ++i) {
        painter->setPen(QPen(m_theme.series[i % m_theme.series.size()], 1.4));
        for (const LinePoint& point : m_content.lines[i].points) {
            if (point.deviation <= 0)
                continue;
            const QPointF low = position({point.x, point.y - point.deviation, 0, {}});
            const QPointF high = position({point.x, point.y + point.deviation, 0, {}});
            painter->drawLine(low, high);
            for (const QPointF& end : {low, high})
                painter->drawLine(end - QPointF(cap, 0), end + QPointF(cap, 0));
        }
    }
}

bool LineChart::viewportEvent(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QChartView::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const LinePoint* point = pointNear(help->pos()))
        QToolTip::showText(help->globalPos(), plainToolTip(point->tip), this);
    else
        QToolTip::hideText();
    return true;
}

void LineChart::paintPicture(QPainter& painter)
{
    render(&painter, QRectF(QPointF(), size()), rect());
}

QSize LineChart::sizeHint() const
{
    constexpr QSize usual(420, 260);
    return usual;
}

} // namespace arcwright::ui
