// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/base/random.h"
#include "core/decoding/climb_start.h"
#include "core/decoding/tree_scorer.h"
#include "core/tracing/move_steps.h"
#include "core/tracing/score_shares.h"

namespace arcwright {

struct RestartSettings {
    int mostStarts = 40;
    int patience = 12; ///< starts without a better tree before it gives up
    double temperature = 1; ///< of the distribution that starts are drawn from
    std::uint64_t seed = 1;
};

struct RestartResult {
    double score = 0;
    int starts = 0;
    int moves = 0; ///< of all climbs together
};

/// A climb that somebody has taken elsewhere.
struct RestartDetour {
    int start = 0; ///< which climb, from 1
    std::vector<int> heads; ///< what it starts from instead: of arcs that are not pruned, obeying the root policy
};

/// Randomised hill climbing for scores of any order (Zhang, Lei, Barzilay and Jaakkola 2014): trees are drawn from the
/// distribution of the first-order scores; from each, words take, from the leaves up, the head that gains most, until
/// none gains; the best of all is returned. Under a single root the root moves as in HillClimbing, when nothing else
/// gains. Only arcs that are not pruned are tried, so constraints are honoured. Ties: the leftmost head, the first
/// tree.
class Restarts {
public:
    /// Once asked to stop, decoding ends within a moment and what it gives is not to be used.
    void stopWith(std::stop_token stop) { m_stop = std::move(stop); }

    /// Fills `heads` (one entry a node; that of the root is kNoHead); nothing, and heads of kNoHead, if no tree that
    /// may be is found. The first climb starts from `first`, unless it is empty: so the result is never below it.
    std::optional<RestartResult> decode(const ArcLists& arcs, TreeScorer& scorer, RootPolicy root,
        const RestartSettings& settings, std::span<const int> first, std::vector<int>& heads)
    {
        NullTracer nobody;
        return decode(arcs, scorer, root, settings, first, heads, nobody);
    }

    /// Decodes and reports its starts and moves. `Tracer`: NullTracer or MoveRecorder. The climbs before a detour are
    /// those without it; there are climbs up to the last detour, however much in vain.
    template <class Tracer>
    std::optional<RestartResult> decode(const ArcLists& arcs, TreeScorer& scorer, RootPolicy root,
        const RestartSettings& settings, std::span<const int> first, std::vector<int>& heads, Tracer& tracer,
        std::span<const RestartDetour> detours = {});

    /// All moves from a tree with their gains: changes of a head by dependent, then head, then, under a single root,
    /// changes of the root. For a user who wants to choose. As long as a pass of a climb, and under a single root as
    /// long as two.
    std::vector<MoveOption> options(
        const ArcLists& arcs, TreeScorer& scorer, RootPolicy root, const std::vector<int>& heads);

private:
    static std::size_t at(int index) { return static_cast<std::size_t>(index); }
    bool goesOn(const RestartSettings& settings, int starts, int inVain) const;
    template <class Tracer>
    void climb(bool isDrawn, Tracer& tracer);
    template <class Tracer>
    bool improveOnce(Tracer& tracer);
    template <class Tracer>
    bool moveRoot(Tracer& tracer);
    template <class Tracer>
    void reportMade(const Move& move, double gain, Tracer& tracer);
    std::vector<MoveOption> weighedOptions();
    void weigh(std::span<MoveOption> changes);
    void sortFromLeaves();
    void collectCandidates(int word);
    void scoreCandidates(int word);
    bool dependsOn(int node, int word) const;
    void change(int word, int head);
    int rootWord() const;
    bool mayBecomeRoot(int word, int oldRoot) const;
    void scoreRootMoves(int word, int oldRoot);
    Move bestRootMove(double& gain);

    const ArcLists* m_arcs = nullptr;
    TreeScorer* m_scorer = nullptr;
    RootPolicy m_root = RootPolicy::Many;
    std::vector<int> m_heads; ///< the tree at hand
    double m_score = 0;
    std::optional<ScoreShares> m_shares; ///< of the score, where somebody listens
    int m_moves = 0;
    std::vector<int> m_order; ///< words, dependents before heads
    std::vector<int> m_depths;
    std::vector<int> m_candidates;
    std::vector<double> m_gains;
    TreeSampler m_sampler;
    std::stop_token m_stop;
};

} // namespace arcwright
