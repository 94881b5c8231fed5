// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "core/tracing/trace.h"

namespace arcwright {

/// What is counted of an algorithm's work.
enum class WorkKind : unsigned char {
    Items, ///< of a chart that were finished
    Splits, ///< ways to put them together that were compared
    Scores, ///< of arcs, and of arcs with a sibling, that were asked for
    Cycles, ///< that were found
    Weighed, ///< moves that were looked at, possible or not
    Moves, ///< that were made
    Climbs, ///< that were begun
    Questions, ///< to a classifier: games, or pairs that were judged
    Transitions, ///< that were taken
    Trees, ///< that were drawn
    Parses, ///< of a sentence, by the weights at that time
    Updates, ///< of weights, where something had to change
    Weights, ///< that an update changed, each time it did
};

struct WorkCount {
    WorkKind kind{};
    long long count = 0;
    friend bool operator==(const WorkCount&, const WorkCount&) = default;
};

/// What the first `steps` of a trace took, by kind, the same kinds at every step of a trace. What was weighed is there
/// if it was traced with TraceDetail::Everything. `words` is the length of the sentence. O(steps).
///
/// Of charts: the scores are one an item that makes an arc, of second order (Eisner2, EisnerSpan) one a split of it
/// more for the sibling, and one a root that was tried.
std::vector<WorkCount> workAfter(std::span<const ChartStep> all, int steps, bool isSecondOrder);
/// Of Chu-Liu-Edmonds: a word compares the arcs from all others and the root; a cycle, those into each of its members
/// for every arc that enters it; and as a node, the arcs that enter it.
std::vector<WorkCount> workAfter(std::span<const ContractionStep> all, int steps, int words);
/// Of climbs: a possible move asks for what it gains.
std::vector<WorkCount> workAfter(std::span<const MoveStep> all, int steps);
std::vector<WorkCount> workAfter(std::span<const BunsetsuStep> all, int steps);

} // namespace arcwright
