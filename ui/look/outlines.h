// SPDX-License-Identifier: GPL-3.0-or-later
// Outlines of controls, and where the keyboard is: Fusion's own hardly differ from what is around them.
#pragma once

#include <QStyle>

class QPainter;
class QRect;
class QStyleOption;
class QStyleOptionButton;
class QStyleOptionComplex;

namespace arcwright::ui {

/// Whether Fusion's own outline, of hardly another colour than the window, is not enough for what it draws.
bool isOutlined(QStyle::PrimitiveElement element, const QStyleOption* option);
/// A frame within the outline, where the keyboard is: as broad as it has to be for the difference to be seen
/// (WCAG 2.2, 2.4.13), which another colour of the outline is not.
void paintKeyboard(QPainter& painter, const QStyleOption& option);
/// The button that Enter presses has something of the frame's colour itself, which on a dark one is too near to it.
void paintKeyboardOnButton(QPainter& painter, const QStyleOptionButton& button);
/// Of a colour that stands out from the window and from fields.
void paintOutline(QPainter& painter, const QStyleOption& option, const QRect& rect, bool isRound = false);
/// Of a scroll bar: Fusion's handle is lighter than its groove, which is taken for the handle then.
void paintHandle(const QStyleOption& option, QRect handle, QPainter& painter);
/// Of fields that are no primitives, and of the handle of a slider.
void paintOutlineOf(QStyle::ComplexControl control, const QStyleOptionComplex& option, QPainter& painter,
    const QWidget* widget, const QStyle& style);

} // namespace arcwright::ui
