// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/drawing/drawing.h"

namespace arcwright {

/// The name of a colour in style sheets: `ink`, `s0`, `h4`, `k4`; empty for none.
std::string colourName(const Colour& colour);

/// A picture as an element `svg` of an HTML page, whose style sheet has a class `f-NAME` (to fill with a colour) and
/// `l-NAME` (to draw a line with it) for each colourName(), and `halo` for texts that cover what is behind them. Texts
/// stay texts. `id` is to be the picture's own on its page: title and description have it. O(shapes).
std::string inlineSvg(const DrawnPicture& picture, const std::string& id);

} // namespace arcwright
