// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tracing/contraction_steps.h"

#include "core/treebank/graph.h"

namespace arcwright {

namespace {

constexpr EnteringArc noArc{kNoHead, 0, 0};

std::size_t slot(int node)
{
    return static_cast<std::size_t>(node);
}

} // namespace

std::size_t bytesBeside(const ContractionStep& step)
{
    if (const auto* found = std::get_if<CycleFound>(&step))
        return bytesOf(found->cycle);
    const auto* contracted = std::get_if<CycleContracted>(&step);
    return contracted ? bytesOf(contracted->cycle) + bytesOf(contracted->entering) : 0;
}

ContractionState::ContractionState(int words)
    : m_taken(slot(words) + 1, noArc), m_inside(slot(words) + 1, 0), m_heads(slot(words) + 1, kNoHead)
{
}

void ContractionState::apply(const ContractionStep& step)
{
    if (const auto* greedy = std::get_if<GreedyHead>(&step)) {
        m_taken[slot(greedy->node)] = greedy->arc;
    } else if (const auto* contracted = std::get_if<CycleContracted>(&step)) {
        m_taken.push_back(noArc);
        m_inside.push_back(0);
        for (const ContractedNode member : contracted->cycle)
            m_inside[slot(member)] = contracted->node;
    } else if (const auto* expanded = std::get_if<CycleExpanded>(&step)) {
        m_taken[slot(expanded->opened)] = expanded->entering;
    } else if (const auto* settled = std::get_if<HeadSettled>(&step)) {
        m_heads[slot(settled->dependent)] = settled->head;
    }
}

void ContractionState::revert(const ContractionStep& step)
{
    if (const auto* greedy = std::get_if<GreedyHead>(&step)) {
        m_taken[slot(greedy->node)] = noArc;
    } else if (const auto* contracted = std::get_if<CycleContracted>(&step)) {
        m_taken.pop_back();
        m_inside.pop_back();
        for (const ContractedNode member : contracted->cycle)
            m_inside[slot(member)] = 0;
    } else if (const auto* expanded = std::get_if<CycleExpanded>(&step)) {
        m_taken[slot(expanded->opened)] = expanded->dropped;
    } else if (const auto* settled = std::get_if<HeadSettled>(&step)) {
        m_heads[slot(settled->dependent)] = kNoHead;
    }
}

} // namespace arcwright
