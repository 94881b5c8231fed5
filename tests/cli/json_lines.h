// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sstream>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace arcwright::test {

/// The objects of an output that has one a line.
inline std::vector<nlohmann::json> jsonLines(const std::string& output)
{
    std::vector<nlohmann::json> objects;
    std::istringstream text(output);
    for (std::string line; std::getline(text, line);)
        objects.push_back(nlohmann::json::parse(line));
    return objects;
}

} // namespace arcwright::test
