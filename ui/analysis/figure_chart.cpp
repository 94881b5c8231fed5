// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/figure_chart.h"

#include <utility>

#include <QHelpEvent>
#include <QKeyEvent>
#include <QToolTip>

#include "ui/look/plain_tool_tip.h"

namespace arcwright::ui {

FigureChart::FigureChart(QWidget* parent) : CategoryChart(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
}

void FigureChart::setContent(ChartContent content)
{
    CategoryChart::setContent(std::move(content));
    m_hover = {};
    if (pointAt(m_current) == nullptr)
        m_current = {};
}

void FigureChart::drawForeground(QPainter* painter, const QRectF&)
{
    if (content().isEmpty())
        return;
    painter->save();
    painter->setBrush(Qt::NoBrush);
    drawWhiskers(*painter);
    drawNames(*painter);
    if (!m_isPicture) {
        constexpr double room = 2;
        const auto frame = [&](ChartPlace place, const QPen& pen) {
            if (const QRectF rect = placeRect(place); !rect.isNull()) {
                painter->setPen(pen);
                painter->drawRect(rect.adjusted(-room, -room, room, room));
            }
        };
        if (m_hover.isThere())
            frame(m_hover, QPen(theme().mutedText, 1));
        for (const ChartPlace place : m_chosen)
            frame(place, QPen(theme().text, 2));
        if (hasFocus() && m_current.isThere())
            frame(m_current, QPen(theme().accent, 2, Qt::DashLine));
    }
    painter->restore();
}

void FigureChart::paintPicture(QPainter& painter)
{
    m_isPicture = true;
    render(&painter, QRectF(QPointF(), size()), rect());
    m_isPicture = false;
}

void FigureChart::setChosen(std::set<ChartPlace> places)
{
    m_chosen = std::move(places);
    viewport()->update();
}

void FigureChart::setCurrent(ChartPlace place)
{
    m_current = place;
    describe();
    viewport()->update();
}

/// For those who cannot see it.
void FigureChart::describe()
{
    const ChartPoint* point = pointAt(m_current);
    setAccessibleDescription(point ? point->tip : QString());
}

bool FigureChart::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto& help = static_cast<QHelpEvent&>(*event);
        if (const ChartPoint* point = pointAt(hitAt(help.pos())))
            QToolTip::showText(help.globalPos(), plainToolTip(point->tip), this);
        else
            QToolTip::hideText();
        return true;
    }
    if (event->type() == QEvent::Leave) {
        m_hover = {};
        viewport()->update();
    }
    return CategoryChart::viewportEvent(event);
}

void FigureChart::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    const ChartPlace place = hitAt(event->position());
    if (!place.isThere())
        return;
    setCurrent(place);
    Q_EMIT chosen(place, event->modifiers().testFlag(Qt::ControlModifier));
}

void FigureChart::mouseMoveEvent(QMouseEvent* event)
{
    const ChartPlace place = hitAt(event->position());
    viewport()->setCursor(place.isThere() ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (place == m_hover)
        return;
    m_hover = place;
    viewport()->update();
}

/// The charts stand in a page that scrolls.
void FigureChart::wheelEvent(QWheelEvent* event)
{
    event->ignore();
}

void FigureChart::step(int series, int category)
{
    const auto seriesCount = static_cast<int>(content().series.size());
    const auto count = static_cast<int>(content().categories.size());
    ChartPlace next = m_current.isThere() ? m_current : ChartPlace{0, category < 0 ? count : -1};
    do { // over what is not there
        next.category += category;
        next.series += series;
        if (next.category < 0 || next.category >= count || next.series < 0 || next.series >= seriesCount)
            return;
    } while (pointAt(next) == nullptr);
    setCurrent(next);
}

/// The space bar chooses and stays, Enter goes on to the words.
void FigureChart::chooseCurrent(const QKeyEvent& event)
{
    Q_EMIT chosen(m_current, event.modifiers().testFlag(Qt::ControlModifier));
    if (event.key() != Qt::Key_Space)
        Q_EMIT listWanted();
}

void FigureChart::keyPressEvent(QKeyEvent* event)
{
    const bool isAcross = content().isAcross;
    switch (content().isEmpty() ? 0 : event->key()) {
    case Qt::Key_Up:
        return isAcross ? step(-1, 0) : step(0, -1);
    case Qt::Key_Down:
        return isAcross ? step(1, 0) : step(0, 1);
    case Qt::Key_Left:
        return isAcross ? step(0, -1) : step(-1, 0);
    case Qt::Key_Right:
        return isAcross ? step(0, 1) : step(1, 0);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (pointAt(m_current) != nullptr)
            chooseCurrent(*event);
        return;
    default:
        event->ignore();
    }
}

void FigureChart::focusInEvent(QFocusEvent* event)
{
    CategoryChart::focusInEvent(event);
    if (!m_current.isThere() && !content().isEmpty())
        step(0, 1);
    viewport()->update();
}

void FigureChart::focusOutEvent(QFocusEvent* event)
{
    CategoryChart::focusOutEvent(event);
    viewport()->update();
}

} // namespace arcwright::ui
