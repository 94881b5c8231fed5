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

} // namespace arcwright::ui
