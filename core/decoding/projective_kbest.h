// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <vector>

#include "core/decoding/projective_items.h"

namespace arcwright {

struct ScoredTree {
    std::vector<int> heads; ///< one entry a node; that of the root is kNoHead
    double score = 0;

    friend bool operator==(const ScoredTree&, const ScoredTree&) = default;
};

/// The k best projective trees under first-order or second-order scores, by Huang and Chiang's third algorithm (2005):
/// the chart of the best, then lazily only those derivations that some better tree asks for. Exact. The chart as
/// ProjectiveMarginals has it, then O(n log n) an item for what each tree needs.
class ProjectiveKBest {
public:
    /// At most `count` trees, best first, all different; fewer if there are no more without a forbidden arc or pair.
    std::vector<ScoredTree> decode(const ArcLists& arcs, RootPolicy root, std::size_t count);
    std::vector<ScoredTree> decode(const SecondOrderScores& scores, RootPolicy root, std::size_t count);

private:
    using Item = ProjectiveItems::Item;
    using Split = ProjectiveItems::Split;

    /// A split with the ranks of the derivations of its parts.
    struct Derivation {
        double score = 0;
        std::size_t split = 0;
        std::size_t first = 0;
        std::size_t second = 0;

        /// Of equal scores, the first in the order of splits, then ranks.
        bool operator<(const Derivation& other) const;
    };
    struct Node {
        std::vector<Split> splits;
        std::vector<Derivation> found; ///< best first
        std::vector<Derivation> candidates; ///< a heap
    };

    std::vector<ScoredTree> run(std::size_t count);
    void fillChart();
    double inside(const Item& item) const { return item.isNode() ? 0 : m_inside[m_items.index(item)]; }
    Node& nodeOf(const Item& item);
    bool reach(const Item& item, std::size_t rank);
    double scoreOf(const Item& item, std::size_t rank);
    void addCandidate(Node& node, std::size_t split, std::size_t first, std::size_t second);
    ScoredTree tree(std::size_t rank);

    ProjectiveItems m_items;
    std::vector<double> m_inside; ///< by item: the score of its best derivation
    std::vector<int> m_nodeOf; ///< by item; -1 before it is asked for
    std::deque<Node> m_nodes;
};

} // namespace arcwright
