// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace arcwright::cli {

/// Runs the program of the window, which can draw, with these arguments, and shows nothing: the one beside this
/// program, else the first on the path. Its exit status; nothing where there is none or it was killed.
std::optional<int> runWindowProgram(const std::vector<std::string>& arguments);

} // namespace arcwright::cli
