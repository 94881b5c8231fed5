// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/nonprojective_kbest.h"

#include <algorithm>
#include <utility>

namespace arcwright {

void NonProjectiveKBest::restrict(const ArcScores& scores, const std::vector<Decision>& decisions)
{
    m_restricted = scores;
    for (const Decision& decision : decisions) {
        if (!decision.required)
            m_restricted.at(decision.head, decision.dependent) = forbiddenScore;
        for (int head = 0; head <= scores.words() && decision.required; ++head) {
            if (head != decision.head)
                m_restricted.at(head, decision.dependent) = forbiddenScore;
        }
    }
}

void NonProjectiveKBest::addTree(const std::vector<int>& heads, double score)
{
    const auto isSame = [&](const ScoredTree& tree) { return tree.heads == heads; };
    if (std::none_of(m_trees.begin(), m_trees.end(), isSame))
        m_trees.push_back({heads, score});
}

/// Takes up the set of trees that decisions leave, of which the best may be known.
void NonProjectiveKBest::addSet(
    const ArcScores& scores, RootPolicy root, std::vector<Decision> decisions, const std::vector<int>* best)
{
    restrict(scores, decisions);
    const auto score = best == nullptr ? m_decoder.decode(m_restricted, root, m_heads)
                                       : m_decoder.decodeFavouring(m_restricted, root, *best, m_heads);
    if (!score)
        return;
    // Another tree than the one asked for scores the same up to rounding, so it is the next one too.
    addTree(m_heads, *score);
    if (const auto next = m_decoder.cheapestReplacement(m_heads))
        m_sets.push_back({std::move(decisions), m_heads, *next, *score - next->loss});
}

std::vector<ScoredTree> NonProjectiveKBest::decode(const ArcScores& scores, RootPolicy root, std::size_t count)
{
    m_trees.clear();
    m_sets.clear();
    if (count > 0)
        addSet(scores, root, {}, nullptr);
    while (m_trees.size() < count && !m_sets.empty()) {
        // Of equal scores, the set that was found first.
        const auto place = std::max_element(m_sets.begin(), m_sets.end(),
            [](const Set& first, const Set& second) { return first.nextScore < second.nextScore; });
        Set set = std::move(*place);
        m_sets.erase(place);
        std::vector<Decision> without = set.decisions;
        without.push_back({set.next.head, set.next.dependent, false});
        addSet(scores, root, std::move(without), nullptr);
        set.decisions.push_back({set.next.head, set.next.dependent, true});
        addSet(scores, root, std::move(set.decisions), &set.best);
    }
    std::stable_sort(m_trees.begin(), m_trees.end(),
        [](const ScoredTree& first, const ScoredTree& second) { return first.score > second.score; });
    m_trees.resize(std::min(m_trees.size(), count));
    return m_trees;
}

} // namespace arcwright
