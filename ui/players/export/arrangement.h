// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/players/export/frame.h"

namespace arcwright::ui {

/// Around the parts of a frame.
inline constexpr double kFrameMargin = 16;

/// How large a picture of that size can be shown in a place of height 1 and width `aspect`.
double scaleIn(const QSizeF& size, double aspect);

enum class Growth : unsigned char {
    None,
    IntoRoom, ///< pictures become as large as they can without making others smaller
};

/// Places the parts of a frame in the way in which it can be shown largest: the close-up after the drawing or, where
/// that is better, before it. What stands beside each other is no wider than `mostBeside`.
void arrange(Frame& frame, double aspect, double mostBeside, Growth growth);

} // namespace arcwright::ui
