// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/separated_values.h"

#include <algorithm>
#include <array>

namespace arcwright {

namespace {

/// Blanks before it do not keep a spreadsheet from calculating: the blank, those that do not break and of full width.
constexpr std::array<std::string_view, 3> blanks{" ", "\u00a0", "\u3000"};

/// Those of full width are formulas where Japanese is written.
constexpr std::array<std::string_view, 8> formulaBegins{"=", "+", "-", "@", "\uff1d", "\uff0b", "\uff0d", "\uff20"};

bool isFormula(std::string_view text)
{
    const auto begins = [&](std::string_view begin) { return text.starts_with(begin); };
    for (auto blank = blanks.begin(); blank != blanks.end();) {
        blank = std::find_if(blanks.begin(), blanks.end(), begins);
        if (blank != blanks.end())
            text.remove_prefix(blank->size());
    }
    return std::any_of(formulaBegins.begin(), formulaBegins.end(), begins);
}

} // namespace

std::string separatedCell(std::string_view text)
{
    std::string cell(text);
    std::replace_if(
        cell.begin(), cell.end(), [](char c) { return c == '\t' || c == '\n' || c == '\r'; }, ' ');
    if (isFormula(cell))
        cell.insert(0, 1, '\'');
    return cell;
}

} // namespace arcwright
