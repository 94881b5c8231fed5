// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/table.h"

#include <algorithm>
#include <cstdio>

#include "core/base/utf8.h"

namespace arcwright::cli {

namespace {

std::string formatted(const char* format, double number)
{
    char buffer[64];
    std::snprintf(buffer, sizeof buffer, format, number);
    return buffer;
}

std::vector<std::size_t> widths(const Table& table)
{
    constexpr std::size_t least = 10;
    std::vector<std::size_t> widest;
    for (const std::string& column : table.columns)
        widest.push_back(std::max(least, displayWidth(column)));
    for (const auto& row : table.rows) {
        for (std::size_t i = 0; i < row.size(); ++i)
            widest[i] = std::max(widest[i], displayWidth(row[i]));
    }
    return widest;
}

std::string textRow(const std::vector<std::string>& cells, const std::vector<std::size_t>& widest)
{
    std::string text;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const std::string blanks(widest[i] - displayWidth(cells[i]), ' ');
        text += i == 0 ? cells[i] + blanks : "  " + blanks + cells[i];
    }
    text.erase(text.find_last_not_of(' ') + 1);
    return text + '\n';
}

} // namespace

std::string decimals(double number)
{
    return formatted("%.2f", number);
}

std::string probability(double p)
{
    return p < 0.0001 ? "< 0.0001" : formatted("%.4f", p);
}

std::string asText(const Table& shown)
{
    Table table = shown;
    // Columns are as wide as what is seen.
    std::transform(table.columns.begin(), table.columns.end(), table.columns.begin(), withVisibleControls);
    for (auto& row : table.rows)
        std::transform(row.begin(), row.end(), row.begin(), withVisibleControls);
    const auto widest = widths(table);
    std::string text = table.title.empty() ? std::string() : table.title + '\n';
    text += textRow(table.columns, widest);
    for (const auto& row : table.rows)
        text += textRow(row, widest);
    return table.note.empty() ? text : text + table.note + '\n';
}

} // namespace arcwright::cli
