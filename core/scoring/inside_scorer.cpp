// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scoring/inside_scorer.h"

#include <algorithm>

namespace arcwright {

void InsideScorer::take(const Weights& weights, const ArcScores& scores, const std::vector<std::int16_t>& relations)
{
    m_weights = &weights;
    m_scores = &scores;
    m_relations = &relations;
}

double InsideScorer::worthOf(const InsidePart& part) const
{
    double worth = 0;
    for (const InsideTemplate& source : insideTemplates())
        worth += m_weights->data()[m_weights->insideIndex(insideKey(source, m_symbols, part))];
    return worth;
}

SpanArc InsideScorer::score(int head, int dependent, const SpanInside& inside)
{
    SpanArc arc{0, relation(head, dependent)};
    if (!m_weights->hasInside())
        return arc;
    double sum = 0;
    for (const int end : {head, dependent}) {
        FoundDependents all = inside.of(end);
        InsidePart part{head, dependent, end, 0, arc.relation, -1};
        while (all.next(part.found, part.foundRelation))
            sum += worthOf(part);
    }
    arc.score = static_cast<float>(sum);
    return arc;
}

double InsideScorer::start(std::span<const int> heads)
{
    m_heads.assign(heads.begin(), heads.end());
    double score = 0;
    for (int word = 1; word < static_cast<int>(heads.size()); ++word) {
        const int head = heads[at(word)];
        score += m_scores->at(head, word);
        for (int inside = std::min(head, word) + 1; inside < std::max(head, word) && m_weights->hasInside(); ++inside) {
            const int end = heads[at(inside)];
            if (end == head || end == word)
                score += worthOf({head, word, end, inside, relation(head, word), relation(end, inside)});
        }
    }
    return score;
}

/// The score that the arc adds to the tree: with the dependencies inside it, and as one inside the arcs over it.
double InsideScorer::worthOf(int word, int head) const
{
    double worth = m_scores->at(head, word);
    if (!m_weights->hasInside())
        return worth;
    const std::int16_t own = relation(head, word);
    for (int inside = std::min(head, word) + 1; inside < std::max(head, word); ++inside) {
        const int end = m_heads[at(inside)];
        if (end == head || end == word)
            worth += worthOf({head, word, end, inside, own, relation(end, inside)});
    }
    const auto isUnder = [&](int one, int other) { return std::min(one, other) < word && word < std::max(one, other); };
    const int words = static_cast<int>(m_heads.size()) - 1;
    for (int over = 1; over <= words; ++over) {
        if (over != word && m_heads[at(over)] == head && isUnder(head, over))
            worth += worthOf({head, over, head, word, relation(head, over), own});
    }
    if (head != kRoot && m_heads[at(head)] != kNoHead && isUnder(m_heads[at(head)], head))
        worth += worthOf({m_heads[at(head)], head, head, word, relation(m_heads[at(head)], head), own});
    return worth;
}

void InsideScorer::gains(int word, std::span<const int> candidates, std::span<double> gains)
{
    const double now = worthOf(word, m_heads[at(word)]);
    for (std::size_t i = 0; i < candidates.size(); ++i)
        gains[i] = worthOf(word, candidates[i]) - now;
}

void InsideScorer::add(FeatureVector& features, const Weights& weights, const LabelledTree& tree, float count) const
{
    forEachFeature(tree, [&](const InsideTemplate&, const InsidePart&, std::uint64_t key) {
        features.add(weights.insideIndex(key), count);
    });
}

} // namespace arcwright
