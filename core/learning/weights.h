// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace arcwright {

/// All weights of a first-order model in one table of floats without a dictionary: 2^arcBits weights of arc features,
/// addressed by the upper bits of their keys, then 2^rowBits rows of relation features, a weight a relation in each.
class Weights {
public:
    Weights() = default;
    Weights(int arcBits, int rowBits, int relations)
        : m_arcBits(arcBits)
        , m_rowBits(rowBits)
        , m_relations(relations)
        , m_values(sizeFor(arcBits, rowBits, relations), 0.0F)
    {
    }

    int arcBits() const { return m_arcBits; }
    int rowBits() const { return m_rowBits; }
    /// Number of relations; 0 if the model tells none.
    int relations() const { return m_relations; }
    /// Length of a row: relations, rounded up to whole vectors.
    static constexpr std::size_t rowLength(int relations) { return (static_cast<std::size_t>(relations) + 3) / 4 * 4; }
    std::size_t rowLength() const { return rowLength(m_relations); }

    std::size_t arcIndex(std::uint64_t key) const { return key >> (64 - m_arcBits); }
    std::size_t rowIndex(std::uint64_t key) const
    {
        return (std::size_t{1} << m_arcBits) + (key >> (64 - m_rowBits)) * rowLength();
    }

    std::vector<float>& values() { return m_values; }
    const std::vector<float>& values() const { return m_values; }
    const float* data() const { return m_values.data(); }

    static std::size_t sizeFor(int arcBits, int rowBits, int relations)
    {
        const std::size_t rows = relations == 0 ? 0 : std::size_t{1} << rowBits;
        return (std::size_t{1} << arcBits) + rows * rowLength(relations);
    }

private:
    int m_arcBits = 1;
    int m_rowBits = 1;
    int m_relations = 0;
    std::vector<float> m_values;
};

} // namespace arcwright
