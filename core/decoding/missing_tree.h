// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/decoding/arc_scores.h"
#include "core/decoding/second_order_scores.h"

namespace arcwright {

/// Why no tree can be made of the arcs, and pairs of siblings, that are not forbidden. A first dependent on its side
/// counts as a pair: it has a score of its own, which may be forbidden, too.
struct MissingTree {
    enum class Reason {
        NoHead, ///< `words` have no head that they may take
        Unreachable, ///< no arcs lead from the root to `words`
        OneRoot, ///< the root may have one dependent alone, from none of which all other words can be reached
        Crossing, ///< there are trees, but in all of them arcs cross
        Pairs, ///< arcs allow trees, but each has a pair that is forbidden; wherever `words` hang, if any, theirs is
        ProjectivePairs, ///< arcs allow projective trees, but each has a pair that is forbidden; others may have none
        Unfound, ///< none of these: a search has missed a tree, or nobody has looked at all that there are
    };
    Reason reason{};
    std::vector<int> words; ///< in order
};

/// The first of the reasons that holds, in their order; never a reason of pairs. O(n^3).
MissingTree whyNoTree(const ArcScores& arcs, RootPolicy root, bool isProjective);

/// With pairs of siblings. Whether some tree that is not projective has no forbidden pair is hard to know, so Pairs is
/// told only where single arcs prove it, and Unfound where they do not. O(n^3 + cells * rounds).
MissingTree whyNoTree(const SecondOrderScores& scores, RootPolicy root, bool isProjective);

} // namespace arcwright
