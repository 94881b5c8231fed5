// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/diagram.h"

#include <algorithm>

#include "core/treebank/projectivity.h"

namespace arcwright::ui {

const DiagramWord& Diagram::node(int id) const
{
    const auto index = static_cast<std::size_t>(id - 1);
    return isWord(id) ? words[index] : emptyNodes[index - words.size()].word;
}

int Diagram::unitOf(int word) const
{
    return units.empty() || !isWord(word) ? word : units[static_cast<std::size_t>(word) - 1];
}

int Diagram::wordOfUnit(int unit) const
{
    if (units.empty())
        return unit;
    const auto found = std::find(units.rbegin(), units.rend(), unit);
    return static_cast<int>(units.rend() - found);
}

QString Diagram::nodeName(int node) const
{
    return isEmptyNode(node) ? emptyNodes[static_cast<std::size_t>(node - wordCount()) - 1].id : QString::number(node);
}

std::vector<int> Diagram::readingOrder() const
{
    std::vector<int> order;
    order.reserve(words.size() + emptyNodes.size());
    std::size_t empty = 0;
    for (int word = 0; word <= wordCount(); ++word) {
        if (word > 0)
            order.push_back(word);
        for (; empty < emptyNodes.size() && emptyNodes[empty].after <= word; ++empty)
            order.push_back(wordCount() + 1 + static_cast<int>(empty));
    }
    return order;
}

std::vector<int> gapWords(const Diagram& diagram, const DiagramArc& arc)
{
    const std::vector<int>& heads = diagram.heads[arc.proposed ? 1 : 0];
    return arc.nonProjective && !heads.empty() ? certainGapWords(heads, arc.dependent) : std::vector<int>();
}

bool isOfTree(const DiagramArc& arc)
{
    return !arc.secondary && (arc.side == Side::Below || !arc.proposed);
}

QString labelText(const DiagramArc& arc)
{
    return arc.membership.isEmpty() ? arc.label : arc.label + u'_' + arc.membership;
}

bool hasMark(const DiagramArc& arc)
{
    return arc.onCycle || (arc.status != ArcStatus::Neutral && arc.status != ArcStatus::Correct);
}

int basicArc(const Diagram& diagram, Side side, int dependent)
{
    const auto found = std::find_if(diagram.arcs.begin(), diagram.arcs.end(),
        [&](const DiagramArc& arc) { return arc.side == side && arc.dependent == dependent && isOfTree(arc); });
    return found == diagram.arcs.end() ? -1 : static_cast<int>(found - diagram.arcs.begin());
}

int headOf(const Diagram& diagram, Side side, int dependent)
{
    const int arc = basicArc(diagram, side, dependent);
    return arc < 0 ? -1 : diagram.arcs[static_cast<std::size_t>(arc)].head;
}

std::vector<int> dependentsOf(const Diagram& diagram, Side side, int head)
{
    std::vector<int> dependents;
    for (const DiagramArc& arc : diagram.arcs) {
        if (arc.side == side && arc.head == head && isOfTree(arc))
            dependents.push_back(arc.dependent);
    }
    std::sort(dependents.begin(), dependents.end());
    return dependents;
}

int anyHeadOf(const Diagram& diagram, Side side, int node)
{
    if (const int head = headOf(diagram, side, node); head >= 0)
        return head;
    const auto found = std::find_if(diagram.arcs.begin(), diagram.arcs.end(),
        [&](const DiagramArc& arc) { return arc.side == side && arc.dependent == node && !arc.proposed; });
    return found == diagram.arcs.end() ? -1 : found->head;
}

std::vector<int> anyDependentsOf(const Diagram& diagram, Side side, int node)
{
    std::vector<int> dependents = dependentsOf(diagram, side, node);
    if (!dependents.empty())
        return dependents;
    for (const DiagramArc& arc : diagram.arcs) {
        if (arc.side == side && arc.head == node && !arc.proposed)
            dependents.push_back(arc.dependent);
    }
    return dependents;
}

std::vector<bool> subtreeOf(const Diagram& diagram, Side side, int top)
{
    const auto nodes = static_cast<std::size_t>(diagram.nodeCount()) + 1;
    std::vector<std::vector<int>> dependents(nodes);
    for (const DiagramArc& arc : diagram.arcs) {
        if (arc.side == side && isOfTree(arc))
            dependents[static_cast<std::size_t>(arc.head)].push_back(arc.dependent);
    }
    std::vector<bool> inside(nodes, false);
    std::vector<int> open{top};
    inside[static_cast<std::size_t>(top)] = true;
    while (!open.empty()) {
        const int node = open.back();
        open.pop_back();
        for (const int dependent : dependents[static_cast<std::size_t>(node)]) {
            if (!inside[static_cast<std::size_t>(dependent)]) {
                inside[static_cast<std::size_t>(dependent)] = true;
                open.push_back(dependent);
            }
        }
    }
    return inside;
}

Side leadingSide(const Diagram& diagram)
{
    const bool above = std::any_of(
        diagram.arcs.begin(), diagram.arcs.end(), [](const DiagramArc& arc) { return arc.side == Side::Above; });
    return above || diagram.arcs.empty() ? Side::Above : Side::Below;
}

} // namespace arcwright::ui
