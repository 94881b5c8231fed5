// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace arcwright {

/// Foreign text as a cell of tab-separated values, every one of which is made here: tabs and ends of lines are blanks,
/// and what a spreadsheet would take for a formula (after blanks `=`, `+`, `-` or `@`, of full width too) has an
/// apostrophe before it.
std::string separatedCell(std::string_view text);

} // namespace arcwright
