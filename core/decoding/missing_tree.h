// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/decoding/arc_scores.h"

namespace arcwright {

/// Why no tree can be made of the arcs that are not forbidden.
struct MissingTree {
    enum class Reason {
        NoHead, ///< `words` have no head that they may take
        Unreachable, ///< no arcs lead from the root to `words`
        OneRoot, ///< the root may have one dependent alone, from none of which all other words can be reached
        Crossing, ///< there are trees, but in all of them arcs cross
        Pairs, ///< there are trees, but each has siblings that may not be
    };
    Reason reason{};
    std::vector<int> words; ///< in order
};

/// The first of the reasons that holds; Crossing stands for everything that arcs alone do not explain where the decoder
/// finds projective trees only, Pairs where it finds any. Ask it where there is no tree. O(n^3) at worst.
MissingTree whyNoTree(const ArcScores& arcs, RootPolicy root, bool isProjective);

} // namespace arcwright
