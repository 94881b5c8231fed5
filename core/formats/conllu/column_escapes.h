// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace arcwright {

/// `text` as part of a list in a column: `|` as `\p`, a tab as `\t`, and a backslash as two where it would begin one of
/// these. Other backslashes, which MISC has in escapes of its own, stay as they are.
std::string escapedForColumn(std::string_view text);

/// Takes escapedForColumn() back.
std::string unescapedFromColumn(std::string_view text);

} // namespace arcwright
