// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "core/decoding/arc_scores.h"
#include "core/tracing/chart_steps.h"

namespace arcwright {

/// One way to put an item of Eisner's chart together; which arc that makes, ItemTraced{item, at} says.
struct ItemWay {
    int at = 0; ///< as ChartSplit has it
    ChartItem first;
    ChartItem second;
};

/// One way in which an item is a part of a larger one.
struct ItemUse {
    ChartItem whole;
    ItemWay way; ///< one of its parts is the item
};

/// The items of Eisner's chart of first order, as the algorithm is presented, and every way to put each together: for
/// what fills the chart with something else than best scores. Every projective tree has exactly one derivation. Items
/// of one node are made of nothing.
class EisnerItems {
public:
    EisnerItems() = default;
    EisnerItems(int words, RootPolicy root);

    /// All items but those of one node, parts before wholes: short spans first, the goal last.
    const std::vector<ChartItem>& all() const { return m_all; }
    /// The item that stands for whole trees. There must be words.
    ChartItem goal() const;
    /// Its number, from 0 to size().
    std::size_t index(const ChartItem& item) const;
    std::size_t size() const { return 4 * m_side * m_side + 1; }

    /// Leftmost split first. O(length of the span).
    std::vector<ItemWay> ways(const ChartItem& item) const;
    /// All larger items that it is a part of, with the way. O(words).
    std::vector<ItemUse> uses(const ChartItem& item) const;

private:
    int m_words = 0;
    int m_first = 0; ///< the leftmost node: 0, or 1 if there is a single root
    std::size_t m_side = 1;
    std::vector<ChartItem> m_all;
};

/// The score of the arc that a way makes; 0 where it makes none.
double arcScoreOf(const ArcScores& scores, const ChartItem& item, const ItemWay& way);

} // namespace arcwright
