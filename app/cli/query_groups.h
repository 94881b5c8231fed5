// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <nlohmann/json.hpp>

#include "core/query/group_counts.h"

namespace arcwright::cli {

/// The counts as a table: a column for each key, the count, its share in percent, and a bar. Foreign text has its
/// control characters visible, and `_` stands for no value.
std::string groupsText(const GroupedCounts& counts);
/// The groups as tab-separated values, with a line that names the columns.
std::string groupsSeparated(const GroupedCounts& counts);
/// `[{values, count, share}]`
nlohmann::json groupsJson(const GroupedCounts& counts);

} // namespace arcwright::cli
