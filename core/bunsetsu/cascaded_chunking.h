// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/bunsetsu/parse_steps.h"

namespace arcwright {

/// Cascaded chunking (Kudo and Matsumoto 2002): in every pass, each bunsetsu that is left and has no head yet is asked
/// whether it depends on its right neighbour; then those go that have a head and stand first or behind one that has
/// none, since nothing can depend on them any more. A question is put again only when its bunsetsu has got another
/// neighbour: until then nothing that bears on the answer has changed. O(n^2) questions. See parse_steps.h for what it
/// is a template over;
///
///   double Ranker::attachMargin(int dependent, int candidate)
///
/// is above 0 if the dependent hangs on the candidate.
template <class Ranker, class Choices, class Tracer>
void parseCascadedChunking(int count, Ranker& ranker, Choices& choices, std::vector<int>& heads, Tracer& tracer)
{
    if (!beginParse(count, choices, heads, tracer))
        return;
    std::vector<int> left;
    for (int bunsetsu = 1; bunsetsu <= count; ++bunsetsu)
        left.push_back(bunsetsu);
    std::vector<int> askedAbout(left.size() + 1, 0);
    const auto hasHead = [&](int bunsetsu) { return heads[static_cast<std::size_t>(bunsetsu)] > 0; };

    while (left.size() > 1) {
        if constexpr (Tracer::listens)
            tracer.record(PassBegun{left});
        for (std::size_t i = 0; i + 1 < left.size(); ++i) {
            const int dependent = left[i];
            const int neighbour = left[i + 1];
            int& asked = askedAbout[static_cast<std::size_t>(dependent)];
            if (hasHead(dependent) || asked == neighbour)
                continue;
            asked = neighbour;
            const PairAnswer answer = judgePair(dependent, neighbour, ranker, choices, tracer);
            if (answer.attaches)
                attach(dependent, neighbour, answer.isForced, ranker, choices, heads, tracer);
        }
        std::vector<int> next;
        bool isOpen = true; ///< the one before has no head, or there is none
        for (const int bunsetsu : left) {
            if (!hasHead(bunsetsu) || !isOpen)
                next.push_back(bunsetsu);
            isOpen = !hasHead(bunsetsu);
        }
        left = std::move(next);
    }
    finishParse(tracer);
}

} // namespace arcwright
