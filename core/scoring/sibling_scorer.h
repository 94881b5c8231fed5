// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "core/decoding/second_order_scores.h"
#include "core/features/arc_features.h"
#include "core/scoring/feature_vector.h"
#include "core/scoring/weights.h"

namespace arcwright {

/// Scores an arc together with the sibling before it, s(h, k, m) and s(h, -, m) (McDonald and Pereira 2006, section
/// 2.1), and tells which features the two have. A workspace: one a thread, used for one sentence after another.
class SiblingScorer {
public:
    SiblingScorer();

    void prepare(const TokenSymbols& symbols) { m_parts.compute(symbols); }

    /// Fills the sibling scores of all arcs of `scores`. O(cells x templates).
    void score(const Weights& weights, SecondOrderScores& scores);

    /// Adds `count` times each feature of an arc and its sibling, which may be kNoHead.
    void add(FeatureVector& features, const Weights& weights, int head, int sibling, int dependent, float count) const;

    /// Calls `visit(FiredFeature)` for each feature of an arc and its sibling, which may be kNoHead.
    template <class Visit>
    void forEachFeature(int head, int sibling, int dependent, Visit visit) const
    {
        m_parts.forEachFeature(head, sibling, dependent, visit);
    }

private:
    void scoreArc(const Weights& weights, int head, int dependent, std::span<float> cells);

    FeatureParts m_parts;
    std::vector<int> m_siblings; ///< of the arc at hand, by cell; the first is none
    std::vector<std::uint64_t> m_keys; ///< cell by cell, template by template
};

} // namespace arcwright
