// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/sibling_scorer.h"

#include "core/treebank/graph.h"

namespace arcwright {

SiblingScorer::SiblingScorer() : m_parts(parseTemplates(siblingTemplateTable())) { }

/// Distances are those between the dependents, or between head and dependent where there is only one.
SiblingScorer::Salts SiblingScorer::saltsOf(int from, int dependent)
{
    const DistanceSalts& salts = distanceSalts();
    return {salts.byDirection[static_cast<std::size_t>(direction(from, dependent))],
        salts.byDistance[static_cast<std::size_t>(distanceBin(from, dependent))]};
}

void SiblingScorer::score(const Weights& weights, SecondOrderScores& scores)
{
    const ArcLists& arcs = scores.arcs();
    const float* values = weights.data();
    const std::size_t templates = m_parts.templates().size();
    for (int head = 0; head < scores.nodes(); ++head) {
        for (const Direction side : {Direction::Left, Direction::Right}) {
            const int begin = arcs.begin(head, side);
            const auto length = static_cast<std::size_t>(arcs.end(head, side) - begin);
            if (length == 0)
                continue;
            m_siblingParts.resize(templates * length);
            for (std::size_t index = 0; index < templates; ++index) {
                const std::uint64_t* parts = m_parts.siblingParts(index);
                std::uint64_t* row = m_siblingParts.data() + index * length;
                row[0] = parts[kRoot];
                for (std::size_t i = 1; i < length; ++i)
                    row[i] = parts[arcs.dependent(begin + static_cast<int>(i) - 1)];
            }
            for (int arc = begin; arc < arcs.end(head, side); ++arc) {
                const int dependent = arcs.dependent(arc);
                const auto cells = scores.siblings(arc);
                m_salts.resize(cells.size());
                m_salts[0] = saltsOf(head, dependent);
                for (std::size_t i = 1; i < cells.size(); ++i)
                    m_salts[i] = saltsOf(arcs.dependent(begin + static_cast<int>(i) - 1), dependent);
                for (std::size_t index = 0; index < templates; ++index) {
                    const std::uint64_t base
                        = m_parts.headParts(index)[head] + m_parts.dependentParts(index)[dependent];
                    const std::uint64_t* siblings = m_siblingParts.data() + index * length;
                    const bool both = m_parts.templates()[index].distance == Distance::Both;
                    for (std::size_t i = 0; i < cells.size(); ++i) {
                        const std::uint64_t key = base + siblings[i];
                        cells[i] += values[weights.siblingIndex(key + m_salts[i].direction)];
                        if (both)
                            cells[i] += values[weights.siblingIndex(key + m_salts[i].distance)];
                    }
                }
            }
        }
    }
}

void SiblingScorer::add(
    FeatureVector& features, const Weights& weights, int head, int sibling, int dependent, float count) const
{
    forEachFeature(head, sibling, dependent,
        [&](const FiredFeature& feature) { features.add(weights.siblingIndex(feature.key), count); });
}

} // namespace arcwright
