// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transitions/transition_parse.h"

#include <algorithm>
#include <span>
#include <utility>

namespace arcwright {

namespace {

bool isPossible(const TransitionSetting& setting, const Configuration& configuration, Transition transition)
{
    return !obstacleOf(setting.system, setting.root, configuration, transition);
}

/// The best arc in either direction between a word and any of the others.
double bestArcWith(const ArcScores& arcs, int word, std::span<const int> others)
{
    double best = impossible;
    for (const int other : others)
        best = std::max({best, static_cast<double>(arcs.at(other, word)), static_cast<double>(arcs.at(word, other))});
    return best;
}

} // namespace

TransitionGuide guideByScores(
    const TransitionSetting& setting, std::function<TransitionScores(const Configuration&)> scores)
{
    return [setting, scores = std::move(scores)](const Configuration& configuration) {
        TransitionScores found = scores(configuration);
        std::optional<Transition> best;
        for (const Transition transition : rowOf(setting.system).transitions) {
            double& score = found[static_cast<std::size_t>(transition)];
            if (!isPossible(setting, configuration, transition))
                score = impossible;
            else if (!best || score > found[static_cast<std::size_t>(*best)])
                best = transition;
        }
        for (std::size_t i = 0; i < kTransitionCount; ++i) {
            const auto all = rowOf(setting.system).transitions;
            if (std::find(all.begin(), all.end(), static_cast<Transition>(i)) == all.end())
                found[i] = impossible;
        }
        return TransitionAdvice{best, found};
    };
}

TransitionGuide guideByTree(const TransitionSetting& setting, const std::vector<int>& heads)
{
    return [setting, oracle = TransitionOracle(setting.system, heads)](const Configuration& configuration) {
        return TransitionAdvice{oracle.next(setting.root, configuration), std::nullopt};
    };
}

TransitionScores scoresByArcs(
    const TransitionSetting& setting, const ArcScores& arcs, const Configuration& configuration)
{
    TransitionScores scores;
    scores.fill(impossible);
    const auto set = [&](Transition transition, double score) { scores[static_cast<std::size_t>(transition)] = score; };
    for (const Transition transition : {Transition::LeftArc, Transition::RightArc}) {
        if (!isPossible(setting, configuration, transition))
            continue;
        const TransitionTaken taken = takenOf(setting.system, configuration, transition);
        set(transition, static_cast<double>(arcs.at(taken.head, taken.word)));
    }
    const std::span<const int> stack = configuration.stack();
    const std::span<const int> buffer = configuration.buffer();
    const bool isEager = setting.system == TransitionSystem::ArcEager;
    if (!buffer.empty()) {
        const auto toCome = isEager ? buffer.first(buffer.size() - 1) : buffer;
        set(Transition::Shift, bestArcWith(arcs, isEager ? configuration.inBuffer() : configuration.onStack(), toCome));
        if (isEager)
            set(Transition::Reduce, bestArcWith(arcs, configuration.inBuffer(), stack.first(stack.size() - 1)));
    }
    if (stack.size() > 2)
        set(Transition::Swap, bestArcWith(arcs, configuration.onStack(), stack.first(stack.size() - 2)));
    return scores;
}

std::vector<TransitionStep> parseByTransitions(
    const TransitionSetting& setting, const TransitionGuide& guide, const TransitionOverrulings& overrulings)
{
    std::vector<TransitionStep> steps;
    Configuration now(setting.words);
    while (!isTerminal(setting.system, now)) {
        const TransitionAdvice advice = guide(now);
        std::optional<Transition> transition = advice.transition;
        const auto wanted = overrulings.find(steps.size());
        const bool isByHand = wanted != overrulings.end() && isPossible(setting, now, wanted->second);
        if (isByHand)
            transition = wanted->second;
        if (!transition) {
            steps.push_back({WayLost(), {}, false});
            return steps;
        }
        const TransitionTaken taken = takenOf(setting.system, now, *transition);
        now.apply(setting.system, taken);
        steps.push_back({taken, advice.scores, isByHand});
    }
    if (RestAttached rest = restOf(setting.root, now); !rest.arcs.empty())
        steps.push_back({std::move(rest), {}, false});
    return steps;
}

std::vector<int> headsAfter(const TransitionSetting& setting, const std::vector<TransitionStep>& steps)
{
    TransitionState state(setting);
    for (const TransitionStep& step : steps)
        state.apply(step);
    return state.configuration().heads();
}

void TransitionState::apply(const TransitionStep& step)
{
    if (const auto* taken = std::get_if<TransitionTaken>(&step.what))
        m_now.apply(m_system, *taken);
    else if (const auto* rest = std::get_if<RestAttached>(&step.what))
        m_now.apply(*rest);
}

void TransitionState::revert(const TransitionStep& step)
{
    if (const auto* taken = std::get_if<TransitionTaken>(&step.what))
        m_now.revert(m_system, *taken);
    else if (const auto* rest = std::get_if<RestAttached>(&step.what))
        m_now.revert(*rest);
}

std::vector<WorkCount> workAfter(std::span<const TransitionStep> all, int steps)
{
    long long taken = 0;
    long long scores = 0;
    const auto count = std::min(all.size(), static_cast<std::size_t>(std::max(steps, 0)));
    for (const TransitionStep& step : all.first(count)) {
        taken += std::holds_alternative<TransitionTaken>(step.what) ? 1 : 0;
        if (step.scores)
            scores += std::count_if(
                step.scores->begin(), step.scores->end(), [](double score) { return score != impossible; });
    }
    return {{WorkKind::Transitions, taken}, {WorkKind::Scores, scores}};
}

} // namespace arcwright
