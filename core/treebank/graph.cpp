// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/treebank/graph.h"

#include <algorithm>

namespace arcwright {

std::vector<Arc> Graph::basicArcs() const
{
    std::vector<Arc> arcs;
    for (int dependent = 1; dependent <= size(); ++dependent) {
        if (heads[static_cast<std::size_t>(dependent)] != kNoHead)
            arcs.push_back(arc(dependent));
    }
    return arcs;
}

bool crosses(const Arc& first, const Arc& second)
{
    const auto strictlyInside = [&](int node) { return first.left() < node && node < first.right(); };
    const auto strictlyOutside = [&](int node) { return node < first.left() || node > first.right(); };
    return (strictlyInside(second.left()) && strictlyOutside(second.right()))
        || (strictlyInside(second.right()) && strictlyOutside(second.left()));
}

bool isAncestor(const std::vector<int>& heads, int ancestor, int node)
{
    for (std::size_t steps = 0; steps <= heads.size() && node != kNoHead; ++steps) {
        if (node == ancestor)
            return true;
        node = heads[static_cast<std::size_t>(node)];
    }
    return false;
}

std::vector<int> gapWords(const std::vector<int>& heads, int dependent)
{
    std::vector<int> gaps;
    const int head = heads[static_cast<std::size_t>(dependent)];
    if (head == kNoHead)
        return gaps;
    for (int node = std::min(head, dependent) + 1; node < std::max(head, dependent); ++node) {
        if (!isAncestor(heads, head, node))
            gaps.push_back(node);
    }
    return gaps;
}

bool isProjective(const std::vector<int>& heads)
{
    for (int dependent = 1; dependent < static_cast<int>(heads.size()); ++dependent) {
        const int head = heads[static_cast<std::size_t>(dependent)];
        if (head == kNoHead)
            continue;
        const auto span = std::minmax(head, dependent);
        for (int node = span.first + 1; node < span.second; ++node) {
            // Climbing stops as soon as it reaches the head or leaves the span: only a node outside can be a gap.
            int climber = node;
            for (std::size_t steps = 0; climber > span.first && climber < span.second && steps < heads.size(); ++steps)
                climber = heads[static_cast<std::size_t>(climber)];
            if (climber != head && climber != dependent)
                return false;
        }
    }
    return true;
}

std::vector<int> findCycle(const std::vector<int>& heads)
{
    enum class Mark : unsigned char { Unseen, OnPath, Done };
    std::vector<Mark> marks(heads.size(), Mark::Unseen);
    for (std::size_t start = 1; start < heads.size(); ++start) {
        int node = static_cast<int>(start);
        while (node > kRoot && marks[static_cast<std::size_t>(node)] == Mark::Unseen) {
            marks[static_cast<std::size_t>(node)] = Mark::OnPath;
            node = heads[static_cast<std::size_t>(node)];
        }
        if (node > kRoot && marks[static_cast<std::size_t>(node)] == Mark::OnPath) {
            std::vector<int> cycle{node};
            for (int next = heads[static_cast<std::size_t>(node)]; next != node;
                 next = heads[static_cast<std::size_t>(next)])
                cycle.push_back(next);
            return cycle;
        }
        for (int done = static_cast<int>(start); done > kRoot && marks[static_cast<std::size_t>(done)] == Mark::OnPath;
             done = heads[static_cast<std::size_t>(done)])
            marks[static_cast<std::size_t>(done)] = Mark::Done;
    }
    return {};
}

bool isTree(const std::vector<int>& heads)
{
    return std::none_of(heads.begin() + (heads.empty() ? 0 : 1), heads.end(), [](int head) { return head == kNoHead; })
        && findCycle(heads).empty();
}

} // namespace arcwright
