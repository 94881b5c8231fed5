// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/decoding/arc_table.h"
#include "core/decoding/projective_items.h"

namespace arcwright {

/// How likely each arc is when projective trees are as likely as exp(score), under first-order or second-order scores:
/// the inside algorithm in log space, then the expected number of each item from the whole down. O(n A) time for A arcs
/// that are not pruned, and O(n) for each pair of siblings they allow; O(n^2 + A) memory, kept between calls.
class ProjectiveMarginals {
public:
    /// Fills the marginals; false if every projective tree has a forbidden arc or pair.
    bool compute(const ArcLists& arcs, RootPolicy root);
    bool compute(const SecondOrderScores& scores, RootPolicy root);

    /// The probability of each arc; they sum to one over the heads of a word.
    const ArcTable& marginals() const { return m_marginals; }
    /// The logarithm of the sum over all projective trees of exp(score).
    double logPartition() const { return m_logPartition; }

private:
    bool run();

    ProjectiveItems m_items;
    ArcTable m_marginals;
    double m_logPartition = 0;
    std::vector<double> m_inside; ///< by item: the logarithm of the sum over its derivations
    std::vector<double> m_expected; ///< by item: how many a tree has of it
};

} // namespace arcwright
