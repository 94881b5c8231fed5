// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/bunsetsu/bit_square.h"
#include "core/decoding/constraints.h"

namespace arcwright {

// The heads that a parser of bunsetsu may choose. Parsers are templates over this, so that a sentence on which nothing
// is fixed costs nothing.

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
/// constraint. O(n^3) time a decision, 64 steps of it at once; O(n^2) memory.
class ConstrainedHeads {
public:
    /// Constraints are over bunsetsu; those on the root say which bunsetsu is the last, and can only be met there.
    ConstrainedHeads(int bunsetsu, std::span<const Constraint> constraints);

    /// Whether any analysis meets the constraints.
    bool hasAnalysis() const { return m_hasAnalysis; }
    /// Whether an analysis is left that has the arc.
    bool canTake(int dependent, int head) const { return m_viable.test(slot(head), slot(dependent)); }
    /// Whether all analyses that are left have it.
    bool mustTake(int dependent, int head) const;
    /// Leaves the analyses that have the arc (have it not). There must be any.
    void settle(int dependent, int head);
    void reject(int dependent, int head);

private:
    static std::size_t slot(int bunsetsu) { return static_cast<std::size_t>(bunsetsu); }
    void allowOnly(int dependent, int head);
    void findViable();
    void fillInside();
    void fillOutside();
    void divide(std::size_t first, std::size_t head);

    int m_bunsetsu;
    bool m_hasAnalysis = true;
    // Spans are of neighbouring bunsetsu, all of which descend from the last.
    BitSquare m_allowed; ///< by head and dependent: the arc is not ruled out
    BitSquare m_viable; ///< by head and dependent: the arc is in an analysis
    BitSquare m_inside; ///< by first and last: the span can be
    BitSquare m_ending; ///< by head and dependent: the arc can be, and a span from behind the dependent to the head
    // The spans that are in an analysis:
    BitSquare m_outsideByFirst; ///< by first and last, those under a dependent
    BitSquare m_outsideByLast; ///< by last and the dependent before the first, those that follow one
};

} // namespace arcwright
