// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>

#include <QColor>

namespace arcwright::ui {

/// The contrast of two colours, from 1 to 21 (WCAG 2.1, contrast ratio).
inline double contrastOf(const QColor& one, const QColor& other)
{
    const auto luminance = [](const QColor& color) {
        const auto linear
            = [](double part) { return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4); };
        return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
    };
    const auto [least, most] = std::minmax({luminance(one), luminance(other)});
    return (most + 0.05) / (least + 0.05);
}

/// The least contrast of text to what it stands on, and of lines and marks (WCAG 2.1, 1.4.3 and 1.4.11).
inline constexpr double contrastOfText = 4.5;
inline constexpr double contrastOfLines = 3;

/// The one of two colours that can be read better on the ground; in the middle of a heat map, where neither can, black
/// or white.
inline QColor inkOn(const QColor& ground, const QColor& one, const QColor& other)
{
    const auto better
        = [&](const QColor& a, const QColor& b) { return contrastOf(a, ground) >= contrastOf(b, ground) ? a : b; };
    const QColor own = better(one, other);
    return contrastOf(own, ground) >= contrastOfText ? own : better(Qt::black, Qt::white);
}

/// The colour moved towards the ground: `share` of it stays, or as much more as the least contrast to the ground takes.
inline QColor steppedBack(const QColor& color, const QColor& ground, double share, double least)
{
    constexpr double step = 0.02;
    for (; share < 1; share += step) {
        const auto mix = [&](int one, int other) { return qRound(one * share + other * (1 - share)); };
        const QColor mixed(mix(color.red(), ground.red()), mix(color.green(), ground.green()),
            mix(color.blue(), ground.blue()), color.alpha());
        if (contrastOf(mixed, ground) >= least)
            return mixed;
    }
    return color;
}

} // namespace arcwright::ui
