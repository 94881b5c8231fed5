// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/treebank/projectivity.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <utility>

#include "core/treebank/graph.h"

namespace arcwright {

namespace {

/// The greatest of any stretch of a list in constant time, after O(n log n).
class RangeMaximum {
public:
    static constexpr int kNone = std::numeric_limits<int>::min();

    explicit RangeMaximum(std::vector<int> values) : m_levels{std::move(values)}
    {
        for (std::size_t width = 1; 2 * width <= m_levels.front().size(); width *= 2) {
            const std::vector<int>& halves = m_levels.back();
            std::vector<int> level(halves.size() - width);
            for (std::size_t i = 0; i < level.size(); ++i)
                level[i] = std::max(halves[i], halves[i + width]);
            m_levels.push_back(std::move(level));
        }
    }

    /// Of those strictly between two places; kNone if there are none.
    int between(int left, int right) const
    {
        if (right - left < 2)
            return kNone;
        const auto first = static_cast<std::size_t>(left) + 1;
        const auto length = static_cast<std::size_t>(right - left - 1);
        const auto level = static_cast<std::size_t>(std::bit_width(length) - 1);
        return std::max(m_levels[level][first], m_levels[level][first + length - (std::size_t{1} << level)]);
    }

private:
    std::vector<std::vector<int>> m_levels; ///< the greatest of 2^level from each place on
};

std::vector<int> negated(std::vector<int> values)
{
    for (int& value : values)
        value = -value;
    return values;
}

/// Numbers the nodes so that the descendants of each are those from its own number to its last one. On a circle all are
/// descendants of each other, as walks upwards have it.
class Descendants {
public:
    explicit Descendants(const std::vector<int>& heads)
        : first(heads.size()), last(heads.size()), m_heads(heads), m_dependents(heads.size())
    {
        std::vector<bool> isTop(heads.size());
        std::vector<int> circleOf(heads.size(), kNoHead); // the node that stands for the circle
        markCircles(isTop, circleOf);
        for (std::size_t node = 0; node < heads.size(); ++node) {
            if (!isTop[node])
                m_dependents[static_cast<std::size_t>(heads[node])].push_back(static_cast<int>(node));
        }
        for (std::size_t node = 0; node < heads.size(); ++node) {
            if (isTop[node])
                number(static_cast<int>(node));
        }
        places = first;
        for (std::size_t node = 0; node < heads.size(); ++node) {
            if (circleOf[node] == kNoHead)
                continue;
            const auto top = static_cast<std::size_t>(circleOf[node]);
            first[node] = places[top];
            last[node] = last[top];
        }
    }

    std::vector<int> places; ///< the number of each node
    std::vector<int> first; ///< the numbers of the descendants of each node: from here
    std::vector<int> last; ///< to here

private:
    void markCircles(std::vector<bool>& isTop, std::vector<int>& circleOf) const
    {
        std::vector<int> walk(m_heads.size(), -1); // which walk came by
        for (std::size_t start = 0; start < m_heads.size(); ++start) {
            int node = static_cast<int>(start);
            while (node != kNoHead && walk[static_cast<std::size_t>(node)] < 0) {
                walk[static_cast<std::size_t>(node)] = static_cast<int>(start);
                const int head = m_heads[static_cast<std::size_t>(node)];
                if (head == kNoHead)
                    isTop[static_cast<std::size_t>(node)] = true;
                node = head;
            }
            const bool isCircle = node != kNoHead && walk[static_cast<std::size_t>(node)] == static_cast<int>(start);
            if (!isCircle || circleOf[static_cast<std::size_t>(node)] != kNoHead)
                continue;
            isTop[static_cast<std::size_t>(node)] = true;
            for (int member = node; circleOf[static_cast<std::size_t>(member)] == kNoHead;
                 member = m_heads[static_cast<std::size_t>(member)])
                circleOf[static_cast<std::size_t>(member)] = node;
        }
    }

    void number(int top)
    {
        struct Visit {
            int node;
            std::size_t next;
        };
        std::vector<Visit> path{{top, 0}};
        first[static_cast<std::size_t>(top)] = m_count++;
        while (!path.empty()) {
            Visit& visit = path.back();
            const auto& dependents = m_dependents[static_cast<std::size_t>(visit.node)];
            if (visit.next == dependents.size()) {
                last[static_cast<std::size_t>(visit.node)] = m_count - 1;
                path.pop_back();
                continue;
            }
            const int dependent = dependents[visit.next++];
            first[static_cast<std::size_t>(dependent)] = m_count++;
            path.push_back({dependent, 0});
        }
    }

    const std::vector<int>& m_heads;
    std::vector<std::vector<int>> m_dependents;
    int m_count = 0;
};

/// Whether the way up from a word ends, between two others, at a word whose head nobody has chosen yet.
bool isOpenBetween(const std::vector<int>& heads, int word, std::pair<int, int> ends)
{
    for (std::size_t steps = 0; steps < heads.size() && word > ends.first && word < ends.second; ++steps) {
        word = heads[static_cast<std::size_t>(word)];
        if (word == kNoHead)
            return true;
    }
    return false;
}

/// Calls `visit(word)` for the certain gap words of an arc, in order, until it returns false.
template <class Visit>
void forEachCertainGapWord(const std::vector<int>& heads, int dependent, Visit visit)
{
    const int head = heads[static_cast<std::size_t>(dependent)];
    if (head == kNoHead)
        return;
    const std::pair<int, int> ends = std::minmax({head, dependent});
    for (int word = ends.first + 1; word < ends.second; ++word) {
        if (!isAncestor(heads, head, word) && !isOpenBetween(heads, word, ends) && !visit(word))
            return;
    }
}

} // namespace

std::vector<bool> crossingArcs(const std::vector<Arc>& arcs)
{
    int nodes = 0;
    for (const Arc& arc : arcs)
        nodes = std::max(nodes, arc.right() + 1);
    // By the node where arcs begin, how far they reach to the right; by that where they end, to the left.
    std::vector<int> reach(static_cast<std::size_t>(nodes), RangeMaximum::kNone);
    std::vector<int> reachBack(reach);
    for (const Arc& arc : arcs) {
        int& right = reach[static_cast<std::size_t>(arc.left())];
        int& left = reachBack[static_cast<std::size_t>(arc.right())];
        right = std::max(right, arc.right());
        left = std::max(left, -arc.left());
    }
    const RangeMaximum rights(std::move(reach));
    const RangeMaximum lefts(std::move(reachBack));
    std::vector<bool> crossing;
    crossing.reserve(arcs.size());
    for (const Arc& arc : arcs)
        crossing.push_back(rights.between(arc.left(), arc.right()) > arc.right()
            || lefts.between(arc.left(), arc.right()) > -arc.left());
    return crossing;
}

std::vector<bool> nonProjectiveArcs(const std::vector<int>& heads)
{
    const Descendants descendants(heads);
    const RangeMaximum greatest(descendants.places);
    const RangeMaximum leastNegated(negated(descendants.places));
    std::vector<bool> nonProjective(heads.size(), false);
    for (std::size_t dependent = 1; dependent < heads.size(); ++dependent) {
        if (heads[dependent] == kNoHead)
            continue;
        const auto head = static_cast<std::size_t>(heads[dependent]);
        const auto [left, right] = std::minmax({static_cast<int>(dependent), heads[dependent]});
        nonProjective[dependent] = right - left > 1
            && (greatest.between(left, right) > descendants.last[head]
                || -leastNegated.between(left, right) < descendants.first[head]);
    }
    return nonProjective;
}

std::vector<int> certainGapWords(const std::vector<int>& heads, int dependent)
{
    std::vector<int> gaps;
    forEachCertainGapWord(heads, dependent, [&](int word) {
        gaps.push_back(word);
        return true;
    });
    return gaps;
}

std::vector<bool> certainlyNonProjectiveArcs(const std::vector<int>& heads)
{
    std::vector<bool> nonProjective = nonProjectiveArcs(heads);
    if (heads.empty() || std::find(heads.begin() + 1, heads.end(), kNoHead) == heads.end())
        return nonProjective;
    for (std::size_t dependent = 1; dependent < heads.size(); ++dependent) {
        if (!nonProjective[dependent])
            continue;
        nonProjective[dependent] = false;
        forEachCertainGapWord(heads, static_cast<int>(dependent), [&](int) {
            nonProjective[dependent] = true;
            return false;
        });
    }
    return nonProjective;
}

} // namespace arcwright
