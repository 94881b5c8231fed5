// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/decoding/climb_start.h"
#include "core/decoding/move_gain.h"
#include "core/tracing/move_steps.h"

namespace arcwright {

/// Approximate second-order non-projective parsing (McDonald and Pereira 2006, Figure 4): from a start, the single head
/// change that gains most and leaves a tree, as long as any gains more than its price. Ties: the first in the order
/// dependent, then head. Under a single root no single change can move the root; so there is one compound move, a new
/// root under which the old one depends on any word, weighed after the others, unless settings forbid it.
///
/// A move costs O(A) for A arcs that are not pruned: values of arcs are kept and brought up to date for two heads only.
class HillClimbing {
public:
    /// Once asked to stop, decoding ends within a moment and what it gives is not to be used.
    void stopWith(std::stop_token stop)
    {
        m_starter.stopWith(stop);
        m_stop = std::move(stop);
    }

    /// Fills `heads` (one entry a node; that of the root is kNoHead); nothing, and heads of kNoHead, if no tree without
    /// a forbidden arc or pair is found. There may be one that climbing does not find only if some pair is forbidden.
    std::optional<ClimbResult> decode(
        const SecondOrderScores& scores, RootPolicy root, const ClimbSettings& settings, std::vector<int>& heads)
    {
        NullTracer nobody;
        return decode(scores, root, settings, heads, nobody);
    }

    /// Decodes and reports its moves. `Tracer`: NullTracer or MoveRecorder.
    template <class Tracer>
    std::optional<ClimbResult> decode(const SecondOrderScores& scores, RootPolicy root, const ClimbSettings& settings,
        std::vector<int>& heads, Tracer& tracer);

    /// Climbs from the tree in `heads`, whatever the settings' start. Its arcs must not be forbidden and must obey the
    /// root policy.
    template <class Tracer>
    std::optional<ClimbResult> climb(const SecondOrderScores& scores, RootPolicy root, const ClimbSettings& settings,
        std::vector<int>& heads, Tracer& tracer);

    /// All moves from a tree with their gains, in the order ties are broken: for a user who wants to choose.
    std::vector<MoveOption> options(
        const SecondOrderScores& scores, RootPolicy root, const std::vector<int>& heads, bool movesRoot = true);

private:
    struct Candidate {
        CountedScore gain;
        Move move;
    };

    static std::size_t at(int index) { return static_cast<std::size_t>(index); }
    CountedScore take(const SecondOrderScores& scores, RootPolicy root, const std::vector<int>& heads);
    Candidate bestMove(const std::vector<int>& heads, const CountedScore& threshold) const;
    void weighRootMoves(const std::vector<int>& heads, Candidate& best) const;
    CountedScore rootMoveGain(int newRoot, int oldRoot, int position) const;
    void make(const Move& move, std::vector<int>& heads);
    void changeHead(int dependent, int head, std::vector<int>& heads);
    std::vector<MoveOption> weighedOptions(const std::vector<int>& heads) const;

    const SecondOrderScores* m_scores = nullptr;
    RootPolicy m_root = RootPolicy::Many;
    bool m_movesRoot = true;
    ArcValues m_values;
    std::vector<int> m_current; ///< by word: the position of its arc
    ClimbStarter m_starter;
    std::stop_token m_stop;
};

} // namespace arcwright
