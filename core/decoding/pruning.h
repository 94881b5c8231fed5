// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "core/decoding/arc_scores.h"

namespace arcwright {

/// Leaves to each word its best heads, so that second-order scores are asked for these alone. A workspace.
class ArcPruner {
public:
    /// Forbids all arcs but those to each word from its `kept` best heads (of equals, the leftmost) and from its head
    /// in `tree`, which may be empty: with the best first-order tree there, a tree is always left. O(n^2).
    void keepBestHeads(ArcScores& scores, int kept, std::span<const int> tree);

private:
    struct Head {
        float score = 0;
        int node = 0;
    };
    void findBest(const ArcScores& scores, int word, std::size_t kept);

    std::vector<Head> m_best; ///< of the word at hand, best first
};

} // namespace arcwright
