// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <nlohmann/json.hpp>

namespace arcwright::cli {

/// All that is printed as JSON: the object on one line, or in lines of that indentation. What is no UTF-8, as names of
/// files may be, has U+FFFD in its place; characters that a terminal would obey or a reader not see, as U+009B and
/// U+202E, are written as escapes.
std::string jsonText(const nlohmann::json& json, int indentation = -1);

} // namespace arcwright::cli
