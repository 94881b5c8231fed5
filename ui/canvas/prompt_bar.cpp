// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/prompt_bar.h"

#include <algorithm>

#include <QFontMetrics>
#include <QPainter>

#include "ui/canvas/diagram_style.h"

namespace arcwright::ui {

namespace {

constexpr int kPromptPadding = 10;
constexpr int kRim = 8; // around it
constexpr int kMostLines = 2;

/// How large the text is in so many pixels, in lines; what is more than the most lines is cut.
QSize textSize(const QString& text, const QFontMetrics& metrics, int room)
{
    const int whole = metrics.horizontalAdvance(text);
    if (whole <= room)
        return {whole, metrics.height()};
    const QSize wrapped = metrics.boundingRect(QRect(0, 0, room, 1 << 14), Qt::TextWordWrap, text).size();
    return {std::min(wrapped.width(), room), std::min(wrapped.height(), kMostLines * metrics.lineSpacing())};
}

} // namespace

QRect promptPlace(
    const QString& text, const QFont& font, QSize viewport, const std::vector<QRect>& words, const QRect& selected)
{
    const QFontMetrics metrics(font);
    const QSize size = textSize(text, metrics, viewport.width() - 2 * (kRim + kPromptPadding));
    const int width = size.width() + 2 * kPromptPadding;
    const int height = size.height() + kPromptPadding;
    const QRect lowest((viewport.width() - width) / 2, viewport.height() - height - kRim, width, height);
    QRect bar = lowest;
    while (bar.top() >= kRim) {
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
        bar.moveTop(kRim);
    return bar;
}

void paintPrompt(QPainter& painter, const QString& text, const QRect& place, const DiagramStyle& style)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(style.hintFill);
    const double radius = (QFontMetrics(style.hintFont).height() + kPromptPadding) / 2.0;
    painter.drawRoundedRect(place, radius, radius);
    painter.setPen(style.hintText);
    painter.setFont(style.hintFont);
    const QFontMetrics metrics(style.hintFont);
    const QRect room = place.adjusted(kPromptPadding, kPromptPadding / 2, -kPromptPadding, -kPromptPadding / 2);
    const bool isOneLine = metrics.horizontalAdvance(text) <= room.width(); // wrapping to just that width might cut it
    const QSize needed = metrics.boundingRect(QRect(0, 0, room.width(), 1 << 14), Qt::TextWordWrap, text).size();
    const QString shown = isOneLine || needed.height() <= room.height()
        ? text
        : metrics.elidedText(text, Qt::ElideRight, kMostLines * room.width() * 9 / 10);
    painter.drawText(isOneLine ? place : room, Qt::AlignCenter | (isOneLine ? 0 : Qt::TextWordWrap), shown);
}

} // namespace arcwright::ui
