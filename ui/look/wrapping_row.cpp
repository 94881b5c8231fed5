// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/wrapping_row.h"

#include <algorithm>

#include <QEvent>

namespace arcwright::ui {

namespace {

constexpr int gap = 6;

/// The least that something which gives way is given before it goes to a line of its own.
constexpr int leastWidth = 60;

int widthOf(QWidget* widget, bool givesWay)
{
    const int least = std::max(widget->minimumSizeHint().width(), widget->minimumWidth());
    return givesWay ? std::max(least, std::min(widget->sizeHint().width(), leastWidth))
                    : std::max(least, widget->sizeHint().width());
}

} // namespace

WrappingRow::WrappingRow(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

WrappingRow::~WrappingRow()
{
    for (const Item& item : m_items)
        item.widget->disconnect(this); // they go after it, and would have it arranged anew
}

void WrappingRow::add(QWidget* widget, bool givesWay)
{
    const bool wasVisible = !widget->isHidden() || !widget->testAttribute(Qt::WA_WState_ExplicitShowHide);
    widget->setParent(this);
    widget->setVisible(wasVisible);
    m_items.push_back({widget, givesWay});
    forgetWhenGone(widget);
    arrange();
}

void WrappingRow::insertBefore(QWidget* other, QWidget* widget)
{
    const auto place
        = std::find_if(m_items.begin(), m_items.end(), [&](const Item& item) { return item.widget == other; });
    const auto index = static_cast<std::size_t>(place - m_items.begin());
    widget->setParent(this);
    widget->show();
    m_items.insert(place, {widget, false});
    if (m_spaceAt && index <= *m_spaceAt)
        ++*m_spaceAt;
    forgetWhenGone(widget);
    arrange();
}

void WrappingRow::forgetWhenGone(QWidget* widget)
{
    connect(widget, &QObject::destroyed, this, [this, widget] {
        const auto gone
            = std::find_if(m_items.begin(), m_items.end(), [&](const Item& item) { return item.widget == widget; });
        if (gone == m_items.end())
            return;
        if (m_spaceAt && static_cast<std::size_t>(gone - m_items.begin()) < *m_spaceAt)
            --*m_spaceAt;
        m_items.erase(gone);
        arrange();
    });
}

std::vector<WrappingRow::Line> WrappingRow::linesWithin(int width) const
{
    std::vector<Line> lines(1);
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        const Item& item = m_items[i];
        if (!item.widget->isVisibleTo(this))
            continue;
        const int wide = widthOf(item.widget, item.givesWay);
        if (!lines.back().items.empty() && lines.back().width + gap + wide > width)
            lines.emplace_back();
        Line& line = lines.back();
        if (line.items.empty())
            line.first = i;
        line.width += wide + (line.items.empty() ? 0 : gap);
        line.height = std::max(line.height, item.widget->sizeHint().height());
        line.items.push_back(item);
    }
    return lines;
}

int WrappingRow::heightWithin(int width) const
{
    int height = 0;
    for (const Line& line : linesWithin(width))
        height += line.height + (height == 0 || line.height == 0 ? 0 : gap / 2);
    return height;
}

QSize WrappingRow::sizeHint() const
{
    int width = 0;
    for (const Item& item : m_items) {
        if (item.widget->isVisibleTo(this))
            width += item.widget->sizeHint().width() + gap;
    }
    return {width, heightWithin(laidOutWidth())};
}

QSize WrappingRow::minimumSizeHint() const
{
    int width = 0;
    for (const Item& item : m_items) {
        if (item.widget->isVisibleTo(this))
            width = std::max({width, item.widget->minimumSizeHint().width(), item.widget->minimumWidth()});
    }
    return {width, heightWithin(laidOutWidth())};
}

/// Its width means nothing before it is shown: room for several lines would be lost again a moment later, and all below
/// would jump.
int WrappingRow::laidOutWidth() const
{
    return isVisible() ? width() : QWIDGETSIZE_MAX;
}

/// Places all, and asks for the height that this takes.
void WrappingRow::arrange()
{
    const std::vector<Line> lines = linesWithin(width());
    const bool isOne = lines.size() == 1;
    int top = 0;
    for (const Line& line : lines) {
        int left = 0;
        int spare = std::max(width() - line.width, 0);
        for (std::size_t i = 0; i < line.items.size(); ++i) {
            const Item& item = line.items[i];
            int wide = widthOf(item.widget, item.givesWay);
            if (item.givesWay) {
                const int more = std::clamp(item.widget->sizeHint().width() - wide, 0, spare);
                wide += more;
                spare -= more;
            }
            const auto index
                = static_cast<std::size_t>(std::find_if(m_items.begin(), m_items.end(), [&](const Item& other) {
                      return other.widget == item.widget;
                  }) - m_items.begin());
            if (isOne && m_spaceAt && index >= *m_spaceAt && spare > 0) {
                left += spare;
                spare = 0;
            }
            wide
                = std::min(wide, std::max(width() - left, leastWidth)); // large letters have no row that is wide enough
            const QSize hint = item.widget->sizeHint();
            const int x = layoutDirection() == Qt::RightToLeft ? width() - left - wide : left;
            item.widget->setGeometry(x, top + (line.height - hint.height()) / 2, wide, hint.height());
            left += wide + gap;
        }
        top += line.height + gap / 2;
    }
    const int wanted = heightWithin(width());
    if (isVisible() && (minimumHeight() != wanted || maximumHeight() != wanted))
        setFixedHeight(wanted);
}

void WrappingRow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void WrappingRow::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    arrange();
}

bool WrappingRow::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest) {
        arrange();
        updateGeometry();
    }
    return QWidget::event(event);
}

} // namespace arcwright::ui
