// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <variant>
#include <vector>

#include "core/tracing/tracer.h"

namespace arcwright {

/// A node of the graph that Chu and Liu's and Edmonds' algorithm works on. 0 is the root, 1 to n are the words; greater
/// numbers are contracted cycles in the order they were found.
using ContractedNode = int;

/// An arc into a node as the algorithm sees it.
struct EnteringArc {
    int head = 0; ///< the word it comes from
    int dependent = 0; ///< the word inside the node that it goes to
    double score = 0; ///< less what breaking up the cycles inside the node costs

    friend bool operator==(const EnteringArc&, const EnteringArc&) = default;
};

/// A node took its best entering arc.
struct GreedyHead {
    ContractedNode node = 0;
    EnteringArc arc;
};

/// The arcs taken so far close a cycle. Each node's head lies in the next one, the last one's in the first.
struct CycleFound {
    std::vector<ContractedNode> cycle;
};

/// The cycle became one node.
struct CycleContracted {
    ContractedNode node = 0;
    std::vector<ContractedNode> cycle;
    std::vector<EnteringArc> entering; ///< the best arc from each word outside, with its new score, by head
};

/// On the way back: the arc that enters the node is known, so the arc within its cycle that goes to the same word is
/// dropped.
struct CycleExpanded {
    ContractedNode node = 0;
    EnteringArc entering;
    ContractedNode opened = 0; ///< the member of the cycle that is entered
    EnteringArc dropped; ///< what that member had taken
};

/// A word's head is settled.
struct HeadSettled {
    int head = 0;
    int dependent = 0;
};

struct ContractionFinished {
    bool found = false;
    double score = 0;
};

using ContractionStep
    = std::variant<GreedyHead, CycleFound, CycleContracted, CycleExpanded, HeadSettled, ContractionFinished>;

/// The bytes that a step has beside its own; see StepRecorder.
std::size_t bytesBeside(const ContractionStep& step);

using ContractionRecorder = StepRecorder<ContractionStep>;

/// The state of the algorithm after some of its steps.
class ContractionState {
public:
    explicit ContractionState(int words);

    /// Steps are applied in their order and taken back in the opposite one.
    void apply(const ContractionStep& step);
    void revert(const ContractionStep& step);

    /// The arc each node has taken; nodes that have none yet, or have lost theirs, have a head of kNoHead.
    const std::vector<EnteringArc>& taken() const { return m_taken; }
    /// The node each node was contracted into; 0 for those that stand for themselves.
    const std::vector<ContractedNode>& inside() const { return m_inside; }
    const std::vector<int>& heads() const { return m_heads; }

    friend bool operator==(const ContractionState&, const ContractionState&) = default;

private:
    std::vector<EnteringArc> m_taken;
    std::vector<ContractedNode> m_inside;
    std::vector<int> m_heads;
};

} // namespace arcwright
