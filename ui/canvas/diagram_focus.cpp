// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/diagram_focus.h"

#include <algorithm>

namespace arcwright::ui {

namespace {

/// The basic head of every node on one side, -1 for none.
std::vector<int> headsOf(const Diagram& diagram, Side side)
{
    std::vector<int> heads(static_cast<std::size_t>(diagram.nodeCount()) + 1, -1);
    for (const DiagramArc& arc : diagram.arcs) {
        int& head = heads[static_cast<std::size_t>(arc.dependent)];
        if (arc.side == side && isOfTree(arc) && head < 0)
            head = arc.head;
    }
    return heads;
}

/// A node and all above it, the root last; empty on a cycle.
std::vector<int> wayUp(const std::vector<int>& heads, int node)
{
    std::vector<int> way;
    for (; node > 0; node = heads[static_cast<std::size_t>(node)]) {
        if (way.size() >= heads.size())
            return {};
        way.push_back(node);
    }
    if (node == 0)
        way.push_back(0);
    return way;
}

} // namespace

std::vector<int> treePath(const Diagram& diagram, Side side, int from, int to)
{
    const std::vector<int> heads = headsOf(diagram, side);
    std::vector<int> up = wayUp(heads, from);
    if (to == 0)
        return up;
    const std::vector<int> down = wayUp(heads, to);
    for (std::size_t steps = 0; steps < up.size(); ++steps) {
        const auto meeting = std::find(down.begin(), down.end(), up[steps]);
        if (meeting == down.end())
            continue;
        std::vector<int> path(up.begin(), up.begin() + static_cast<std::ptrdiff_t>(steps) + 1);
        path.insert(path.end(), std::make_reverse_iterator(meeting), down.rend());
        return path;
    }
    return {};
}

std::vector<bool> arcsInFocus(const Diagram& diagram, FocusMode mode, int anchor, int word)
{
    std::vector<bool> lit(
        diagram.arcs.size(), mode == FocusMode::Everything || (mode != FocusMode::Differences && word == 0));
    if (mode == FocusMode::Everything || (mode != FocusMode::Differences && word == 0))
        return lit;
    const auto light = [&](auto wanted) {
        for (std::size_t arc = 0; arc < lit.size(); ++arc)
            lit[arc] = wanted(diagram.arcs[arc]);
    };
    if (mode == FocusMode::Differences) {
        light([](const DiagramArc& arc) { return hasMark(arc); });
        return lit;
    }
    for (const Side side : {Side::Above, Side::Below}) {
        const std::vector<bool> below = subtreeOf(diagram, side, word);
        const std::vector<int> path = treePath(diagram, side, anchor > 0 ? anchor : word, anchor > 0 ? word : 0);
        for (std::size_t index = 0; index < lit.size(); ++index) {
            const DiagramArc& arc = diagram.arcs[index];
            if (arc.side != side)
                continue;
            const auto on = [&](int node) { return std::find(path.begin(), path.end(), node); };
            const auto head = on(arc.head);
            const auto dependent = on(arc.dependent);
            const bool neighbours = head != path.end() && dependent != path.end() && std::abs(head - dependent) == 1;
            lit[index] = mode == FocusMode::Path ? neighbours && isOfTree(arc)
                                                 : below[static_cast<std::size_t>(arc.dependent)];
        }
    }
    return lit;
}

} // namespace arcwright::ui
