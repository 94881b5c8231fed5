// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QStringList>

#include "ui/players/drawing/drawing.h"

namespace arcwright::ui {

/// Lines of a text that are no wider than `width`; line breaks in it are kept. A word that is wider stands alone.
QStringList wrapped(const QString& text, TextSize size, double width, const DrawingMetrics& metrics);

/// A word in as many lines, about as long as each other, as are needed for none to be wider than `width`: for where
/// there is room below, but not beside. Nothing of it is left out.
QStringList divided(const QString& word, TextSize size, double width, const DrawingMetrics& metrics);

/// Lines of a text of which none is wider than `width`: words that are wider are divided.
QStringList within(const QString& text, TextSize size, double width, const DrawingMetrics& metrics);

/// The width of the widest of some lines.
double widestOf(const QStringList& lines, TextSize size, const DrawingMetrics& metrics);

/// Where a line of a text could end within a number or between it and its sign or bracket, or before the small number
/// of a Japanese word: rules for lines know numbers, but lose count of them after brackets and signs.
std::vector<qsizetype> breaksInNumbers(const QString& text);
/// The text with marks that are not seen wherever a number would be divided.
QString withWholeNumbers(QString text);

} // namespace arcwright::ui
