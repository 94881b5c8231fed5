// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/arc_levels.h"

#include <algorithm>
#include <numeric>

namespace arcwright::ui {

namespace {

bool overlap(const ArcSpan& one, const ArcSpan& other)
{
    return one.left < other.right && other.left < one.right;
}

bool isNested(const ArcSpan& inner, const ArcSpan& outer)
{
    return outer.left <= inner.left && inner.right <= outer.right;
}

} // namespace

ArcLevels assignLevels(const std::vector<ArcSpan>& spans)
{
    std::vector<std::size_t> order(spans.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t one, std::size_t other) {
        return spans[one].right - spans[one].left < spans[other].right - spans[other].left;
    });
    ArcLevels result{std::vector<int>(spans.size(), 0), std::vector<int>(spans.size(), 0)};
    std::vector<int> taken;
    for (std::size_t rank = 0; rank < order.size(); ++rank) {
        const std::size_t arc = order[rank];
        result.ranks[arc] = static_cast<int>(rank);
        int level = 1;
        taken.clear();
        for (std::size_t before = 0; before < rank; ++before) {
            const std::size_t other = order[before];
            if (!overlap(spans[arc], spans[other]))
                continue;
            if (isNested(spans[other], spans[arc]))
                level = std::max(level, result.levels[other] + 1);
            else
                taken.push_back(result.levels[other]);
        }
        while (std::find(taken.begin(), taken.end(), level) != taken.end())
            ++level;
        result.levels[arc] = level;
    }
    return result;
}

} // namespace arcwright::ui
