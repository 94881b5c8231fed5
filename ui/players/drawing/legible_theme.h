// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/look/theme.h"

namespace arcwright::ui {

/// Letters of pictures are enlarged for sentences of at most so many words; of longer ones hardly an arc would be seen
/// beside the words.
inline constexpr qsizetype kMostWordsEnlarged = 24;

/// The theme with letters that can be shrunk that far, and still are that high, in pixels.
Theme legibleTheme(Theme theme, double letters, double scale = 0.8);
/// The height of the smallest letters of pictures, in pixels at zoom 1.
double smallestLetters(const Theme& theme);

} // namespace arcwright::ui
