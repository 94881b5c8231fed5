// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/treebank/format.h"

namespace arcwright {

/// The columns of CoNLL-U.
enum class Column : std::size_t { Id, Form, Lemma, Upos, Xpos, Feats, Head, Deprel, Deps, Misc };
inline constexpr std::size_t conlluColumns = 10;
/// `FORM`, as the format's description calls it.
std::string_view nameOf(Column column);

/// Where the columns of CoNLL-U stand in the rows of a file. CoNLL-U Plus may have them in any order, others among
/// them, and need not have all.
class ColumnPlaces {
public:
    /// The ten of CoNLL-U, in their order.
    ColumnPlaces();
    /// Those of a file that names its columns; a name that is none of the ten is a further column, which no test is
    /// about.
    explicit ColumnPlaces(const std::vector<std::string>& names);

    /// How many columns a row has, further ones among them.
    std::size_t count() const { return m_columns.size(); }
    /// What stands in the column with that index: one of the ten, or (none) a further column.
    std::optional<Column> at(std::size_t index) const { return m_columns[index]; }
    bool has(Column column) const { return m_has[static_cast<std::size_t>(column)]; }
    /// The columns of CoNLL-U that are not there, in their order.
    std::vector<Column> missing() const;

private:
    std::vector<std::optional<Column>> m_columns;
    std::array<bool, conlluColumns> m_has{};
};

/// The places in which a format has what the tests of Universal Dependencies are about; none where they are not about
/// it at all, and only the structure can be tested.
std::optional<ColumnPlaces> columnPlacesOf(const Format& format);

} // namespace arcwright
