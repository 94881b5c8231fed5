// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace arcwright::ui {

/// The characters of a text in a line of a list or table: more than any is wide.
inline constexpr qsizetype kMostListedCharacters = 500;

/// The text as it is shown: where it has more than `most` UTF-16 units, that many with an ellipsis as the last. What
/// readers take for one character is not divided unless it has no end. To shape a million characters takes seconds each
/// time they are measured or painted, and nobody reads them.
QString cutText(const QString& text, qsizetype most);

} // namespace arcwright::ui
