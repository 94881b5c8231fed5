// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/separated_values.h"

#include <algorithm>

namespace arcwright {

std::string separatedCell(std::string_view text)
{
    std::string cell(text);
    std::replace_if(
        cell.begin(), cell.end(), [](char c) { return c == '\t' || c == '\n' || c == '\r'; }, ' ');
    // Blanks before it do not keep a spreadsheet from calculating.
    const auto first = cell.find_first_not_of(' ');
    if (first != std::string::npos && std::string_view("=+-@").find(cell[first]) != std::string_view::npos)
        cell.insert(0, 1, '\'');
    return cell;
}

} // namespace arcwright
