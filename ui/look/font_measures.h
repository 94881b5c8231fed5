// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QFont;
class QFontMetrics;
class QWidget;

namespace arcwright::ui {

/// Calls `measure` at once, and again whenever the widget has another font, as long as the widget lives: for sizes that
/// are so many lines or letters. The letters may become larger while the window is open.
void measureByFont(QWidget* widget, std::function<void(const QFontMetrics&)> measure);

/// The letters of what stands around a figure, a little smaller than those of the text beside it.
QFont figureLetters(const QFont& text);

} // namespace arcwright::ui
