// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace arcwright {

// Of what there is a fixed choice (decoders, learners, ...) one table tells all: a row each, with its enumerator, its
// `name` and its properties.

/// Whether there is a row for each enumerator from 0 on, in their order, so that they are indices of the table.
template <class Row, std::size_t count, class Key>
constexpr bool standsInOrder(const std::array<Row, count>& table, Key Row::*key)
{
    for (std::size_t i = 0; i < count; ++i) {
        if (static_cast<std::size_t>(table[i].*key) != i)
            return false;
    }
    return true;
}

/// The enumerator of the row of that name, none if there is no such row. O(rows).
template <class Row, std::size_t count, class Key>
constexpr std::optional<Key> keyNamed(const std::array<Row, count>& table, Key Row::*key, std::string_view name)
{
    for (const Row& row : table) {
        if (row.name == name)
            return row.*key;
    }
    return std::nullopt;
}

} // namespace arcwright
