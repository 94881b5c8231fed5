// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/cycle_choices.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "core/decoding/chu_liu_edmonds.h"

namespace arcwright {

namespace {

constexpr double sameScore = 1e-4; ///< sums of single precision

/// A cycle with what its members had taken when it was found.
struct GreedyCycle {
    std::vector<ContractedNode> members;
    std::vector<EnteringArc> taken; ///< of each member
};

/// The cycles of all steps, and which one is at hand.
class CyclesOfSteps {
public:
    CyclesOfSteps(int words, const std::vector<ContractionStep>& steps, std::size_t after) : m_words(words)
    {
        ContractionState state(words);
        for (std::size_t step = 0; step < steps.size(); ++step) {
            state.apply(steps[step]);
            const bool isPast = step < after;
            if (const auto* found = std::get_if<CycleFound>(&steps[step])) {
                m_last = GreedyCycle{found->cycle, {}};
                for (const ContractedNode member : found->cycle)
                    m_last->taken.push_back(state.taken()[static_cast<std::size_t>(member)]);
                if (isPast)
                    m_found = m_last;
            } else if (const auto* contracted = std::get_if<CycleContracted>(&steps[step])) {
                m_cycles[contracted->node] = *m_last;
                if (isPast) {
                    m_open.push_back(contracted->node);
                    m_found.reset();
                }
            } else if (const auto* expanded = std::get_if<CycleExpanded>(&steps[step])) {
                if (isPast)
                    std::erase(m_open, expanded->node);
                else if (step == after)
                    m_opensNext = expanded->node;
            }
        }
    }

    std::optional<GreedyCycle> atHand() const
    {
        if (m_opensNext)
            return m_cycles.at(*m_opensNext);
        if (m_found)
            return m_found;
        return m_open.empty() ? std::nullopt : std::optional(m_cycles.at(m_open.back()));
    }
    std::set<int> wordsOf(ContractedNode node) const
    {
        if (node <= m_words)
            return {node};
        std::set<int> words;
        for (const ContractedNode member : m_cycles.at(node).members)
            words.merge(wordsOf(member));
        return words;
    }

private:
    int m_words;
    std::map<ContractedNode, GreedyCycle> m_cycles;
    std::optional<GreedyCycle> m_last;
    std::optional<GreedyCycle> m_found; ///< and not contracted yet
    std::vector<ContractedNode> m_open;
    std::optional<ContractedNode> m_opensNext;
};

/// The scores of trees that have all arcs of the cycle but one.
ArcScores openedAt(const ArcScores& scores, const CyclesOfSteps& cycles, const GreedyCycle& cycle, std::size_t opened)
{
    ArcScores arcs = scores;
    std::set<int> inside;
    for (std::size_t member = 0; member < cycle.members.size(); ++member) {
        if (member == opened)
            continue;
        inside.merge(cycles.wordsOf(cycle.members[member]));
        for (int head = 0; head < arcs.nodes(); ++head) {
            if (head != cycle.taken[member].head)
                arcs.at(head, cycle.taken[member].dependent) = forbiddenScore;
        }
    }
    for (const int word : cycles.wordsOf(cycle.members[opened])) {
        for (const int head : inside)
            arcs.at(head, word) = forbiddenScore;
    }
    return arcs;
}

/// Nothing where there is no tree.
std::optional<double> bestScore(const ArcScores& arcs, RootPolicy root)
{
    std::vector<int> heads;
    return ChuLiuEdmonds().decode(arcs, root, heads);
}

} // namespace

std::vector<CycleChoice> cycleChoices(
    const PartScores& scores, const std::vector<ContractionStep>& steps, std::size_t after)
{
    const CyclesOfSteps cycles(scores.words(), steps, after);
    const auto cycle = cycles.atHand();
    const auto best = bestScore(scores.arcs, scores.root);
    if (!cycle || !best)
        return {};
    std::vector<CycleChoice> choices;
    for (std::size_t member = 0; member < cycle->members.size(); ++member) {
        const auto score = bestScore(openedAt(scores.arcs, cycles, *cycle, member), scores.root);
        choices.push_back(
            {cycle->taken[member].head, cycle->taken[member].dependent, score && *score >= *best - sameScore});
    }
    return choices;
}

} // namespace arcwright
