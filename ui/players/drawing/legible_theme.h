// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/look/theme.h"

namespace arcwright::ui {

/// Of sentences of more words nothing but these would be left among larger letters.
inline constexpr qsizetype kMostWordsEnlarged = 24;

/// The theme with letters that can be shrunk that far, and still are that high, in pixels.
Theme legibleTheme(Theme theme, double letters, double scale = 0.8);
/// The height of the smallest letters of pictures, in pixels at zoom 1.
double smallestLetters(const Theme& theme);

} // namespace arcwright::ui
