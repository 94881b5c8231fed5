// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "core/decoding/arc_lists.h"
#include "core/decoding/arc_table.h"

namespace arcwright {

/// How likely each arc is when trees, projective or not, are as likely as exp(score): the matrix-tree theorem (Tutte
/// 1984; Koo et al., Smith and Smith, McDonald and Satta, all 2007). O(n^3) time, O(n^2) memory, kept between calls.
///
/// Words are eliminated one by one as Grassmann, Taksar and Heyman (1985) do with Markov chains: the weight of the
/// paths through the word is added to the arcs that go round it, and nothing is subtracted. So cycles whose words like
/// each other far more than anything else lose no precision, as they do in the inverse of the Laplacian. Marginals are
/// the derivatives of the sum, found by going back through the eliminations. For a single root the weights of root
/// arcs are taken as infinitely small, and only the smallest power of them is kept.
class MatrixTree {
public:
    /// Fills the marginals; false if every tree has a forbidden arc. Scores are divided by `temperature` first.
    bool compute(const ArcScores& scores, RootPolicy root, double temperature = 1);
    bool compute(const ArcLists& arcs, RootPolicy root, double temperature = 1);
    /// Fills the marginals under other scores than those of `arcs`, given by arc.
    bool compute(const ArcLists& arcs, std::span<const double> scores, RootPolicy root);

    /// The probability of each arc; they sum to one over the heads of a word.
    const ArcTable& marginals() const { return m_marginals; }
    /// The logarithm of the sum over all trees of exp(score / temperature).
    double logPartition() const { return m_logPartition; }
    /// The divisor of scores: more than was asked for only where some lie so far apart (by hundreds) that weights do
    /// not fit into a double.
    double temperature() const { return m_temperature; }

private:
    enum class Outcome { Done, NoTree, OutOfRange };

    static std::size_t at(int index) { return static_cast<std::size_t>(index); }
    double* weights(int dependent) { return m_weights.data() + at(dependent) * m_side; }
    double* gradient(int dependent) { return m_gradient.data() + at(dependent) * m_side; }

    void reset(int words, RootPolicy root);
    bool computeFromScores(double temperature);
    Outcome tryTemperature();
    double takeWeights();
    bool eliminate(int word);
    void differentiate(int word);
    bool takeMarginals();

    int m_words = 0;
    std::size_t m_side = 0;
    bool m_single = false;
    int m_rootWord = 0; ///< the word at which a single root was found necessary, 0 before
    double m_temperature = 1;
    double m_logPartition = 0;
    ArcTable m_scores;
    ArcTable m_marginals;
    std::vector<double> m_weights; ///< by dependent, then head
    std::vector<double> m_gradient; ///< of the logarithm of the sum, by weights
    std::vector<double> m_totals; ///< by word: the sum of its weights when it was eliminated
    std::vector<double> m_shares; ///< those weights, divided by their sum
    std::vector<double> m_sums;
};

} // namespace arcwright
