// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace arcwright {

/// Foreign text for the body or an attribute of HTML, XML and SVG: what these have for themselves is written as
/// entities, and what steers how a text is shown is visible (withVisibleControls()). O(bytes).
std::string escapedMarkup(std::string_view text);

/// A number for files and pages, rounded, without zeros at its end: the same in every locale.
std::string plainNumber(double number, int mostDecimals = 2);

/// A number with exactly so many decimals, the same in every locale.
std::string fixedNumber(double number, int decimals);

} // namespace arcwright
