// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/arc_counts.h"

#include <algorithm>
#include <iterator>
#include <tuple>

namespace arcwright {

void ArcCounts::add(std::vector<Arc> goldArcs, std::vector<Arc> predictedArcs)
{
    gold += goldArcs.size();
    predicted += predictedArcs.size();
    const auto isBefore = [](const Arc& first, const Arc& second) {
        const auto key = [](const Arc& arc) { return std::tuple(arc.head, arc.dependent, arc.relation.index()); };
        return key(first) < key(second);
    };
    std::sort(goldArcs.begin(), goldArcs.end(), isBefore);
    std::sort(predictedArcs.begin(), predictedArcs.end(), isBefore);
    std::vector<Arc> both;
    std::set_intersection(goldArcs.begin(), goldArcs.end(), predictedArcs.begin(), predictedArcs.end(),
        std::back_inserter(both), isBefore);
    right += both.size();
}

ArcCounts& ArcCounts::operator+=(const ArcCounts& other)
{
    gold += other.gold;
    predicted += other.predicted;
    right += other.right;
    return *this;
}

} // namespace arcwright
