// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <vector>

#include "core/bunsetsu/parse_steps.h"

namespace arcwright {

/// Kudo and Matsumoto's relative preference (2005): each dependent, from right to left, takes the most probable of all
/// candidates that cross nothing; of several, the nearest. O(n^2) scores. See parse_steps.h for what it is a template
/// over;
///
///   double Ranker::preference(int dependent, int candidate)
///
/// is greater for better candidates.
template <class Ranker, class Choices, class Tracer>
void parseRelativePreference(int count, Ranker& ranker, Choices& choices, std::vector<int>& heads, Tracer& tracer)
{
    if (!beginParse(count, choices, heads, tracer))
        return;
    for (int dependent = count - 1; dependent >= 1; --dependent) {
        CandidatesWeighed weighed{dependent, {}};
        int best = 0;
        int candidates = 0;
        double bestScore = -std::numeric_limits<double>::infinity();
        for (int head = dependent + 1; head != kRoot; head = heads[static_cast<std::size_t>(head)]) {
            if (!choices.canTake(dependent, head))
                continue;
            const double score = ranker.preference(dependent, head);
            if constexpr (Tracer::listens)
                weighed.candidates.push_back({head, score});
            if (candidates++ == 0 || score > bestScore) {
                best = head;
                bestScore = score;
            }
        }
        if constexpr (Tracer::listens)
            tracer.record(weighed);
        attach(dependent, best, candidates == 1, ranker, choices, heads, tracer);
    }
    finishParse(tracer);
}

} // namespace arcwright
