// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/decoding/eisner_span.h"
#include "core/decoding/tree_scorer.h"
#include "core/features/inside_features.h"
#include "core/scoring/feature_vector.h"
#include "core/scoring/labelled_tree.h"
#include "core/scoring/weights.h"

namespace arcwright {

/// Scores arcs by the dependents that their ends found inside them, for Eisner's algorithm over spans, and trees by the
/// sum of that and of their arcs. An arc has the relation that suits it best by itself. A workspace: one a thread.
class InsideScorer : public SpanScorer, public TreeScorer {
public:
    /// Makes `symbols` the sentence at hand.
    void prepare(const TokenSymbols& symbols) { m_symbols = symbols; }
    /// Scores with these weights from now on; all must outlive the use. `relations`: the best of each arc, indexed as
    /// the scores. Weights that have none of what is inside leave it at arcs.
    void take(const Weights& weights, const ArcScores& scores, const std::vector<std::int16_t>& relations);

    SpanArc score(int head, int dependent, const SpanInside& inside) override;

    double start(std::span<const int> heads) override;
    /// O(n) a candidate.
    void gains(int word, std::span<const int> candidates, std::span<double> gains) override;
    void changed(int word, int head) override { m_heads[static_cast<std::size_t>(word)] = head; }

    /// Adds `count` times each feature of a tree. O(features + the sum of the lengths of its arcs).
    void add(FeatureVector& features, const Weights& weights, const LabelledTree& tree, float count) const;

    /// Calls `visit(InsideTemplate, InsidePart, key)` for each feature of a tree.
    template <class Visit>
    void forEachFeature(const LabelledTree& tree, Visit visit) const;

private:
    static std::size_t at(int index) { return static_cast<std::size_t>(index); }
    double worthOf(const InsidePart& part) const;
    double worthOf(int word, int head) const;
    std::int16_t relation(int head, int dependent) const { return (*m_relations)[m_scores->index(head, dependent)]; }

    TokenSymbols m_symbols;
    const Weights* m_weights = nullptr;
    const ArcScores* m_scores = nullptr;
    const std::vector<std::int16_t>* m_relations = nullptr;
    std::vector<int> m_heads; ///< the tree at hand
};

template <class Visit>
void InsideScorer::forEachFeature(const LabelledTree& tree, Visit visit) const
{
    const int words = static_cast<int>(tree.heads.size()) - 1;
    for (int word = 1; word <= words; ++word) {
        const int head = tree.heads[at(word)];
        if (head == kNoHead)
            continue;
        for (int inside = std::min(head, word) + 1; inside < std::max(head, word); ++inside) {
            const int end = tree.heads[at(inside)];
            if (end != head && end != word)
                continue;
            const InsidePart part{head, word, end, inside, tree.relations[at(word)], tree.relations[at(inside)]};
            for (const InsideTemplate& source : insideTemplates())
                visit(source, part, insideKey(source, m_symbols, part));
        }
    }
}

} // namespace arcwright
