// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/features/symbols.h"
#include "core/features/templates.h"

namespace arcwright {

/// The key of a feature on an arc is the sum of a part that only the head decides, one that only the dependent decides,
/// and a salt for direction and distance: each part is hashed once a token instead of once an arc, and an arc's key
/// costs two additions. Parts are uniform over 64 bits, and so are their sums.
class FeatureParts {
public:
    explicit FeatureParts(std::vector<Template> templates);

    const std::vector<Template>& templates() const { return m_templates; }

    /// Hashes the parts of all templates for all nodes of a sentence. O(templates x nodes).
    void compute(const TokenSymbols& symbols);

    /// One part a node, the root first. Templates that see nothing of an end have 0 there.
    const std::uint64_t* headParts(std::size_t index) const { return m_head.data() + index * m_stride; }
    const std::uint64_t* dependentParts(std::size_t index) const { return m_dependent.data() + index * m_stride; }

private:
    std::vector<Template> m_templates;
    std::vector<std::uint64_t> m_salts;
    std::vector<std::uint64_t> m_head;
    std::vector<std::uint64_t> m_dependent;
    std::size_t m_stride = 0;
};

/// What is added to a key for a direction, and for a direction with a distance.
struct DistanceSalts {
    std::array<std::uint64_t, 2> byDirection;
    std::array<std::uint64_t, distanceBins> byDistance;
};
const DistanceSalts& distanceSalts();

/// The key of `h.coarse b.coarse m.coarse` for a token between the ends of an arc (McDonald et al. 2005), one for each
/// such token, without its direction.
std::uint64_t betweenKey(std::uint64_t headTag, std::uint64_t betweenTag, std::uint64_t dependentTag);

} // namespace arcwright
