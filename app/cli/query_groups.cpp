// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/query_groups.h"

#include <algorithm>
#include <cmath>
#include <sstream>
#include <utility>
#include <vector>

#include "app/cli/console.h"
#include "app/cli/table.h"
#include "core/base/separated_values.h"

namespace arcwright::cli {

using nlohmann::json;

namespace {

/// The lines of a table, a bar behind each but the first, the largest count's the longest.
std::string withBars(const std::string& table, const GroupedCounts& counts)
{
    constexpr double longest = 30; // characters
    std::size_t most = 1;
    for (const GroupedCounts::Group& group : counts.groups)
        most = std::max(most, group.count);
    std::istringstream lines(table);
    std::string text;
    std::string line;
    std::getline(lines, line);
    text = line + '\n';
    for (const GroupedCounts::Group& group : counts.groups) {
        std::getline(lines, line);
        const double share = static_cast<double>(group.count) / static_cast<double>(most);
        text += line + "  " + std::string(static_cast<std::size_t>(std::ceil(longest * share)), '#') + '\n';
    }
    return text;
}

} // namespace

std::string groupsText(const GroupedCounts& counts)
{
    Table table;
    table.columns = counts.keys;
    table.columns.insert(table.columns.end(), {"count", "share"});
    for (const GroupedCounts::Group& group : counts.groups) {
        std::vector<std::string> row;
        for (const std::string& value : group.values)
            row.push_back(value.empty() ? "_" : value);
        row.push_back(std::to_string(group.count));
        row.push_back(decimals(counts.share(group)));
        table.rows.push_back(std::move(row));
    }
    return withBars(asText(table), counts);
}

std::string groupsSeparated(const GroupedCounts& counts)
{
    std::string text;
    for (const std::string& key : counts.keys)
        text += separatedCell(key) + '\t';
    text += "count\tshare\n";
    for (const GroupedCounts::Group& group : counts.groups) {
        for (const std::string& value : group.values)
            text += separatedCell(value) + '\t';
        text += std::to_string(group.count) + '\t' + decimals(counts.share(group)) + '\n';
    }
    return text;
}

json groupsJson(const GroupedCounts& counts)
{
    json groups = json::array();
    for (const GroupedCounts::Group& group : counts.groups)
        groups.push_back({{"values", group.values}, {"count", group.count}, {"share", rounded(counts.share(group))}});
    return groups;
}

} // namespace arcwright::cli
