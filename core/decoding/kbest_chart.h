// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/decoding/eisner_items.h"
#include "core/decoding/projective_kbest.h"

namespace arcwright {

/// One of the best ways to build an item down to the words.
struct RankedDerivation {
    double score = 0;
    ItemWay way;
    int first = 0; ///< which derivation of the first part, from 0
    int second = 0;

    friend bool operator<(const RankedDerivation& one, const RankedDerivation& other)
    {
        return one.score < other.score;
    }
};

/// Eisner's chart with the k best derivations of every item, by Huang and Chiang's second algorithm (2005): the best of
/// each way are candidates in a heap, and what is taken from it is followed by its two neighbours, the next derivation
/// of either part. Exact. ProjectiveKBest, their third algorithm, finds the same trees and leaves out what none of them
/// asks for; this is for looking at. O(n^3 + n^2 k log(n + k)).
class KBestChart {
public:
    KBestChart() = default;
    KBestChart(const ArcScores& scores, RootPolicy root, std::size_t count);

    const EisnerItems& items() const { return m_items; }
    /// The derivations of an item, best first; of items of one node a single one, made of nothing.
    const std::vector<RankedDerivation>& of(const ChartItem& item) const;
    /// The best trees, all different.
    const std::vector<ScoredTree>& trees() const { return m_trees; }
    /// The items that a derivation of an item is made of, from the whole down, without those of one node.
    std::vector<ChartItem> derivation(const ChartItem& item, std::size_t rank) const;

private:
    struct Node {
        ChartItem item;
        std::size_t rank = 0;
    };
    std::vector<RankedDerivation> bestOf(const ChartItem& item, std::size_t count) const;
    ScoredTree tree(std::size_t rank) const;
    template <class Visitor>
    void descend(const ChartItem& item, std::size_t rank, Visitor visit) const;

    ArcScores m_scores;
    EisnerItems m_items;
    std::vector<RankedDerivation> m_node{RankedDerivation()};
    std::vector<std::vector<RankedDerivation>> m_found; ///< by item
    std::vector<ScoredTree> m_trees;
};

} // namespace arcwright
