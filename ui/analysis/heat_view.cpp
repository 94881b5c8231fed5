// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/heat_view.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include "ui/canvas/contrast.h"
#include "ui/look/plain_tool_tip.h"

namespace arcwright::ui {

namespace {

constexpr double gap = 4; // between names and cells
constexpr int longestName = 16; // letters

} // namespace

HeatView::HeatView(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
}

QFont HeatView::letters() const
{
    constexpr double smaller = 0.92;
    QFont own = font();
    if (own.pointSizeF() > 0)
        own.setPointSizeF(own.pointSizeF() * smaller);
    return own;
}

void HeatView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange)
        return;
    measure();
    updateGeometry();
}

void HeatView::setTheme(const Theme& theme)
{
    m_theme = theme;
    update();
}

void HeatView::setContent(HeatContent content)
{
    m_content = std::move(content);
    m_hover = {};
    if (m_current.series >= rowCount() || m_current.category >= columnCount())
        m_current = {};
    measure();
    updateGeometry();
    update();
}

void HeatView::measure()
{
    m_measures = {};
    if (m_content.isEmpty())
        return;
    const QFontMetricsF metrics(letters());
    const double longest = longestName * metrics.averageCharWidth();
    double left = metrics.horizontalAdvance(m_content.rowsTitle);
    double top = 0;
    for (const QString& name : m_content.rows)
        left = std::max(left, std::min(metrics.horizontalAdvance(name), longest));
    for (const QString& name : m_content.columns)
        top = std::max(top, std::min(metrics.horizontalAdvance(name), longest));
    m_measures.left = left + 2 * gap;
    const double widest = metrics.horizontalAdvance(QStringLiteral("00000")) + gap;
    const double narrowest = metrics.horizontalAdvance(QStringLiteral("000")) + 3;
    const double width = std::clamp((this->width() - m_measures.left - 1) / columnCount(), narrowest, 2 * widest);
    m_measures.areUpright = top + 2 <= width;
    m_measures.top = (m_measures.areUpright ? metrics.height() : top) + metrics.height() + 2 * gap;
    m_measures.low = metrics.height() + gap;
    const double height = (this->height() - m_measures.top - gap - 2) / rowCount();
    m_measures.cell = {width, std::clamp(height, m_measures.low, 2 * m_measures.low)};
}

QSize HeatView::sizeHint() const
{
    const QFontMetricsF metrics(letters());
    const double cell = metrics.horizontalAdvance(QStringLiteral("0000")) + gap;
    return QSizeF(m_measures.left + columnCount() * cell + 1, m_measures.top + rowCount() * m_measures.low + gap)
        .toSize();
}

QSize HeatView::minimumSizeHint() const
{
    const QFontMetricsF metrics(letters());
    return QSizeF(m_measures.left + columnCount() * (metrics.horizontalAdvance(QStringLiteral("000")) + 3) + 1,
        m_measures.top + rowCount() * m_measures.low + gap)
        .toSize();
}

void HeatView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const double before = m_measures.top;
    measure();
    if (m_measures.top != before) // names stand upright or lie, as there is room for them
        updateGeometry();
}

const HeatCell* HeatView::cellAt(ChartPlace place) const
{
    const auto rows = static_cast<int>(m_content.rows.size());
    const auto columns = static_cast<int>(m_content.columns.size());
    if (place.series < 0 || place.category < 0 || place.series > rows || place.category > columns)
        return nullptr;
    if (place.series < rows && place.category < columns)
        return &m_content.cell(place.series, place.category);
    const auto& sums = place.category == columns ? m_content.rowSums : m_content.columnSums;
    const auto index = static_cast<std::size_t>(place.category == columns ? place.series : place.category);
    return index < sums.size() ? &sums[index] : nullptr;
}

QRectF HeatView::placeRect(ChartPlace place) const
{
    const QSizeF cell = m_measures.cell;
    // The sums stand apart.
    const double down = place.series == m_content.rows.size() ? gap / 2 : 0;
    const double right = place.category == m_content.columns.size() ? gap / 2 : 0;
    return {m_measures.left + place.category * cell.width() + right,
        m_measures.top + place.series * cell.height() + down, cell.width(), cell.height()};
}

ChartPlace HeatView::hitAt(QPointF point) const
{
    for (int row = 0; row < rowCount(); ++row) {
        for (int column = 0; column < columnCount(); ++column) {
            if (placeRect({row, column}).contains(point) && cellAt({row, column}) != nullptr)
                return {row, column};
        }
    }
    return {};
}

QColor HeatView::fillOf(const HeatCell& cell) const
{
    if (cell.heat <= 0)
        return m_theme.base;
    if (cell.isMuted)
        return m_theme.alternateBase;
    const double along = std::clamp(cell.heat, 0.0, 1.0) * static_cast<double>(m_theme.heat.size() - 1);
    const auto low = std::min(static_cast<std::size_t>(along), m_theme.heat.size() - 2);
    const double share = along - static_cast<double>(low);
    const QColor a = m_theme.heat[low];
    const QColor b = m_theme.heat[low + 1];
    const auto mix = [share](int from, int to) { return static_cast<int>(from + (to - from) * share); };
    return {mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue())};
}

void HeatView::paintCell(QPainter& painter, ChartPlace place) const
{
    const HeatCell* cell = cellAt(place);
    if (cell == nullptr)
        return;
    const QRectF rect = placeRect(place);
    const bool isSum = place.series == m_content.rows.size() || place.category == m_content.columns.size();
    const QColor fill = isSum ? m_theme.base : fillOf(*cell);
    painter.setPen(QPen(m_theme.grid, 1));
    painter.setBrush(fill);
    painter.drawRect(rect);
    if (QFontMetricsF(letters()).horizontalAdvance(cell->text) > rect.width() - 2)
        return;
    painter.setPen(cell->isMuted ? m_theme.mutedText : inkOn(fill, m_theme.text, m_theme.base));
    painter.drawText(rect, Qt::AlignCenter, cell->text);
}

void HeatView::paintNames(QPainter& painter) const
{
    const QFontMetricsF metrics(letters());
    painter.setPen(m_theme.text);
    for (int row = 0; row < m_content.rows.size(); ++row) {
        const QRectF cells = placeRect({row, 0});
        const QRectF place(0, cells.top(), m_measures.left - gap, cells.height());
        painter.drawText(place, Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignVCenter,
            metrics.elidedText(m_content.rows[row], Qt::ElideRight, place.width()));
    }
    for (int column = 0; column < m_content.columns.size(); ++column) {
        const QRectF cells = placeRect({0, column});
        if (m_measures.areUpright) {
            painter.drawText(QRectF(cells.left(), 0, cells.width(), m_measures.top - gap),
                Qt::AlignHCenter | Qt::AlignBottom, m_content.columns[column]);
            continue;
        }
        painter.save();
        painter.translate(cells.center().x(), m_measures.top - gap);
        painter.rotate(-90);
        const double room = m_measures.top - metrics.height() - gap;
        painter.drawText(QRectF(0, -metrics.height() / 2, room, metrics.height()),
            Qt::AlignLeft | Qt::AlignAbsolute | Qt::AlignVCenter,
            metrics.elidedText(m_content.columns[column], Qt::ElideRight, room));
        painter.restore();
    }
    painter.setPen(m_theme.mutedText);
    painter.drawText(QRectF(m_measures.left, 0, width() - m_measures.left, metrics.height()),
        Qt::AlignLeft | Qt::AlignAbsolute, m_content.columnsTitle);
    painter.drawText(QRectF(0, m_measures.top - metrics.height() - gap, m_measures.left - gap, metrics.height()),
        Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignBottom, m_content.rowsTitle);
}

void HeatView::paintPicture(QPainter& painter) const
{
    if (m_content.isEmpty())
        return;
    painter.setFont(letters());
    painter.fillRect(rect(), m_theme.base);
    paintNames(painter);
    for (int row = 0; row < rowCount(); ++row) {
        for (int column = 0; column < columnCount(); ++column)
            paintCell(painter, {row, column});
    }
}

void HeatView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintPicture(painter);
    painter.setBrush(Qt::NoBrush);
    const auto frame = [&](ChartPlace place, const QPen& pen) {
        if (cellAt(place) != nullptr) {
            painter.setPen(pen);
            painter.drawRect(placeRect(place).adjusted(1, 1, -1, -1));
        }
    };
    frame(m_hover, QPen(m_theme.mutedText, 1));
    for (const ChartPlace place : m_chosen)
        frame(place, QPen(m_theme.text, 2));
    if (hasFocus())
        frame(m_current, QPen(m_theme.accent, 2, Qt::DashLine));
}

void HeatView::setChosen(std::set<ChartPlace> places)
{
    m_chosen = std::move(places);
    update();
}

void HeatView::setCurrent(ChartPlace place)
{
    m_current = place;
    const HeatCell* cell = cellAt(place);
    setAccessibleDescription(cell ? cell->tip : QString());
    update();
}

bool HeatView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto& help = static_cast<QHelpEvent&>(*event);
    if (const HeatCell* cell = cellAt(hitAt(help.pos())))
        QToolTip::showText(help.globalPos(), plainToolTip(cell->tip), this);
    else
        QToolTip::hideText();
    return true;
}

void HeatView::mousePressEvent(QMouseEvent* event)
{
    const ChartPlace place = hitAt(event->position());
    if (event->button() != Qt::LeftButton || !place.isThere()) {
        event->ignore();
        return;
    }
    setCurrent(place);
    Q_EMIT chosen(place, event->modifiers().testFlag(Qt::ControlModifier));
}

void HeatView::mouseMoveEvent(QMouseEvent* event)
{
    m_hover = hitAt(event->position());
    const HeatCell* cell = cellAt(m_hover);
    setCursor(cell != nullptr && cell->choice >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
}

void HeatView::leaveEvent(QEvent*)
{
    m_hover = {};
    update();
}

void HeatView::move(int down, int right)
{
    const ChartPlace next{m_current.series + down, m_current.category + right};
    if (cellAt(next) != nullptr)
        setCurrent(next);
}

/// The space bar chooses and stays, Enter goes on to the words.
void HeatView::chooseCurrent(const QKeyEvent& event)
{
    Q_EMIT chosen(m_current, event.modifiers().testFlag(Qt::ControlModifier));
    if (event.key() != Qt::Key_Space)
        Q_EMIT listWanted();
}

void HeatView::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Up:
        return move(-1, 0);
    case Qt::Key_Down:
        return move(1, 0);
    case Qt::Key_Left:
        return move(0, -1);
    case Qt::Key_Right:
        return move(0, 1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (cellAt(m_current) != nullptr)
            chooseCurrent(*event);
        return;
    default:
        event->ignore();
    }
}

void HeatView::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    if (!m_current.isThere())
        setCurrent({0, 0});
    update();
}

} // namespace arcwright::ui
