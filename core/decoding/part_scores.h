// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/decoding/climb_start.h"
#include "core/decoding/second_order_scores.h"

namespace arcwright {

/// The scores of all parts of one sentence's trees, and what else a decoder is told: enough to decode again without the
/// model, or the hand, that they come from.
struct PartScores {
    ArcScores arcs;
    SecondOrderScores secondOrder; ///< over the arcs that are not forbidden
    RootPolicy root = RootPolicy::Single;
    ClimbSettings climb;

    int words() const { return arcs.words(); }
};

/// Scores of arcs alone; those of siblings are 0.
PartScores partScoresOf(const ArcScores& arcs, RootPolicy root);

/// Random whole numbers that can be added in one's head: arcs from `least` to 20 more, siblings from -5 to 5. The same
/// words and seed give the same scores on every machine.
PartScores randomPartScores(int words, std::uint64_t seed, RootPolicy root, int least = 0);

} // namespace arcwright
