// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/decoding/constraints.h"

namespace arcwright {

// What heads a parser of bunsetsu may choose. Parsers are templates over this, so that a sentence on which nothing is
// fixed costs nothing.

/// Every bunsetsu may depend on any one to its right that crosses nothing, which the parsers see to themselves.
class AllHeads {
public:
    explicit AllHeads(int bunsetsu) : m_bunsetsu(bunsetsu) { }

    bool hasAnalysis() const { return true; }
    bool canTake(int, int) const { return true; }
    bool mustTake(int, int head) const { return head == m_bunsetsu; }
    void settle(int, int) { }
    void reject(int, int) { }

private:
    int m_bunsetsu;
};

/// The heads that leave a head-final projective analysis of the whole sentence possible, given what an annotator has
/// pinned and forbidden and what the parser has done so far. So a parser that never looks ahead still meets every
/// constraint. O(n^3) time a decision, O(n^2) memory.
class ConstrainedHeads {
public:
    /// Constraints are over bunsetsu; those on the root say which bunsetsu is the last, and can only be met there.
    ConstrainedHeads(int bunsetsu, std::span<const Constraint> constraints);

    /// Whether any analysis meets the constraints.
    bool hasAnalysis() const { return m_hasAnalysis; }
    /// Whether an analysis is left that has the arc.
    bool canTake(int dependent, int head) const { return m_viable[index(dependent, head)] != 0; }
    /// Whether all analyses that are left have it.
    bool mustTake(int dependent, int head) const;
    /// Leaves the analyses that have the arc (have it not). There must be any.
    void settle(int dependent, int head);
    void reject(int dependent, int head);

private:
    std::size_t index(int first, int second) const
    {
        return static_cast<std::size_t>(first) * m_side + static_cast<std::size_t>(second);
    }
    void allowOnly(int dependent, int head);
    void findViable();
    void fillInside();
    void fillOutside();

    int m_bunsetsu;
    std::size_t m_side;
    bool m_hasAnalysis = true;
    // One byte a pair of bunsetsu:
    std::vector<std::uint8_t> m_allowed; ///< the arc from the second to the first is not ruled out
    std::vector<std::uint8_t> m_viable; ///< it is in an analysis
    std::vector<std::uint8_t> m_inside; ///< all from the first to the second can descend from the second
    std::vector<std::uint8_t> m_outside; ///< they do in an analysis
};

} // namespace arcwright
