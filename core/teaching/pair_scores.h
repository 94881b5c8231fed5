// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/decoding/part_scores.h"

namespace arcwright {

/// Calls visit(head, sibling, dependent, score) for all pairs of neighbouring arcs that are not forbidden, as files
/// have them; sibling 0: the dependent is the first on its side. Of an arc that second order leaves out pairs are
/// forbidden.
template <class Visit>
void forEachPair(const PartScores& parts, Visit visit)
{
    SecondOrderScores all;
    all.reset(parts.arcs);
    const ArcLists& arcs = all.arcs();
    const ArcLists& scored = parts.secondOrder.arcs();
    for (int arc = 0; arc < arcs.size(); ++arc) {
        const int head = arcs.head(arc);
        const int kept = scored.find(head, arcs.dependent(arc));
        for (int previous = arcs.listBegin(arc) - 1; previous < arc; ++previous) {
            const int sibling = previous < arcs.listBegin(arc) ? 0 : arcs.dependent(previous);
            const int keptSibling = sibling == 0 ? ArcLists::noArc : scored.find(head, sibling);
            const bool isScored = kept != ArcLists::noArc && (sibling == 0 || keptSibling != ArcLists::noArc);
            visit(head, sibling, arcs.dependent(arc),
                isScored ? parts.secondOrder.sibling(keptSibling, kept) : forbiddenScore);
        }
    }
}

} // namespace arcwright
