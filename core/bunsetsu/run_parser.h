// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/bunsetsu/cascaded_chunking.h"
#include "core/bunsetsu/decoders.h"
#include "core/bunsetsu/relative_preference.h"
#include "core/bunsetsu/shift_reduce.h"
#include "core/bunsetsu/tournament.h"

namespace arcwright {

/// Runs the parser of a name, one of those that ask a ranker while they go: Tournament, ShiftReduce, CascadedChunking
/// or RelativePreference. See parse_steps.h for what it is a template over.
template <class Ranker, class Choices, class Tracer>
void runBunsetsuParser(BunsetsuDecoder decoder, TournamentOrder order, int count, Ranker& ranker, Choices& choices,
    std::vector<int>& heads, Tracer& tracer)
{
    switch (decoder) {
    case BunsetsuDecoder::Tournament:
        Tournament(order, ranker, choices, tracer).parse(count, heads);
        break;
    case BunsetsuDecoder::ShiftReduce:
        parseShiftReduce(count, ranker, choices, heads, tracer);
        break;
    case BunsetsuDecoder::CascadedChunking:
        parseCascadedChunking(count, ranker, choices, heads, tracer);
        break;
    default:
        parseRelativePreference(count, ranker, choices, heads, tracer);
        break;
    }
}

} // namespace arcwright
