// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scoring/arc_candidates.h"

#include <algorithm>
#include <limits>

namespace arcwright {

void ArcCandidates::takePassing(const TokenSymbols& symbols, const ArcFilter& filter)
{
    filter.tagNumbers(symbols, m_tags);
    m_dependents.clear();
    m_ends.clear();
    for (int head = 0; head <= symbols.size(); ++head) {
        for (int dependent = 1; dependent <= symbols.size(); ++dependent) {
            if (dependent != head && filter.passes(m_tags, head, dependent))
                m_dependents.push_back(dependent);
        }
        m_ends.push_back(m_dependents.size());
    }
}

KeptCandidates ArcCandidates::kept() const
{
    KeptCandidates kept;
    if (words() > std::numeric_limits<std::uint16_t>::max())
        return kept;
    kept.dependents.reserve(m_dependents.size());
    for (const int dependent : m_dependents)
        kept.dependents.push_back(static_cast<std::uint16_t>(dependent));
    kept.ends.reserve(m_ends.size());
    for (const std::size_t end : m_ends)
        kept.ends.push_back(static_cast<std::uint32_t>(end));
    return kept;
}

void ArcCandidates::take(const KeptCandidates& kept)
{
    m_dependents.assign(kept.dependents.begin(), kept.dependents.end());
    m_ends.assign(kept.ends.begin(), kept.ends.end());
}

void ArcCandidates::keepLikely(const ArcScores& scores, float margin, std::span<const int> tree)
{
    m_best.assign(m_ends.size(), forbiddenScore);
    for (int head = 0; head <= words(); ++head) {
        for (const int dependent : dependentsOf(head)) {
            float& best = m_best[static_cast<std::size_t>(dependent)];
            best = std::max(best, scores.at(head, dependent));
        }
    }
    std::size_t kept = 0;
    std::size_t begin = 0;
    for (int head = 0; head <= words(); ++head) {
        const std::size_t end = m_ends[static_cast<std::size_t>(head)];
        for (std::size_t i = begin; i < end; ++i) {
            const int dependent = m_dependents[i];
            if (tree[static_cast<std::size_t>(dependent)] == head
                || m_best[static_cast<std::size_t>(dependent)] - scores.at(head, dependent) <= margin)
                m_dependents[kept++] = dependent;
        }
        m_ends[static_cast<std::size_t>(head)] = kept;
        begin = end;
    }
    m_dependents.resize(kept);
}

} // namespace arcwright
