// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/decoding/arc_table.h"
#include "core/decoding/projective_kbest.h"

namespace arcwright {

/// All trees of a sentence, projective or not, each as likely as e to its score divided by a temperature: what the
/// matrix-tree theorem says of them, as it is explained on a blackboard (Koo et al., Smith and Smith, McDonald and
/// Satta, all 2007). Reckoned by MatrixTree, which loses no precision; the Laplacian is for looking at.
class TreeDistribution {
public:
    TreeDistribution() = default;
    /// O(n^3).
    TreeDistribution(const ArcScores& scores, RootPolicy root, double temperature);

    /// Whether there is a tree without a forbidden arc; nothing but weights is known where there is none.
    bool hasTree() const { return m_hasTree; }
    /// What was asked for, or more where weights would not fit into a double.
    double temperature() const { return m_temperature; }
    /// e to the score of the arc; 0 of a forbidden one.
    double weight(int head, int dependent) const;
    /// Rows and columns are words, from 1: on the diagonal the sum of the weights of all heads of a word, elsewhere the
    /// weight of the row's word as head of the column's, negative. Under a single root the first row has the root's
    /// weights instead, and the diagonal is without them. Its determinant is the sum over all trees.
    double laplacian(int row, int column) const;
    /// The logarithm of the sum over all trees of e to their scores.
    double logPartition() const { return m_logPartition; }
    /// The probability of each arc; they sum to one over the heads of a word.
    const ArcTable& marginals() const { return m_marginals; }
    double probabilityOf(const std::vector<int>& heads) const;

    /// The best trees, at most so many, best first. O(count n^2).
    std::vector<ScoredTree> best(std::size_t count) const;
    /// Heads of so many trees, drawn by their probabilities; the same seed draws the same.
    std::vector<std::vector<int>> draw(std::size_t count, std::uint64_t seed) const;

private:
    ArcScores m_scores;
    RootPolicy m_root = RootPolicy::Single;
    double m_temperature = 1;
    bool m_hasTree = false;
    double m_logPartition = 0;
    ArcTable m_marginals;
};

} // namespace arcwright
