// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scoring/likely_arcs.h"

#include "core/decoding/pruning.h"

namespace arcwright {

void takeLikelyArcs(const SentenceParser& parsed, ArcLists& arcs)
{
    constexpr int longestWhole = 400; // words
    constexpr int headsOfLong = 8;
    if (parsed.arcScores().words() <= longestWhole) {
        arcs.reset(parsed.arcScores());
        return;
    }
    ArcScores scores = parsed.arcScores();
    ArcPruner().keepBestHeads(scores, headsOfLong, parsed.tree().heads);
    arcs.reset(scores);
}

} // namespace arcwright
