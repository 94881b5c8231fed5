// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/decoding/arc_table.h"
#include "core/decoding/eisner_items.h"
#include "core/decoding/projective_kbest.h"

namespace arcwright {

/// The projective trees of a sentence, each as likely as e to its score divided by a temperature, by the inside-outside
/// algorithm over the items of Eisner's chart (Baker 1979; Paskin 2001): what ProjectiveMarginals reckons, with all
/// that there is to look at. Sums are kept as logarithms, so that no weight is too large or too small for them.
class ProjectiveDistribution {
public:
    ProjectiveDistribution() = default;
    /// O(n^3).
    ProjectiveDistribution(const ArcScores& scores, RootPolicy root, double temperature);

    const EisnerItems& items() const { return m_items; }
    /// Whether there is a tree without a forbidden arc; where there is none, nothing is known but what is inside items.
    bool hasTree() const { return m_logPartition != impossible; }
    double temperature() const { return m_temperature; }
    /// The logarithm of the sum over all ways to build an item; minus infinity where there is none.
    double inside(const ChartItem& item) const;
    /// The logarithm of the sum over all ways to go on from an item to a whole tree.
    double outside(const ChartItem& item) const { return m_outside[m_items.index(item)]; }
    /// The share of the trees that an item is in.
    double probabilityOf(const ChartItem& item) const;
    /// The share of one way among all to build its item.
    double shareOf(const ChartItem& item, const ItemWay& way) const;
    /// The share of one use among all trees that the item is in.
    double shareOf(const ChartItem& item, const ItemUse& use) const;
    /// The items that can be built, parts before wholes, and those that some tree has, from the whole down.
    std::vector<ChartItem> built() const;
    std::vector<ChartItem> inTrees() const;
    /// The logarithm of the weight of the arc that a way makes; 0 where it makes none.
    double arcWeight(const ChartItem& item, const ItemWay& way) const;

    /// The logarithm of the sum over all projective trees of e to their scores.
    double logPartition() const { return m_logPartition; }
    /// The probability of each arc; they sum to one over the heads of a word.
    const ArcTable& marginals() const { return m_marginals; }
    double probabilityOf(const std::vector<int>& heads) const;

    /// The best trees, at most so many, best first.
    std::vector<ScoredTree> best(std::size_t count) const;
    /// Heads of so many trees, drawn by their probabilities: from the whole down, one way of each item is drawn by its
    /// share. The same seed draws the same.
    std::vector<std::vector<int>> draw(std::size_t count, std::uint64_t seed) const;

private:
    double weightOf(const ChartItem& item, const ItemWay& way) const;
    void sumInside();
    void sumOutside();

    ArcScores m_scores;
    RootPolicy m_root = RootPolicy::Single;
    double m_temperature = 1;
    EisnerItems m_items;
    double m_logPartition = impossible;
    std::vector<double> m_inside; ///< by item
    std::vector<double> m_outside;
    ArcTable m_marginals;
};

} // namespace arcwright
