// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/prompt_bar.h"

#include <algorithm>

#include <QFontMetrics>
#include <QPainter>

#include "ui/canvas/diagram_style.h"

namespace arcwright::ui {

namespace {

constexpr int kPromptPadding = 10;

} // namespace

QRect promptPlace(
    const QString& text, const QFont& font, QSize viewport, const std::vector<QRect>& words, const QRect& selected)
{
    constexpr int rim = 8;
    const QFontMetrics metrics(font);
    const int width = std::min(metrics.horizontalAdvance(text) + 2 * kPromptPadding, viewport.width() - 2 * rim);
    const int height = metrics.height() + kPromptPadding;
    const QRect lowest((viewport.width() - width) / 2, viewport.height() - height - rim, width, height);
    QRect bar = lowest;
    while (bar.top() >= rim) {
        int above = bar.bottom() + 1;
        for (const QRect& box : words) {
            if (box.intersects(bar))
                above = std::min(above, box.top());
        }
        if (above > bar.bottom())
            return bar;
        bar.moveBottom(above - 2);
    }
    bar = lowest;
    if (bar.intersects(selected))
        bar.moveTop(rim);
    return bar;
}

void paintPrompt(QPainter& painter, const QString& text, const QRect& place, const DiagramStyle& style)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(style.hintFill);
    painter.drawRoundedRect(place, place.height() / 2.0, place.height() / 2.0);
    painter.setPen(style.hintText);
    painter.setFont(style.hintFont);
    const QFontMetrics metrics(style.hintFont);
    const int room = place.width() - 2 * kPromptPadding;
    const bool fits = metrics.horizontalAdvance(text) <= room; // eliding to just that width would cut it
    painter.drawText(place, Qt::AlignCenter, fits ? text : metrics.elidedText(text, Qt::ElideRight, room));
}

} // namespace arcwright::ui
