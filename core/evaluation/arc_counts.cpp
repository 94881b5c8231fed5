// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/arc_counts.h"

#include <algorithm>

namespace arcwright {

void ArcCounts::add(const std::vector<Arc>& goldArcs, std::vector<Arc> predictedArcs)
{
    gold += goldArcs.size();
    predicted += predictedArcs.size();
    for (const Arc& arc : goldArcs) {
        const auto found = std::find(predictedArcs.begin(), predictedArcs.end(), arc);
        if (found == predictedArcs.end())
            continue;
        ++right;
        *found = predictedArcs.back();
        predictedArcs.pop_back();
    }
}

ArcCounts& ArcCounts::operator+=(const ArcCounts& other)
{
    gold += other.gold;
    predicted += other.predicted;
    right += other.right;
    return *this;
}

} // namespace arcwright
