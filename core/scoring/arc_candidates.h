// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/decoding/arc_scores.h"
#include "core/scoring/arc_filter.h"

namespace arcwright {

/// The candidates of a sentence, to be taken again while its filter and its root policy stay the same. Nothing is kept
/// before the first time.
struct KeptCandidates {
    std::vector<std::uint16_t> dependents; ///< by head, ascending
    std::vector<std::uint32_t> ends; ///< by head: where its dependents end; empty: nothing is kept
};

/// The arcs of a sentence that are worth scoring, as lists of dependents. A workspace: one a thread.
class ArcCandidates {
public:
    /// All arcs that a filter lets pass. O(n^2).
    void takePassing(const TokenSymbols& symbols, const ArcFilter& filter);

    /// Of the candidates at hand those whose score is at most `margin` below the best of their dependent, and those of
    /// a tree: with the best projective one under these scores there, one that is not hopeless is always left.
    /// `scores` are those of all candidates, `tree` has a head for each node. O(candidates).
    void keepLikely(const ArcScores& scores, float margin, std::span<const int> tree);

    /// The candidates at hand, to be taken by take(); nothing where there are more words than numbers for them.
    /// O(candidates).
    KeptCandidates kept() const;
    void take(const KeptCandidates& kept);

    int words() const { return static_cast<int>(m_ends.size()) - 1; }
    /// The dependents of a head, the root included, ascending.
    std::span<const int> dependentsOf(int head) const
    {
        const auto node = static_cast<std::size_t>(head);
        const std::size_t begin = node == 0 ? 0 : m_ends[node - 1];
        return {m_dependents.data() + begin, m_ends[node] - begin};
    }
    std::size_t size() const { return m_dependents.size(); }

private:
    std::vector<int> m_dependents; ///< by head
    std::vector<std::size_t> m_ends; ///< by head: where its dependents end
    std::vector<std::uint32_t> m_tags;
    std::vector<float> m_best; ///< by dependent
};

} // namespace arcwright
