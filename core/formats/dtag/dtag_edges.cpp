// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/dtag/dtag_edges.h"

#include <charconv>

namespace arcwright {

namespace {

constexpr std::string_view blanks = " \t\r\n\f\v";
constexpr int farthest = 1'000'000'000;

} // namespace

std::optional<DtagEdgeItem> parseEdgeItem(std::string_view item)
{
    const std::size_t colon = item.find(':');
    if (colon == std::string_view::npos || !isWritableLabel(item.substr(colon + 1)))
        return std::nullopt;
    std::string_view number = item.substr(0, colon);
    if (number.starts_with('+') && !number.starts_with("+-"))
        number.remove_prefix(1);
    DtagEdgeItem edge{0, item.substr(colon + 1)};
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), edge.offset);
    if (error != std::errc{} || end != number.data() + number.size() || edge.offset < -farthest
        || edge.offset > farthest)
        return std::nullopt;
    return edge;
}

std::string edgeItemText(int offset, std::string_view escapedLabel)
{
    std::string text = std::to_string(offset);
    text += ':';
    text += escapedLabel;
    return text;
}

bool isWritableLabel(std::string_view label)
{
    return !label.empty() && label.find_first_of(blanks) == std::string_view::npos
        && label.find('\0') == std::string_view::npos;
}

void addEdgeItem(std::string& list, std::string_view item)
{
    if (!list.empty())
        list += '|';
    list += item;
}

} // namespace arcwright
