// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace arcwright {

/// The score of a tree, or what a move gains, by the parts of the tree that it comes from.
struct ScoreShares {
    double arcs = 0;
    double siblings = 0; ///< pairs of neighbouring dependents
    double grandparents = 0; ///< arcs with the head's head, and those with a sibling besides
    double triSiblings = 0; ///< three neighbouring dependents
    double wholeTree = 0; ///< dependents counted, subtrees, right branching

    double total() const { return arcs + siblings + grandparents + triSiblings + wholeTree; }

    friend ScoreShares operator-(const ScoreShares& a, const ScoreShares& b)
    {
        return {a.arcs - b.arcs, a.siblings - b.siblings, a.grandparents - b.grandparents,
            a.triSiblings - b.triSiblings, a.wholeTree - b.wholeTree};
    }
    friend bool operator==(const ScoreShares&, const ScoreShares&) = default;
};

} // namespace arcwright
