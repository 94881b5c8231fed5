// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transitions/transition_oracle.h"

#include <algorithm>
#include <utility>

#include "core/transitions/word_slot.h"

namespace arcwright {

namespace {

/// The place of each word when every word stands between its left and its right dependents, whose own dependents stand
/// beside them in the same way: no arcs cross then. Iterative, for trees may be deep.
std::vector<int> projectivePlaces(const std::vector<int>& heads)
{
    const auto nodes = heads.size();
    std::vector<std::vector<int>> dependents(nodes);
    for (std::size_t word = 1; word < nodes; ++word)
        dependents[slotOf(heads[word])].push_back(static_cast<int>(word));
    std::vector<int> places(nodes, 0);
    int place = 0;
    struct Visit {
        int node;
        std::size_t next = 0; ///< of its dependents
        bool isPlaced = false;
    };
    std::vector<Visit> open{{kRoot}};
    while (!open.empty()) {
        Visit& visit = open.back();
        const auto& below = dependents[slotOf(visit.node)];
        const bool isLeftDone = visit.next == below.size() || below[visit.next] > visit.node;
        if (isLeftDone && !visit.isPlaced) {
            places[slotOf(visit.node)] = place++;
            visit.isPlaced = true;
        } else if (visit.next < below.size()) {
            open.push_back({below[visit.next++]});
        } else {
            open.pop_back();
        }
    }
    return places;
}

} // namespace

bool canBuild(TransitionSystem system, RootPolicy root, const std::vector<int>& heads)
{
    return isTree(heads) && (rowOf(system).findsCrossingArcs || isProjective(heads))
        && (root == RootPolicy::Many || std::count(heads.begin() + 1, heads.end(), kRoot) == 1);
}

TransitionOracle::TransitionOracle(TransitionSystem system, std::vector<int> heads)
    : m_system(system), m_heads(std::move(heads)), m_place(projectivePlaces(m_heads))
{
}

bool TransitionOracle::hasAllDependents(const Configuration& configuration, int word) const
{
    for (std::size_t dependent = 1; dependent < m_heads.size(); ++dependent) {
        if (m_heads[dependent] == word && configuration.heads()[dependent] != word)
            return false;
    }
    return true;
}

/// Whether an arc of the tree joins a word in the buffer with one of the stack below its top.
bool TransitionOracle::hasArcBelowTop(const Configuration& configuration, int word) const
{
    const auto& stack = configuration.stack();
    return std::any_of(stack.begin(), stack.end() - 1, [&](int below) {
        return m_heads[slotOf(word)] == below || (below != kRoot && m_heads[slotOf(below)] == word);
    });
}

/// Whether all arcs so far are of the tree, and no word has left the stack before its dependents were there.
bool TransitionOracle::isReachable(const Configuration& configuration) const
{
    std::vector<bool> isOpen(m_heads.size(), false);
    for (const auto* list : {&configuration.stack(), &configuration.buffer()}) {
        for (const int word : *list)
            isOpen[slotOf(word)] = true;
    }
    for (std::size_t word = 1; word < m_heads.size(); ++word) {
        const int head = configuration.heads()[word];
        if (head != kNoHead ? head != m_heads[word] : (!isOpen[word] || !isOpen[slotOf(m_heads[word])]))
            return false;
    }
    return true;
}

Transition TransitionOracle::nextInArcEager(const Configuration& configuration) const
{
    const int top = configuration.onStack();
    const int next = configuration.inBuffer();
    if (top != kRoot && m_heads[slotOf(top)] == next)
        return Transition::LeftArc;
    if (m_heads[slotOf(next)] == top)
        return Transition::RightArc;
    const bool hasHead = top != kRoot && configuration.heads()[slotOf(top)] != kNoHead;
    return hasHead && hasArcBelowTop(configuration, next) ? Transition::Reduce : Transition::Shift;
}

Transition TransitionOracle::nextOnStack(const Configuration& configuration) const
{
    const int top = configuration.onStack();
    const int below = configuration.onStack(1);
    if (below == kNoHead)
        return Transition::Shift;
    if (below != kRoot && m_heads[slotOf(below)] == top && hasAllDependents(configuration, below))
        return Transition::LeftArc;
    if (m_heads[slotOf(top)] == below && hasAllDependents(configuration, top))
        return Transition::RightArc;
    const bool isOutOfOrder = below != kRoot && m_place[slotOf(top)] < m_place[slotOf(below)];
    return m_system == TransitionSystem::Swap && isOutOfOrder ? Transition::Swap : Transition::Shift;
}

std::optional<Transition> TransitionOracle::next(RootPolicy root, const Configuration& configuration) const
{
    if (isTerminal(m_system, configuration) || !isReachable(configuration))
        return std::nullopt;
    const Transition transition
        = m_system == TransitionSystem::ArcEager ? nextInArcEager(configuration) : nextOnStack(configuration);
    if (obstacleOf(m_system, root, configuration, transition))
        return std::nullopt;
    return transition;
}

} // namespace arcwright
