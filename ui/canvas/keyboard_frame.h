// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPainter>
#include <QRect>

namespace arcwright::ui {

/// Frames a control that has the keyboard, just within its edges.
inline void paintControlFrame(QPainter& painter, const QRect& place, const QColor& color)
{
    constexpr int width = 2;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawRect(QRect(place.left(), place.top(), place.width(), width));
    painter.drawRect(QRect(place.left(), place.bottom() - width + 1, place.width(), width));
    painter.drawRect(QRect(place.left(), place.top(), width, place.height()));
    painter.drawRect(QRect(place.right() - width + 1, place.top(), width, place.height()));
    painter.restore();
}

/// Frames the part of a window whose keys are in force, wherever the painter has been moved to.
inline void paintKeyboardFrame(QPainter& painter, const QRect& place, const QColor& color)
{
    painter.save();
    painter.resetTransform();
    paintControlFrame(painter, place, color);
    painter.restore();
}

} // namespace arcwright::ui
