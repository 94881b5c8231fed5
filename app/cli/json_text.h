// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <nlohmann/json.hpp>

namespace arcwright::cli {

/// The object on one line. What is no UTF-8, as names of files may be, has U+FFFD in its place.
inline std::string jsonText(const nlohmann::json& json)
{
    return json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

} // namespace arcwright::cli
