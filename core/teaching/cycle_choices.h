// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "core/decoding/part_scores.h"
#include "core/tracing/contraction_steps.h"

namespace arcwright {

/// An arc of a cycle, which could be given up.
struct CycleChoice {
    int head = 0;
    int dependent = 0;
    bool isBest = false; ///< a best tree has all other arcs of the cycle, and not this one
};

/// The arcs of the cycle that is at hand after the first `after` steps of Chu and Liu's and Edmonds' algorithm: the one
/// that is opened next, else the last that was found and is not open again. Empty where there is none, and where there
/// is no tree. Some best tree lacks one arc of each cycle of greedy arcs alone (Edmonds 1967); so each arc is tried, by
/// the same algorithm on the arcs that are left. O(n^3) for a cycle of n arcs.
std::vector<CycleChoice> cycleChoices(
    const PartScores& scores, const std::vector<ContractionStep>& steps, std::size_t after);

} // namespace arcwright
