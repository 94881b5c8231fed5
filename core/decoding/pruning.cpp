// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/pruning.h"

#include <algorithm>

namespace arcwright {

/// Finds the best heads of a word. Few are kept, so most heads cost one comparison.
void ArcPruner::findBest(const ArcScores& scores, int word, std::size_t kept)
{
    m_best.clear();
    for (int head = 0; head <= scores.words(); ++head) {
        const float score = scores.at(head, word);
        if (score == forbiddenScore || (m_best.size() == kept && !(score > m_best.back().score)))
            continue;
        if (m_best.size() == kept)
            m_best.pop_back();
        auto place = m_best.end();
        while (place != m_best.begin() && score > (place - 1)->score)
            --place;
        m_best.insert(place, {score, head});
    }
}

void ArcPruner::keepBestHeads(ArcScores& scores, int kept, std::span<const int> tree)
{
    if (kept > scores.words())
        return;
    for (int word = 1; word <= scores.words(); ++word) {
        const int inTree = tree.empty() ? 0 : std::max(tree[static_cast<std::size_t>(word)], 0);
        const float ofTree = tree.empty() ? forbiddenScore : scores.at(inTree, word);
        if (kept > 0)
            findBest(scores, word, static_cast<std::size_t>(kept));
        else
            m_best.clear();
        for (int head = 0; head <= scores.words(); ++head)
            scores.at(head, word) = forbiddenScore;
        for (const Head& head : m_best)
            scores.at(head.node, word) = head.score;
        scores.at(inTree, word) = std::max(scores.at(inTree, word), ofTree);
    }
}

} // namespace arcwright
