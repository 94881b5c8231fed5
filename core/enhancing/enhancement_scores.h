// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "core/treebank/sentence.h"

namespace arcwright {

/// What an arc of an enhanced graph says beside the tree, told by its ends in the tree alone, so that arcs between the
/// same words are of one kind in all graphs over one tree.
enum class GraphArcKind {
    Basic, ///< between a word and its head
    Markers, ///< the same, where its relation has more than the tree's; counts by the relation alone
    Gapping, ///< from or to an empty node
    Dependents, ///< from a conjunct to a dependent of the first one
    Conjuncts, ///< to a conjunct, from what is a parent of another
    Controlled, ///< from `xcomp` or its conjuncts to a word that hangs on none of them: their subject
    Relative, ///< from within a relative clause to its antecedent
    Ref, ///< from the antecedent of a relative clause, or a conjunct of it, to a relative pronoun in the clause
    Other,
};

struct GraphArcKindRow {
    GraphArcKind kind;
    std::string_view name;
};

inline constexpr std::array graphArcKinds{
    GraphArcKindRow{GraphArcKind::Basic, "basic"},
    GraphArcKindRow{GraphArcKind::Markers, "markers"},
    GraphArcKindRow{GraphArcKind::Gapping, "gapping"},
    GraphArcKindRow{GraphArcKind::Dependents, "dependents"},
    GraphArcKindRow{GraphArcKind::Conjuncts, "conjuncts"},
    GraphArcKindRow{GraphArcKind::Controlled, "controlled"},
    GraphArcKindRow{GraphArcKind::Relative, "relative"},
    GraphArcKindRow{GraphArcKind::Ref, "ref"},
    GraphArcKindRow{GraphArcKind::Other, "other"},
};

struct GraphArcCounts {
    std::size_t gold = 0;
    std::size_t system = 0;
    std::size_t right = 0; ///< of both, by their ends
    std::size_t rightLabelled = 0; ///< and the relation, whole

    void add(const GraphArcCounts& other);
    friend bool operator==(const GraphArcCounts&, const GraphArcCounts&) = default;
};

/// Counts of arcs by kind, in the order of graphArcKinds.
using EnhancementScores = std::array<GraphArcCounts, graphArcKinds.size()>;

/// Compares the enhanced graph of a sentence with another one over the same tree; empty nodes are the same where their
/// ids are. O(arcs * depth).
EnhancementScores enhancementScores(const Sentence& gold, const Sentence& system);
void add(EnhancementScores& scores, const EnhancementScores& further);

} // namespace arcwright
