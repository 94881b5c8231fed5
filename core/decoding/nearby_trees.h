// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "core/decoding/constraints.h"
#include "core/decoding/projective_kbest.h"
#include "core/decoding/tree_scorer.h"

namespace arcwright {

/// Good trees around one that was found, under scores of any order: of those at hand the best that has not been looked
/// at yet is taken, and all that differ from it in one head join them, until the best `count` have all been looked at.
/// So no tree that is one head away from any of them is better than the last and not among them. Approximate.
class NearbyTrees {
public:
    /// At most `count` trees of that shape, best first, all different; ties: those found earlier. `heads`, which obeys
    /// the root policy and has the shape, is among them unless there are `count` better ones. O(count) passes over the
    /// arcs; where trees have to be projective, O(n) more for each neighbour that is good enough.
    std::vector<ScoredTree> find(const ArcLists& arcs, TreeScorer& scorer, GraphShape shape, RootPolicy root,
        const std::vector<int>& heads, std::size_t count);

private:
    struct Found {
        ScoredTree tree;
        bool isDone = false; ///< its neighbours are there, too
    };

    void addNeighbours(const ArcLists& arcs, TreeScorer& scorer, RootPolicy root, const ScoredTree& tree);
    bool isWanted(double score) const;
    bool hasShape(const std::vector<int>& heads, int word) const;
    void add(std::vector<int> heads, double score);

    GraphShape m_shape = GraphShape::Tree;
    std::size_t m_count = 0;
    std::vector<Found> m_found; ///< best first
    std::vector<int> m_candidates;
    std::vector<double> m_gains;
};

} // namespace arcwright
