// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/decoding/arc_scores.h"
#include "core/features/arc_features.h"
#include "core/scoring/arc_candidates.h"
#include "core/scoring/feature_vector.h"
#include "core/scoring/labelled_tree.h"
#include "core/scoring/weights.h"

namespace arcwright {

/// A feature of a word between the ends of an arc: its key, and nodes that have the tags in it.
struct BetweenFeature {
    std::uint64_t key = 0;
    int head = 0;
    int between = 0;
    int dependent = 0;
};

/// Scores all arcs of a sentence, each with the relation that suits it best inside its score, and tells which features
/// an arc has. A workspace: one a thread, used for one sentence after another without allocating.
class ArcScorer {
public:
    /// With the features of the tables for arcs and relations.
    ArcScorer();
    /// With other features of arcs, and of words between their ends, and none of relations.
    explicit ArcScorer(std::span<const TemplateSource> arcTemplates);

    /// Once asked to stop, scoring ends within a moment and the scores are not to be used.
    void stopWith(std::stop_token stop) { m_stop = std::move(stop); }

    /// Makes `symbols` the sentence at hand.
    void prepare(const TokenSymbols& symbols);

    /// Fills `scores` with s(h, m) + max over l of s(h, m, l), and `relations` (indexed as the scores) with that l; -1
    /// and minus infinity for arcs that are no candidates. O(n^2 + candidates (templates + relations)).
    /// With a gold tree, every arc that is not in it, and every other relation of one that is, gets 1 more: what the
    /// loss counts (Taskar et al. 2005). With a gold graph, where the loss also counts what is missing, an arc that is
    /// in it gets 1 less. Arcs of words that have no head in it cost nothing.
    void score(const Weights& weights, const ArcCandidates& candidates, ArcScores& scores,
        std::vector<std::int16_t>& relations, const LabelledTree* gold = nullptr);

    /// Gives an arc that was no candidate its score and relation after all, for the sentence just scored.
    void scoreFurther(
        const Weights& weights, int head, int dependent, ArcScores& scores, std::vector<std::int16_t>& relations);

    /// Adds `count` times each feature of an arc, and, if `relation` is not negative, of the arc with that relation.
    void addArc(FeatureVector& features, const Weights& weights, int head, int dependent, float count) const;
    void addRelation(
        FeatureVector& features, const Weights& weights, int head, int dependent, int relation, float count) const;

    /// Calls `visit(FiredFeature)` for the features of an arc that templates give; those of its relation.
    template <class Visit>
    void forEachArcFeature(int head, int dependent, Visit visit) const
    {
        m_arcParts.forEachFeature(head, kNoHead, dependent, visit);
    }
    template <class Visit>
    void forEachRelationFeature(int head, int dependent, Visit visit) const
    {
        m_relationParts.forEachFeature(head, kNoHead, dependent, visit);
    }
    /// Calls `visit(BetweenFeature)` for the feature of each word between the ends of an arc.
    template <class Visit>
    void forEachBetween(int head, int dependent, Visit visit) const;

private:
    struct Active { ///< an arc from the head at hand that is to be scored
        int dependent;
        ArcPlace place;
    };

    void scoreActive(const Weights& weights, int head, ArcScores& scores, std::vector<std::int16_t>& relations,
        const LabelledTree* gold);
    void sumTemplates(const Weights& weights, int head);
    void addRow(const Weights& weights, std::uint64_t key);
    const float* relationsOfEnd(const Weights& weights, Role end, int node, const ArcPlace& place, int side);
    float betweenSum(const Weights& weights, int head, int dependent);
    float* betweenRow(const Weights& weights, std::uint32_t headTag, std::uint32_t dependentTag, int direction);
    std::int16_t bestRelation(const Weights& weights, int head, const Active& arc, int goldRelation, float& score);

    int m_words = 0;
    FeatureParts m_arcParts;
    FeatureParts m_relationParts;

    std::vector<Active> m_active;
    std::vector<std::uint64_t> m_keys; ///< arc by arc of the active ones, template by template
    std::vector<float> m_sums;

    std::vector<std::uint32_t> m_coarse; ///< node -> number of its coarse tag in this sentence
    std::vector<std::uint64_t> m_coarseSymbols; ///< the distinct ones
    std::vector<int> m_coarseNodes; ///< the first node with each
    std::vector<float> m_betweenRows; ///< prefix sums over the words, a row a (head tag, dependent tag, direction)
    std::vector<std::int32_t> m_betweenRowAt; ///< where a row begins, -1 if it is not made yet
    std::vector<float> m_betweenWeights; ///< one a distinct tag, for the row being made

    std::vector<float> m_endRelations; ///< end x node x direction x relation: sums of features that see that end only
    std::vector<char> m_endIsSummed; ///< end x node x direction
    std::vector<const float*> m_rows; ///< to be summed
    std::vector<float> m_relationSums;
    std::stop_token m_stop;
};

template <class Visit>
void ArcScorer::forEachBetween(int head, int dependent, Visit visit) const
{
    const ArcPlace place(head, dependent);
    const auto number = [&](int node) { return m_coarse[static_cast<std::size_t>(node)]; };
    for (int node = std::min(head, dependent) + 1; node < std::max(head, dependent); ++node)
        visit(BetweenFeature{place.directed(betweenKey(m_coarseSymbols[number(head)], m_coarseSymbols[number(node)],
                                 m_coarseSymbols[number(dependent)])),
            m_coarseNodes[number(head)], m_coarseNodes[number(node)], m_coarseNodes[number(dependent)]});
}

} // namespace arcwright
