// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tracing/chart_steps.h"

#include "core/treebank/graph.h"

namespace arcwright {

std::size_t bytesBeside(const ChartStep& step)
{
    const auto* completed = std::get_if<ItemCompleted>(&step);
    return completed ? bytesOf(completed->splits) : 0;
}

int siblingBefore(const ChartSplit& split)
{
    if (split.second.kind == ChartItemKind::Sibling)
        return split.second.left;
    return split.first.kind == ChartItemKind::Sibling ? split.first.right : kNoHead;
}

bool ItemTraced::hasArc() const
{
    return item.kind == ChartItemKind::IncompleteRight || item.kind == ChartItemKind::IncompleteLeft
        || item.kind == ChartItemKind::Tree;
}

int ItemTraced::head() const
{
    if (item.kind == ChartItemKind::Tree)
        return kRoot;
    return item.kind == ChartItemKind::IncompleteRight ? item.left : item.right;
}

int ItemTraced::dependent() const
{
    if (item.kind == ChartItemKind::Tree)
        return split;
    return item.kind == ChartItemKind::IncompleteRight ? item.right : item.left;
}

ChartState::ChartState(int words) : m_heads(static_cast<std::size_t>(words) + 1, kNoHead) { }

void ChartState::apply(const ChartStep& step)
{
    if (const auto* completed = std::get_if<ItemCompleted>(&step))
        m_cells[completed->item] = {completed->score, completed->split};
    else if (const auto* traced = std::get_if<ItemTraced>(&step); traced != nullptr && traced->hasArc())
        m_heads[static_cast<std::size_t>(traced->dependent())] = traced->head();
}

void ChartState::revert(const ChartStep& step)
{
    if (const auto* completed = std::get_if<ItemCompleted>(&step))
        m_cells.erase(completed->item);
    else if (const auto* traced = std::get_if<ItemTraced>(&step); traced != nullptr && traced->hasArc())
        m_heads[static_cast<std::size_t>(traced->dependent())] = kNoHead;
}

} // namespace arcwright
