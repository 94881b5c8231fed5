// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/number_match.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace arcwright {

bool NumberMatch::matches(const FieldNumber& value) const
{
    bool found = value.isRoot ? takesRoot : takesNone && !value.number;
    if (value.number)
        found = std::any_of(
            ranges.begin(), ranges.end(), [&](const NumberRange& range) { return range.contains(*value.number); });
    return found != isNegated;
}

std::optional<double> plainNumber(std::string_view text)
{
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    const bool isPlain = !text.empty() && isDigit(text.front()) && isDigit(text.back())
        && std::all_of(text.begin(), text.end(), [&](char c) { return isDigit(c) || c == '.'; });
    double number = 0;
    const char* const end = text.data() + text.size();
    if (!isPlain || std::from_chars(text.data(), end, number).ptr != end)
        return std::nullopt;
    return number;
}

std::optional<NumberRange> rangeOf(std::string_view text)
{
    const auto dots = text.find("..");
    const auto least = plainNumber(text.substr(0, dots));
    if (!least)
        return std::nullopt;
    NumberRange range{*least, *least};
    if (dots == std::string_view::npos)
        return range;
    const std::string_view rest = text.substr(dots + 2);
    const auto most = rest.empty() ? std::numeric_limits<double>::infinity() : plainNumber(rest);
    if (!most)
        return std::nullopt;
    range.most = *most;
    return range;
}

std::string numberText(double number)
{
    std::array<char, 400> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed).ptr;
    return {text.data(), end};
}

std::string comparisonText(const NumberRange& range)
{
    if (std::isinf(range.most) && !std::isinf(range.least))
        return (range.isLeastOut ? ">" : ">=") + numberText(range.least);
    if (std::isinf(range.least) && std::isinf(range.most))
        return ">=0";
    if (std::isinf(range.least))
        return (range.isMostOut ? "<" : "<=") + numberText(range.most);
    if (range.least == range.most)
        return "=" + numberText(range.least);
    return "=" + numberText(range.least) + ".." + numberText(range.most);
}

} // namespace arcwright
