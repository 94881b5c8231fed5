// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/tracing/bunsetsu_steps.h"

namespace arcwright {

// The common part of the parsers of bunsetsu. Each is a function template over
//
//   Ranker   answers the parser's question (see each parser) and is told of every arc by settled(dependent, head), so
//            that it can look at what is already decided
//   Choices  AllHeads or ConstrainedHeads
//   Tracer   NullTracer or BunsetsuRecorder
//
// and fills `heads`, one entry a bunsetsu and one for the root, as Graph has them. Where the constraints leave no
// analysis, all are kNoHead.

/// Makes room for a sentence of so many bunsetsu; the last one hangs on the root. False, and all is told, if there is
/// no analysis.
template <class Choices, class Tracer>
bool beginParse(int count, const Choices& choices, std::vector<int>& heads, Tracer& tracer)
{
    heads.assign(static_cast<std::size_t>(count) + 1, kNoHead);
    if (count > 0 && choices.hasAnalysis()) {
        heads.back() = kRoot;
        return true;
    }
    if constexpr (Tracer::listens)
        tracer.record(BunsetsuFinished{false});
    return false;
}

/// Gives a dependent its head and tells everybody.
template <class Ranker, class Choices, class Tracer>
void attach(
    int dependent, int head, bool isForced, Ranker& ranker, Choices& choices, std::vector<int>& heads, Tracer& tracer)
{
    heads[static_cast<std::size_t>(dependent)] = head;
    choices.settle(dependent, head);
    ranker.settled(dependent, head);
    if constexpr (Tracer::listens)
        tracer.record(BunsetsuAttached{dependent, head, isForced});
}

template <class Tracer>
void finishParse(Tracer& tracer)
{
    if constexpr (Tracer::listens)
        tracer.record(BunsetsuFinished{true});
}

/// The answer for a parser that judges pairs: by constraint where there is no choice, else by the ranker, whose margin
/// is above 0 where the dependent hangs on the candidate.
struct PairAnswer {
    bool attaches = false;
    bool isForced = false;
};

template <class Ranker, class Choices, class Tracer>
PairAnswer judgePair(int dependent, int candidate, Ranker& ranker, Choices& choices, Tracer& tracer)
{
    if (!choices.canTake(dependent, candidate))
        return {false, true};
    if (choices.mustTake(dependent, candidate))
        return {true, true};
    const double margin = ranker.attachMargin(dependent, candidate);
    if constexpr (Tracer::listens)
        tracer.record(PairJudged{dependent, candidate, margin});
    if (!(margin > 0))
        choices.reject(dependent, candidate);
    return {margin > 0, false};
}

} // namespace arcwright
