// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "core/decoding/arc_scores.h"
#include "core/treebank/graph.h"

namespace arcwright {

enum class ConstraintKind {
    PinnedArc, ///< the arc is in the result; a graph may give the word further heads
    PinnedHead, ///< the arc is in the result, and is the word's only one
    ForbiddenArc,
    Root, ///< the word depends on the root and on nothing else
    NotRoot, ///< the word does not depend on the root
};

/// A decision of the annotator about one arc or one word.
struct Constraint {
    ConstraintKind kind{};
    int head = kRoot; ///< of Root and NotRoot: always the root
    int dependent = 0;

    static Constraint arc(int head, int dependent) { return {ConstraintKind::PinnedArc, head, dependent}; }
    static Constraint onlyHead(int head, int dependent) { return {ConstraintKind::PinnedHead, head, dependent}; }
    static Constraint noArc(int head, int dependent) { return {ConstraintKind::ForbiddenArc, head, dependent}; }
    static Constraint root(int word) { return {ConstraintKind::Root, kRoot, word}; }
    static Constraint notRoot(int word) { return {ConstraintKind::NotRoot, kRoot, word}; }

    /// Whether the arc must be there.
    bool isPin() const
    {
        return kind == ConstraintKind::PinnedArc || kind == ConstraintKind::PinnedHead || kind == ConstraintKind::Root;
    }
    friend bool operator==(const Constraint&, const Constraint&) = default;
};

/// The shape of the analysis that is searched for: the constraints that can be met depend on it.
enum class GraphShape {
    ProjectiveTree,
    Tree,
    Graph, ///< acyclic, every word has a head, some have several
};

/// Makes constraints part of the scores of a sentence: what they shut out becomes minus infinity, and a pinned arc that
/// was minus infinity (pruned, say) becomes 0, which changes no comparison between results, as all of them have it. So
/// every decoder of trees honours constraints without knowing them. Those of graphs need to be told the pinned arcs
/// besides. All nodes must be of the sentence. O(n) a constraint.
void constrain(ArcScores& scores, std::span<const Constraint> constraints, GraphShape shape);

/// Whether a result meets all constraints.
bool satisfies(std::span<const Arc> arcs, std::span<const Constraint> constraints, GraphShape shape);

/// Whether a constraint speaks of an arc that a sentence of so many words can have.
bool isOfSentence(const Constraint& constraint, int words);

/// A minimal part of constraints that cannot be met together: without any one of it, there is a result. Empty if all
/// can be met. `canBeMet` tells of any of them whether there is one; it is asked, where there is a conflict, as often
/// as that has constraints times the logarithm of how many there are.
std::vector<Constraint> smallestConflict(
    std::span<const Constraint> constraints, const std::function<bool(const std::vector<Constraint>&)>& canBeMet);

/// The smallest conflict over all trees or graphs of a sentence; a constraint of no such sentence is a conflict by
/// itself.
std::vector<Constraint> findConflict(
    std::span<const Constraint> constraints, int words, GraphShape shape, RootPolicy root);

} // namespace arcwright
