// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <span>
#include <variant>
#include <vector>

#include "core/tracing/work_done.h"
#include "core/transitions/transition_oracle.h"
#include "core/transitions/transition_system.h"

namespace arcwright {

/// What each transition is worth, by Transition; `impossible` where it cannot be taken.
using TransitionScores = std::array<double, kTransitionCount>;

/// What a guide says of a configuration.
struct TransitionAdvice {
    std::optional<Transition> transition; ///< nothing where it knows no way on
    std::optional<TransitionScores> scores; ///< none where it does not weigh
};

/// Advises which of the possible transitions to take; there is at least one.
using TransitionGuide = std::function<TransitionAdvice(const Configuration&)>;

/// A system on a sentence of so many words.
struct TransitionSetting {
    TransitionSystem system = TransitionSystem::ArcStandard;
    RootPolicy root = RootPolicy::Single;
    int words = 0;
};

/// A guide that takes what scores best, of equals the first; scores of transitions that cannot be taken do not matter.
TransitionGuide guideByScores(
    const TransitionSetting& setting, std::function<TransitionScores(const Configuration&)> scores);

/// A guide that knows the tree, which the system can build.
TransitionGuide guideByTree(const TransitionSetting& setting, const std::vector<int>& heads);

/// What each transition is worth by scores of arcs: the best arc that it makes, or that it makes way for. A shift makes
/// way for arcs between the word that is covered (arc-standard: the top of the stack; arc-eager: the next word) and
/// words of the buffer; a reduction and a swap for arcs between the next word, or the top, and words further down. It
/// looks no further, so that it errs where decoders over the same scores do not. O(n).
TransitionScores scoresByArcs(
    const TransitionSetting& setting, const ArcScores& arcs, const Configuration& configuration);

/// The guide cannot reach its tree from here.
struct WayLost { };

/// A step of a parse.
struct TransitionStep {
    std::variant<TransitionTaken, RestAttached, WayLost> what;
    std::optional<TransitionScores> scores; ///< of the transitions there were to choose from
    bool isByHand = false; ///< whether somebody overruled the guide
};

/// Transitions that somebody wants instead of what the guide advises, by their place among the steps, from 0.
using TransitionOverrulings = std::map<std::size_t, Transition>;

/// Parses until nothing is left to do, or the guide knows no way on, which WayLost tells. Overrulings that are not
/// possible where they come are passed over. O(n) transitions of arc-standard and arc-eager, O(n^2) with swapping.
std::vector<TransitionStep> parseByTransitions(
    const TransitionSetting& setting, const TransitionGuide& guide, const TransitionOverrulings& overrulings = {});

/// The heads after all steps, as in Graph.
std::vector<int> headsAfter(const TransitionSetting& setting, const std::vector<TransitionStep>& steps);

/// What the first `steps` of a parse took: transitions, and scores of those that there were to choose from. O(steps).
std::vector<WorkCount> workAfter(std::span<const TransitionStep> all, int steps);

/// A configuration with the steps that lead to it, for replaying.
class TransitionState {
public:
    explicit TransitionState(const TransitionSetting& setting) : m_system(setting.system), m_now(setting.words) { }

    /// Steps are applied in their order and taken back in the opposite one.
    void apply(const TransitionStep& step);
    void revert(const TransitionStep& step);
    const Configuration& configuration() const { return m_now; }

private:
    TransitionSystem m_system;
    Configuration m_now;
};

} // namespace arcwright
