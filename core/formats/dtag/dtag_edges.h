// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace arcwright {

/// An edge as one of its ends has it: `-3:subj`, the other end three lines before.
struct DtagEdgeItem {
    int offset = 0; ///< lines from here to the other end
    std::string_view label; ///< escaped
};

/// Reads an item of `in` or `out`: a number, perhaps with a sign, and a label without blanks. Distances go up to a
/// thousand million lines.
std::optional<DtagEdgeItem> parseEdgeItem(std::string_view item);

/// An item as text; the label is escaped already.
std::string edgeItemText(int offset, std::string_view escapedLabel);

/// Whether a label can be written: it is not empty and has no blanks.
bool isWritableLabel(std::string_view label);

/// Takes the first item off a list of items with `|` between them, which must not be empty.
inline std::string_view takeEdgeItem(std::string_view& list)
{
    const std::size_t end = list.find('|');
    const std::string_view item = list.substr(0, end);
    list.remove_prefix(end == std::string_view::npos ? list.size() : end + 1);
    return item;
}

/// Adds an item to a list.
void addEdgeItem(std::string& list, std::string_view item);

} // namespace arcwright
