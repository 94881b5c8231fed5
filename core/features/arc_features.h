// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/features/symbols.h"
#include "core/features/templates.h"

namespace arcwright {

/// A feature that fired: its key, and what its name is made of.
struct FiredFeature {
    std::uint64_t key = 0;
    const Template* source = nullptr;
    bool withDistance = false;
};

/// What is added to a key for a direction, and for a direction with a distance.
struct DistanceSalts {
    std::array<std::uint64_t, 2> byDirection;
    std::array<std::uint64_t, distanceBins> byDistance;
};
const DistanceSalts& distanceSalts();

/// The key of a feature on an arc is the sum of a part that only the head decides, one that only the dependent decides,
/// one that only the sibling decides if it sees one, and a salt for direction and distance: each part is hashed once a
/// token instead of once an arc, and an arc's key costs two additions. Parts are uniform over 64 bits, and so are their
/// sums.
class FeatureParts {
public:
    explicit FeatureParts(std::vector<Template> templates);

    const std::vector<Template>& templates() const { return m_templates; }

    /// Hashes the parts of all templates for all nodes of a sentence. O(templates x nodes).
    void compute(const TokenSymbols& symbols);

    /// One part a node, the root first. Templates that see nothing of a role have 0 there. The root, which is no
    /// sibling, stands for having none.
    const std::uint64_t* parts(Role role, std::size_t index) const
    {
        return m_parts[static_cast<std::size_t>(role)].data() + index * m_stride;
    }
    const std::uint64_t* headParts(std::size_t index) const { return parts(Role::Head, index); }
    const std::uint64_t* dependentParts(std::size_t index) const { return parts(Role::Dependent, index); }
    const std::uint64_t* siblingParts(std::size_t index) const { return parts(Role::Sibling, index); }

    /// Calls `visit(FiredFeature)` for each feature of an arc, template by template: what is learnt, and what an
    /// explanation names. `sibling` is kNoHead where there is none, or where the templates do not look at one.
    template <class Visit>
    void forEachFeature(int head, int sibling, int dependent, Visit visit) const;

private:
    std::vector<Template> m_templates;
    std::vector<std::uint64_t> m_salts;
    std::array<std::vector<std::uint64_t>, roleCount> m_parts; ///< by role, then template, then node
    std::size_t m_stride = 0;
};

/// The key of `h.coarse b.coarse m.coarse` for a token between the ends of an arc (McDonald et al. 2005), one for each
/// such token, without its direction.
std::uint64_t betweenKey(std::uint64_t headTag, std::uint64_t betweenTag, std::uint64_t dependentTag);

template <class Visit>
void FeatureParts::forEachFeature(int head, int sibling, int dependent, Visit visit) const
{
    const DistanceSalts& salts = distanceSalts();
    const int from = distanceFrom(head, sibling);
    const std::uint64_t directionSalt = salts.byDirection[static_cast<std::size_t>(direction(from, dependent))];
    const std::uint64_t distanceSalt = salts.byDistance[static_cast<std::size_t>(distanceBin(from, dependent))];
    const int siblingNode = sibling == kNoHead ? kRoot : sibling;
    for (std::size_t index = 0; index < m_templates.size(); ++index) {
        const std::uint64_t key
            = headParts(index)[head] + siblingParts(index)[siblingNode] + dependentParts(index)[dependent];
        visit(FiredFeature{key + directionSalt, &m_templates[index], false});
        if (m_templates[index].distance == Distance::Both)
            visit(FiredFeature{key + distanceSalt, &m_templates[index], true});
    }
}

} // namespace arcwright
