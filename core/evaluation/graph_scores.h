// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include "core/evaluation/arc_counts.h"
#include "core/treebank/graph_rules.h"

namespace arcwright {

/// Precision, recall and F of labelled arcs, those of the basic trees and further parents apart and together.
struct GraphCounts {
    ArcCounts whole; ///< an arc is right here if it is in both graphs, be it basic in one and further in the other
    ArcCounts primary; ///< arcs of the basic trees
    ArcCounts secondary; ///< further parents
    std::size_t sentences = 0;

    void add(const Graph& gold, const Graph& predicted);
    GraphCounts& operator+=(const GraphCounts& other);
    friend bool operator==(const GraphCounts&, const GraphCounts&) = default;
};

/// The scores of graphs in both ways to treat cycles.
struct GraphEvaluation {
    GraphCounts keep; ///< all sentences, without the arcs that close cycles
    GraphCounts drop; ///< only sentences whose gold graph has no cycle and no primary edge from outside the sentence
    std::size_t cycleArcs = 0; ///< gold arcs left out, as ScoredGraph counts them
    std::size_t emptyNodeArcs = 0;
    std::size_t otherArcs = 0;

    /// Both must be over the same words.
    void add(const ScoredGraph& gold, const ScoredGraph& predicted);
    GraphEvaluation& operator+=(const GraphEvaluation& other);
};

} // namespace arcwright
