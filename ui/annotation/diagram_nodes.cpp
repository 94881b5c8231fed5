// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/annotation/diagram_nodes.h"

#include <algorithm>
#include <vector>

#include "ui/canvas/diagram.h"

namespace arcwright::ui {

NodeId nodeId(const Diagram& diagram, int node)
{
    if (node <= diagram.wordCount())
        return {node, 0};
    const auto index = static_cast<std::size_t>(node - diagram.wordCount() - 1);
    const int word = diagram.emptyNodes[index].after;
    int number = 1;
    for (std::size_t before = index; before-- > 0 && diagram.emptyNodes[before].after == word;)
        ++number;
    return {word, number};
}

std::optional<int> nodeBeside(const Diagram& diagram, int node, int by)
{
    std::vector<int> order = diagram.readingOrder();
    if (diagram.level == DiagramLevel::Units)
        std::erase_if(order, [&](int each) { return !diagram.isWord(each); });
    const auto here = std::find(order.begin(), order.end(), node);
    if (here == order.end() || (by < 0 ? here == order.begin() : here + 1 == order.end()))
        return std::nullopt;
    return *(by < 0 ? here - 1 : here + 1);
}

int removableArc(const Diagram& diagram, int word)
{
    int only = basicArc(diagram, Side::Above, word);
    if (only >= 0)
        return only;
    for (std::size_t i = 0; i < diagram.arcs.size(); ++i) {
        const DiagramArc& arc = diagram.arcs[i];
        if (arc.dependent != word || arc.side != Side::Above || !arc.secondary || arc.proposed)
            continue;
        if (only >= 0)
            return -1;
        only = static_cast<int>(i);
    }
    return only;
}

} // namespace arcwright::ui
