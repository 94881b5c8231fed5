// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scoring/arc_candidates.h"

namespace arcwright::test {

/// The arcs of a sentence that a filter lets pass; all of them without one.
inline ArcCandidates candidates(const TokenSymbols& symbols, const ArcFilter& filter = {})
{
    ArcCandidates found;
    found.takePassing(symbols, filter);
    return found;
}

} // namespace arcwright::test
