// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/bunsetsu/parse_steps.h"

namespace arcwright {

/// Sassano's linear-time parser (2004): bunsetsu wait on a stack for their heads; each one that comes is asked about by
/// those on top, until one does not depend on it. What waits when the last one comes depends on it. At most 2n
/// questions. See parse_steps.h for what it is a template over;
///
///   double Ranker::attachMargin(int dependent, int candidate)
///
/// is above 0 if the dependent hangs on the candidate.
template <class Ranker, class Choices, class Tracer>
void parseShiftReduce(int count, Ranker& ranker, Choices& choices, std::vector<int>& heads, Tracer& tracer)
{
    if (!beginParse(count, choices, heads, tracer))
        return;
    std::vector<int> waiting;
    for (int candidate = 1; candidate <= count; ++candidate) {
        while (!waiting.empty()) {
            const int dependent = waiting.back();
            const PairAnswer answer = judgePair(dependent, candidate, ranker, choices, tracer);
            if (!answer.attaches)
                break;
            attach(dependent, candidate, answer.isForced, ranker, choices, heads, tracer);
            waiting.pop_back();
        }
        waiting.push_back(candidate);
    }
    finishParse(tracer);
}

} // namespace arcwright
