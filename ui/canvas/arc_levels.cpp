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

/// The least level over `above` that is not one of `taken`, which is emptied.
int leastLevel(int above, std::vector<int>& taken)
{
    int level = above + 1;
    while (std::find(taken.begin(), taken.end(), level) != taken.end())
        ++level;
    taken.clear();
    return level;
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
        int highest = 0;
        for (std::size_t before = 0; before < rank; ++before) {
            const std::size_t other = order[before];
            if (!overlap(spans[arc], spans[other]))
                continue;
            if (isNested(spans[other], spans[arc]))
                highest = std::max(highest, result.levels[other]);
            else
                taken.push_back(result.levels[other]);
        }
        result.levels[arc] = leastLevel(highest, taken);
    }
    return result;
}

std::vector<int> assignLevelsInRow(const std::vector<ArcSpan>& spans, RowSpan row)
{
    const auto clipped = [&](const ArcSpan& span) {
        return ArcSpan{std::max(span.left, row.first - 1), std::min(span.right, row.last + 1)};
    };
    std::vector<int> levels(spans.size(), 0);
    std::vector<int> taken;
    for (std::size_t arc = 0; arc < spans.size(); ++arc) {
        int highest = 0;
        for (std::size_t other = 0; other < arc; ++other) {
            if (!overlap(clipped(spans[arc]), clipped(spans[other])))
                continue;
            const bool passSameBorder = (spans[arc].left < row.first && spans[other].left < row.first)
                || (spans[arc].right > row.last && spans[other].right > row.last);
            if (passSameBorder || isNested(spans[other], spans[arc]))
                highest = std::max(highest, levels[other]);
            else
                taken.push_back(levels[other]);
        }
        levels[arc] = leastLevel(highest, taken);
    }
    return levels;
}

} // namespace arcwright::ui
