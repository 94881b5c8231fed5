// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace arcwright {

/// The style sheet of report pages: colours of light and dark, and of them the classes that inlineSvg() uses. Texts
/// have a contrast of 4.5 at least to what they stand on, marks of 3.
std::string htmlStyle();

} // namespace arcwright
