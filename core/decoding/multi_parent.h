// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/decoding/climb_start.h"
#include "core/decoding/constraints.h"
#include "core/decoding/move_gain.h"
#include "core/tracing/move_steps.h"

namespace arcwright {

/// Approximate parsing with several parents (McDonald and Pereira 2006, section 3): from a tree, the change of one
/// parent or the addition of a parent that gains most, as long as any gains; never the removal of one. The graph stays
/// acyclic, no arc is there twice, every word keeps a parent. Every arc of a head joins the chain of its siblings,
/// whatever other heads its dependent has. Ties: the first in the order dependent, then new head; changes, by the
/// parent they replace, before additions. Under a single root only one word depends on the root, and there is the
/// compound move of hill climbing for words with one parent, weighed after the others.
///
/// A move costs O(A) for A arcs that are not pruned.
class MultiParent {
public:
    /// Once asked to stop, decoding ends within a moment and what it gives is not to be used.
    void stopWith(std::stop_token stop)
    {
        m_starter.stopWith(stop);
        m_stop = std::move(stop);
    }

    /// Fills `arcs`, by dependent, then head; nothing, and no arcs, if no graph without a forbidden arc or pair is
    /// found. The constraints must already be part of the scores (see constrain()); the pinned arcs among them are
    /// kept. If they let no tree be the start, it is one grown around them.
    std::optional<ClimbResult> decode(const SecondOrderScores& scores, RootPolicy root, const ClimbSettings& settings,
        std::span<const Constraint> constraints, std::vector<Arc>& arcs)
    {
        NullTracer nobody;
        return decode(scores, root, settings, constraints, arcs, nobody);
    }

    /// Decodes and reports its moves. `Tracer`: NullTracer or MoveRecorder.
    template <class Tracer>
    std::optional<ClimbResult> decode(const SecondOrderScores& scores, RootPolicy root, const ClimbSettings& settings,
        std::span<const Constraint> constraints, std::vector<Arc>& arcs, Tracer& tracer);

    /// Climbs from the graph in `arcs`, whatever the settings' start. It must be acyclic, give every word a head, obey
    /// the root policy and the constraints, and have no forbidden arc.
    template <class Tracer>
    std::optional<ClimbResult> climb(const SecondOrderScores& scores, RootPolicy root, const ClimbSettings& settings,
        std::span<const Constraint> constraints, std::vector<Arc>& arcs, Tracer& tracer);

    /// All moves from a graph with their gains, in the order ties are broken: for a user who wants to choose.
    std::vector<MoveOption> options(const SecondOrderScores& scores, RootPolicy root,
        std::span<const Constraint> constraints, std::span<const Arc> arcs);

private:
    struct Candidate {
        CountedScore gain;
        Move move;
    };

    static std::size_t at(int index) { return static_cast<std::size_t>(index); }
    void take(const SecondOrderScores& scores, RootPolicy root, std::span<const Constraint> constraints);
    bool findStart(const ClimbSettings& settings, std::vector<Arc>& arcs);
    bool startFromTree(const ClimbSettings& settings);
    void put(std::span<const Arc> arcs);
    void list(std::vector<Arc>& arcs) const;
    template <class Tracer>
    std::optional<ClimbResult> climb(const ClimbSettings& settings, std::vector<Arc>& arcs, Tracer& tracer);

    Candidate bestMove();
    Candidate bestWith(int position) const;
    bool has(int position) const { return m_values.has(m_scores->arcs().inArc(position)); }
    bool isPinned(int position) const { return m_isPinned[at(m_scores->arcs().inArc(position))] != 0; }
    bool isReplaceable(int position) const;
    bool descends(int node, int ancestor, int cutOff = kNoHead);
    int rootWord() const;
    int onlyParent(int word) const;
    template <class Visitor>
    void forEachRootMove(Visitor visit);
    void make(const Move& move);
    void set(int head, int dependent, bool there);
    std::vector<MoveOption> weighedOptions();

    const SecondOrderScores* m_scores = nullptr;
    RootPolicy m_root = RootPolicy::Many;
    ArcValues m_values;
    std::vector<int> m_pinned; ///< arcs, by number
    std::vector<char> m_isPinned; ///< by arc
    std::vector<int> m_replaceable; ///< positions of parents of the word at hand that may be replaced
    std::vector<char> m_isThere; ///< by arc, of a graph that is grown
    std::vector<char> m_isSeen; ///< by node, in a search
    std::vector<int> m_open;
    std::vector<int> m_heads;
    ClimbStarter m_starter;
    std::stop_token m_stop;
};

} // namespace arcwright
