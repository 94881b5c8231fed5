// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/annotation/next_difference.h"

#include <algorithm>

namespace arcwright::ui {

int nextDifference(const Diagram& diagram, int from, int by)
{
    const int words = diagram.wordCount();
    for (int word = from == 0 && by < 0 ? words : from + by; word >= 1 && word <= words; word += by) {
        const bool differs = std::any_of(diagram.arcs.begin(), diagram.arcs.end(), [&](const DiagramArc& arc) {
            return arc.dependent == word && arc.status != ArcStatus::Neutral && arc.status != ArcStatus::Correct;
        });
        if (differs)
            return word;
    }
    return 0;
}

} // namespace arcwright::ui
