// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qt>

class QString;

namespace arcwright::ui {

/// A text to be drawn in a window of that direction. Where the window is mirrored and the text is not of a script that
/// runs from right to left, its own letters order its signs (an isolate of UAX #9), else "Save…" would be "…Save".
QString inOwnDirection(const QString& text, Qt::LayoutDirection window);

/// A plain text for a label that can be selected, in which a line has the direction of its first letter, also where
/// that is in an isolate: a line that begins with a word of the file is in the direction of what is said of it.
QString linesInOwnDirection(const QString& text);

/// As inOwnDirection() of each paragraph and cell of a text in HTML.
QString paragraphsInOwnDirection(const QString& html, Qt::LayoutDirection window);

} // namespace arcwright::ui
