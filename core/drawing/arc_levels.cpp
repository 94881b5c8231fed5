// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/drawing/arc_levels.h"

#include <algorithm>
#include <numeric>

namespace arcwright {

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

/// The indices of arcs, inner before outer.
std::vector<std::size_t> innerFirst(const std::vector<ArcSpan>& spans)
{
    std::vector<std::size_t> order(spans.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t one, std::size_t other) {
        return spans[one].right - spans[one].left < spans[other].right - spans[other].left;
    });
    return order;
}

/// The highest level over each gap between two positions; a tree of ranges, so that ranges are asked and raised fast.
class Skyline {
public:
    explicit Skyline(int gaps)
    {
        while (m_leaves < gaps)
            m_leaves *= 2;
        m_highest.assign(static_cast<std::size_t>(m_leaves) * 2, 0);
        m_raised.assign(m_highest.size(), 0);
    }

    /// Over the gaps `first` to `last - 1`.
    int highest(int first, int last) const { return highestIn(1, 0, m_leaves, first, last); }
    void raise(int first, int last, int level) { raiseIn(1, 0, m_leaves, first, last, level); }

private:
    static std::size_t at(int node) { return static_cast<std::size_t>(node); }

    int highestIn(int node, int begin, int end, int first, int last) const
    {
        if (last <= begin || end <= first)
            return 0;
        if (first <= begin && end <= last)
            return m_highest[at(node)];
        const int middle = (begin + end) / 2;
        return std::max({m_raised[at(node)], highestIn(2 * node, begin, middle, first, last),
            highestIn(2 * node + 1, middle, end, first, last)});
    }

    void raiseIn(int node, int begin, int end, int first, int last, int level)
    {
        if (last <= begin || end <= first)
            return;
        m_highest[at(node)] = std::max(m_highest[at(node)], level);
        if (first <= begin && end <= last) {
            m_raised[at(node)] = std::max(m_raised[at(node)], level);
            return;
        }
        const int middle = (begin + end) / 2;
        raiseIn(2 * node, begin, middle, first, last, level);
        raiseIn(2 * node + 1, middle, end, first, last, level);
    }

    int m_leaves = 1;
    std::vector<int> m_highest; ///< by node of the tree, within its range
    std::vector<int> m_raised; ///< the level to which all of its range was raised at once
};

} // namespace

std::vector<int> assignHighLevels(const std::vector<ArcSpan>& spans, RowSpan row, int most)
{
    const int begin = row.first - 1;
    Skyline skyline(row.last + 1 - begin);
    std::vector<int> levels;
    levels.reserve(spans.size());
    for (const ArcSpan& span : spans) {
        const int left = std::max(span.left, begin) - begin;
        const int right = std::min(span.right, row.last + 1) - begin;
        levels.push_back(std::min(skyline.highest(left, right) + 1, most));
        skyline.raise(left, right, levels.back());
    }
    return levels;
}

std::vector<int> ranksOf(const std::vector<ArcSpan>& spans)
{
    std::vector<int> ranks(spans.size(), 0);
    int rank = 0;
    for (const std::size_t arc : innerFirst(spans))
        ranks[arc] = rank++;
    return ranks;
}

ArcLevels assignLevels(const std::vector<ArcSpan>& spans)
{
    const std::vector<std::size_t> order = innerFirst(spans);
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

} // namespace arcwright
