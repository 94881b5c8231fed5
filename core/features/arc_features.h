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

/// The direction and distance of an arc, as changes of its feature keys.
class ArcPlace {
public:
    /// `from`: the head, or the sibling that distances are counted from.
    ArcPlace(int from, int dependent)
        : m_salt(directionSalts[static_cast<std::size_t>(direction(from, dependent))])
        , m_distance(static_cast<std::uint64_t>(distanceBin(from, dependent) % binsPerDirection) + 1)
    {
    }

    /// The key of a feature that tells directions apart.
    std::uint64_t directed(std::uint64_t key) const { return key + m_salt; }
    /// The key of a feature that tells distances apart besides; it differs from the former in the lowest three bits.
    std::uint64_t withDistance(std::uint64_t directedKey) const { return directedKey ^ m_distance; }

private:
    /// Any two numbers would do: these are the fractions of the square roots of 2 and 3.
    static constexpr std::array<std::uint64_t, 2> directionSalts{0x6A09E667F3BCC908, 0xBB67AE8584CAA73B};

    std::uint64_t m_salt;
    std::uint64_t m_distance; ///< 1 to 7
};

/// The key of a feature on an arc is the sum of a part that only the head decides, one that only the dependent decides,
/// one that only the sibling decides if it sees one, and a salt for the direction: each part is hashed once a token
/// instead of once an arc, and an arc's key costs two additions. Parts are uniform over 64 bits, and so are their
/// sums.
class FeatureParts {
public:
    explicit FeatureParts(std::vector<Template> templates);

    /// Templates that tell distances apart first, else in the order they were given.
    const std::vector<Template>& templates() const { return m_templates; }
    /// How many of them tell distances apart.
    std::size_t withDistance() const { return m_withDistance; }

    /// Hashes the parts of all templates for all nodes of a sentence. O(templates x nodes).
    void compute(const TokenSymbols& symbols);

    /// The parts of a node, template by template; 0 where a template sees nothing of the role. The root, which is no
    /// sibling, stands for having none. Of the roles of third order only where some template sees them.
    const std::uint64_t* of(Role role, int node) const
    {
        return m_parts[static_cast<std::size_t>(role)].data() + static_cast<std::size_t>(node) * m_templates.size();
    }

    /// Calls `visit(FiredFeature)` for each feature of an arc, template by template: what is learnt, and what an
    /// explanation names. `sibling` is kNoHead where there is none, or where the templates do not look at one.
    template <class Visit>
    void forEachFeature(int head, int sibling, int dependent, Visit visit) const;

private:
    std::vector<Template> m_templates;
    std::size_t m_withDistance = 0;
    std::vector<std::uint64_t> m_salts;
    std::array<std::vector<std::uint64_t>, roleCount> m_parts; ///< by role, then node, then template
};

/// The key of `h.coarse b.coarse m.coarse` for a token between the ends of an arc (McDonald et al. 2005), one for each
/// such token, without its direction.
std::uint64_t betweenKey(std::uint64_t headTag, std::uint64_t betweenTag, std::uint64_t dependentTag);

template <class Visit>
void FeatureParts::forEachFeature(int head, int sibling, int dependent, Visit visit) const
{
    const ArcPlace place(distanceFrom(head, sibling), dependent);
    const int siblingNode = sibling == kNoHead ? kRoot : sibling;
    const std::uint64_t* ofHead = of(Role::Head, head);
    const std::uint64_t* ofSibling = of(Role::Sibling, siblingNode);
    const std::uint64_t* ofDependent = of(Role::Dependent, dependent);
    for (std::size_t index = 0; index < m_templates.size(); ++index) {
        const std::uint64_t key = place.directed(ofHead[index] + ofSibling[index] + ofDependent[index]);
        visit(FiredFeature{key, &m_templates[index], false});
        if (index < m_withDistance)
            visit(FiredFeature{place.withDistance(key), &m_templates[index], true});
    }
}

} // namespace arcwright
