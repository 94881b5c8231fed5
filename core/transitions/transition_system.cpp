// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transitions/transition_system.h"

#include <algorithm>

#include "core/transitions/word_slot.h"

namespace arcwright {

namespace {

int dependentOfRoot(const Configuration& configuration)
{
    const auto& heads = configuration.heads();
    const auto found = std::find(heads.begin() + 1, heads.end(), kRoot);
    return found == heads.end() ? kNoHead : static_cast<int>(found - heads.begin());
}

std::optional<TransitionObstacle> obstacleInArcEager(
    RootPolicy root, const Configuration& configuration, Transition transition)
{
    const int top = configuration.onStack();
    const bool hasHead = top != kRoot && configuration.heads()[slotOf(top)] != kNoHead;
    if (transition == Transition::Reduce) {
        if (top == kRoot)
            return TransitionObstacle::RootAsDependent;
        return hasHead ? std::nullopt : std::optional(TransitionObstacle::HasNoHead);
    }
    if (configuration.buffer().empty())
        return TransitionObstacle::BufferEmpty;
    if (transition == Transition::LeftArc) {
        if (top == kRoot)
            return TransitionObstacle::RootAsDependent;
        if (hasHead)
            return TransitionObstacle::HasHead;
    }
    if (transition == Transition::RightArc && top == kRoot && root == RootPolicy::Single
        && dependentOfRoot(configuration) != kNoHead)
        return TransitionObstacle::RootTaken;
    return std::nullopt;
}

std::optional<TransitionObstacle> obstacleOnStack(
    RootPolicy root, const Configuration& configuration, Transition transition)
{
    if (transition == Transition::Shift)
        return configuration.buffer().empty() ? std::optional(TransitionObstacle::BufferEmpty) : std::nullopt;
    const int below = configuration.onStack(1);
    if (below == kNoHead)
        return TransitionObstacle::StackLow;
    if (transition == Transition::RightArc) {
        const bool isLast = configuration.buffer().empty();
        return below == kRoot && root == RootPolicy::Single && !isLast ? std::optional(TransitionObstacle::RootNotYet)
                                                                       : std::nullopt;
    }
    if (below == kRoot)
        return TransitionObstacle::RootAsDependent;
    if (transition == Transition::Swap && below > configuration.onStack())
        return TransitionObstacle::Swapped;
    return std::nullopt;
}

} // namespace

Configuration::Configuration(int words) : m_heads(slotOf(words) + 1, kNoHead)
{
    for (int word = words; word >= 1; --word)
        m_buffer.push_back(word);
}

int Configuration::onStack(std::size_t below) const
{
    return below < m_stack.size() ? m_stack[m_stack.size() - 1 - below] : kNoHead;
}

int Configuration::inBuffer(std::size_t behind) const
{
    return behind < m_buffer.size() ? m_buffer[m_buffer.size() - 1 - behind] : kNoHead;
}

void Configuration::apply(TransitionSystem system, const TransitionTaken& step)
{
    if (step.head != kNoHead)
        m_heads[slotOf(step.word)] = step.head;
    const bool isEager = system == TransitionSystem::ArcEager;
    switch (step.transition) {
    case Transition::Shift:
        m_buffer.pop_back();
        m_stack.push_back(step.word);
        break;
    case Transition::LeftArc:
        m_stack.erase(m_stack.end() - (isEager ? 1 : 2));
        break;
    case Transition::RightArc:
        if (isEager) {
            m_buffer.pop_back();
            m_stack.push_back(step.word);
            break;
        }
        m_stack.pop_back();
        break;
    case Transition::Reduce:
        m_stack.pop_back();
        break;
    case Transition::Swap:
        m_stack.erase(m_stack.end() - 2);
        m_buffer.push_back(step.word);
        break;
    }
}

void Configuration::revert(TransitionSystem system, const TransitionTaken& step)
{
    if (step.head != kNoHead)
        m_heads[slotOf(step.word)] = kNoHead;
    const bool isEager = system == TransitionSystem::ArcEager;
    switch (step.transition) {
    case Transition::Shift:
        m_stack.pop_back();
        m_buffer.push_back(step.word);
        break;
    case Transition::LeftArc:
        m_stack.insert(m_stack.end() - (isEager ? 0 : 1), step.word);
        break;
    case Transition::RightArc:
        if (isEager) {
            m_stack.pop_back();
            m_buffer.push_back(step.word);
            break;
        }
        m_stack.push_back(step.word);
        break;
    case Transition::Reduce:
        m_stack.push_back(step.word);
        break;
    case Transition::Swap:
        m_buffer.pop_back();
        m_stack.insert(m_stack.end() - 1, step.word);
        break;
    }
}

void Configuration::apply(const RestAttached& step)
{
    for (const Arc& arc : step.arcs)
        m_heads[slotOf(arc.dependent)] = arc.head;
}

void Configuration::revert(const RestAttached& step)
{
    for (const Arc& arc : step.arcs)
        m_heads[slotOf(arc.dependent)] = kNoHead;
}

std::optional<TransitionObstacle> obstacleOf(
    TransitionSystem system, RootPolicy root, const Configuration& configuration, Transition transition)
{
    const auto transitions = rowOf(system).transitions;
    if (std::find(transitions.begin(), transitions.end(), transition) == transitions.end())
        return TransitionObstacle::NotOfSystem;
    return system == TransitionSystem::ArcEager ? obstacleInArcEager(root, configuration, transition)
                                                : obstacleOnStack(root, configuration, transition);
}

TransitionTaken takenOf(TransitionSystem system, const Configuration& configuration, Transition transition)
{
    const bool isEager = system == TransitionSystem::ArcEager;
    const int left = isEager ? configuration.onStack() : configuration.onStack(1);
    const int right = isEager ? configuration.inBuffer() : configuration.onStack();
    switch (transition) {
    case Transition::Shift:
        return {transition, kNoHead, configuration.inBuffer()};
    case Transition::LeftArc:
        return {transition, right, left};
    case Transition::RightArc:
        return {transition, left, right};
    case Transition::Reduce:
        return {transition, kNoHead, configuration.onStack()};
    case Transition::Swap:
        break;
    }
    return {transition, kNoHead, configuration.onStack(1)};
}

bool isTerminal(TransitionSystem system, const Configuration& configuration)
{
    return configuration.buffer().empty()
        && (system == TransitionSystem::ArcEager || configuration.stack().size() == 1);
}

RestAttached restOf(RootPolicy root, const Configuration& configuration)
{
    RestAttached rest;
    int head = root == RootPolicy::Single ? dependentOfRoot(configuration) : kRoot;
    for (int word = 1; word <= configuration.words(); ++word) {
        if (configuration.heads()[slotOf(word)] != kNoHead)
            continue;
        rest.arcs.push_back({head == kNoHead ? kRoot : head, word, {}});
        if (head == kNoHead)
            head = word;
    }
    return rest;
}

} // namespace arcwright
