// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/evaluation/outcome_table.h"
#include "core/evaluation/property.h"

namespace arcwright {

/// A property of the rows of a table: a number (rangesOf()), an index in naturalOrder(), or the index of a text of the
/// table, in this order of preference. The table must outlive it.
class RowValues {
public:
    /// `system`: in whose analysis; gold if in none's. Properties of systems are those of the first one if none is
    /// told.
    RowValues(const OutcomeTable& table, Property property, std::optional<std::size_t> system);

    std::int32_t at(std::size_t row) const;
    bool isNumber() const { return m_isNumber; }
    /// Of a property that is no number: what a value is called.
    std::string_view text(std::int32_t value) const;
    /// One more than the greatest value of a property that is no number.
    std::size_t textCount() const;

private:
    std::int32_t head(std::size_t row) const;
    std::int32_t direction(std::size_t row) const;
    std::int32_t projectivity(std::size_t row) const;
    std::int32_t headTag(std::size_t row) const;
    std::int32_t vocabulary(std::size_t row) const;

    const OutcomeTable& m_table;
    const OutcomeTable::Gold& m_gold;
    const OutcomeTable::System* m_system; ///< null: gold
    const OutcomeTable::System* m_first; ///< whose vocabulary is meant where none is told; null if there is no system
    std::vector<std::uint8_t> m_repairs; ///< of each row, if they are asked for
    Property m_property;
    bool m_isNumber;
};

} // namespace arcwright
