// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "core/decoding/projective_kbest.h"
#include "core/decoding/tree_scorer.h"

namespace arcwright {

/// Good trees around one that was found, under scores of any order: of those at hand the best that has not been looked
/// at yet is taken, and all that differ from it in one head join them, until the best `count` have all been looked at.
/// So no tree that is one head away from any of them is better than the last and not among them. Approximate.
class NearbyTrees {
public:
    /// At most `count` trees, best first, all different; ties: those found earlier. `heads`, which obeys the root
    /// policy, is among them unless there are `count` better ones. O(count) passes over the arcs.
    std::vector<ScoredTree> find(
        const ArcLists& arcs, TreeScorer& scorer, RootPolicy root, const std::vector<int>& heads, std::size_t count);

private:
    struct Found {
        ScoredTree tree;
        bool isDone = false; ///< its neighbours are there, too
    };

    void addNeighbours(const ArcLists& arcs, TreeScorer& scorer, RootPolicy root, const ScoredTree& tree);
    bool isWanted(double score) const;
    void add(std::vector<int> heads, double score);

    std::size_t m_count = 0;
    std::vector<Found> m_found; ///< best first
    std::vector<int> m_candidates;
    std::vector<double> m_gains;
};

} // namespace arcwright
