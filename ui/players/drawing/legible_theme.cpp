// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/drawing/legible_theme.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <QFontInfo>

namespace arcwright::ui {

Theme legibleTheme(Theme theme, double letters, double scale)
{
    constexpr double wordsLarger = 1.1;
    const int small = static_cast<int>(std::ceil(letters / scale));
    DiagramStyle& style = theme.diagram;
    for (QFont* font : {&style.tagFont, &style.lemmaFont, &style.labelFont, &style.surfaceFont, &style.hintFont})
        font->setPixelSize(small);
    style.formFont.setPixelSize(static_cast<int>(std::ceil(small * wordsLarger)));
    constexpr double usual = 16; // pixels, from which on lines are too thin beside the letters
    const double thicker = std::max(1.0, small / usual);
    for (ArcLook& look : style.looks)
        look.width *= thicker;
    style.cycle.width *= thicker;
    return theme;
}

double smallestLetters(const Theme& theme)
{
    const DiagramStyle& style = theme.diagram;
    double least = std::numeric_limits<double>::infinity();
    for (const QFont* font : {&style.tagFont, &style.lemmaFont, &style.labelFont, &style.formFont})
        least = std::min<double>(least, QFontInfo(*font).pixelSize());
    return least;
}

} // namespace arcwright::ui
