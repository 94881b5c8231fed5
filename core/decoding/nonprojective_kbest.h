// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/decoding/chu_liu_edmonds.h"
#include "core/decoding/projective_kbest.h"

namespace arcwright {

/// The k best trees, projective or not, under first-order scores (Camerini, Fratta and Maffioli 1980; Hall 2007): each
/// tree found is the best of a set of trees; the second best of the set lacks one arc of it, which divides the set
/// into the trees that have the arc and those that have not. Exact, for a single root too, as ChuLiuEdmonds compares
/// root arcs before scores. O(k n^2).
class NonProjectiveKBest {
public:
    /// At most `count` trees, best first, all different; fewer if there are no more without a forbidden arc.
    std::vector<ScoredTree> decode(const ArcScores& scores, RootPolicy root, std::size_t count);

private:
    struct Decision {
        int head = 0;
        int dependent = 0;
        bool required = false; ///< else forbidden
    };
    /// Trees that the same decisions leave.
    struct Set {
        std::vector<Decision> decisions;
        std::vector<int> best;
        ChuLiuEdmonds::Replacement next; ///< the arc of the best that the second best lacks
        double nextScore = 0;
    };

    void restrict(const ArcScores& scores, const std::vector<Decision>& decisions);
    void addTree(const std::vector<int>& heads, double score);
    void addSet(
        const ArcScores& scores, RootPolicy root, std::vector<Decision> decisions, const std::vector<int>* best);

    ChuLiuEdmonds m_decoder;
    ArcScores m_restricted;
    std::vector<int> m_heads;
    std::vector<Set> m_sets; ///< those that have a second tree
    std::vector<ScoredTree> m_trees;
};

} // namespace arcwright
