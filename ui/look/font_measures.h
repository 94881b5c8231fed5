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

/// Whether letters are so large, from about 28 points on, that a small window has few in a line: what stands beside
/// each other otherwise is one under the other then.
bool areLarge(const QFontMetrics& letters);

/// Gives a text the system's letters of one width, as large as the others of what it is in, now and when these change.
void useFixedLetters(QWidget& text);

/// The letters of what stands around a figure, a little smaller than those of the text beside it.
QFont figureLetters(const QFont& text);

} // namespace arcwright::ui
