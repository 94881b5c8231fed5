// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scoring/sibling_scorer.h"

#include "core/treebank/graph.h"

namespace arcwright {

SiblingScorer::SiblingScorer() : m_parts(parseTemplates(siblingTemplateTable())) { }

void SiblingScorer::score(const Weights& weights, SecondOrderScores& scores)
{
    const ArcLists& arcs = scores.arcs();
    for (int head = 0; head < scores.nodes(); ++head) {
        for (const Direction side : {Direction::Left, Direction::Right}) {
            const int begin = arcs.begin(head, side);
            for (int arc = begin; arc < arcs.end(head, side); ++arc) {
                m_siblings.assign(1, kNoHead);
                for (int before = begin; before < arc; ++before)
                    m_siblings.push_back(arcs.dependent(before));
                scoreArc(weights, head, arcs.dependent(arc), scores.siblings(arc));
            }
        }
    }
}

/// Keys first, as in scores of arcs.
void SiblingScorer::scoreArc(const Weights& weights, int head, int dependent, std::span<float> cells)
{
    const float* values = weights.data();
    const std::size_t templates = m_parts.templates().size();
    const std::size_t withDistance = m_parts.withDistance();
    const std::uint64_t* headParts = m_parts.of(Role::Head, head);
    const std::uint64_t* dependentParts = m_parts.of(Role::Dependent, dependent);
    m_keys.resize(cells.size() * templates);
    std::uint64_t* keys = m_keys.data();
    for (std::size_t i = 0; i < cells.size(); ++i, keys += templates) {
        const int sibling = m_siblings[i];
        const ArcPlace place(distanceFrom(head, sibling), dependent);
        const std::uint64_t* siblingParts = m_parts.of(Role::Sibling, sibling == kNoHead ? kRoot : sibling);
        for (std::size_t index = 0; index < templates; ++index) {
            keys[index] = place.directed(headParts[index] + siblingParts[index] + dependentParts[index]);
            __builtin_prefetch(values + weights.siblingIndex(keys[index]));
        }
    }
    keys = m_keys.data();
    for (std::size_t i = 0; i < cells.size(); ++i, keys += templates) {
        const ArcPlace place(distanceFrom(head, m_siblings[i]), dependent);
        float sum = 0;
        float ofDistance = 0;
        for (std::size_t index = 0; index < withDistance; ++index) {
            sum += values[weights.siblingIndex(keys[index])];
            ofDistance += values[weights.siblingIndex(place.withDistance(keys[index]))];
        }
        for (std::size_t index = withDistance; index < templates; ++index)
            sum += values[weights.siblingIndex(keys[index])];
        cells[i] += sum + ofDistance;
    }
}

void SiblingScorer::add(
    FeatureVector& features, const Weights& weights, int head, int sibling, int dependent, float count) const
{
    forEachFeature(head, sibling, dependent,
        [&](const FiredFeature& feature) { features.add(weights.siblingIndex(feature.key), count); });
}

} // namespace arcwright
