// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "core/enhancing/graph_customs.h"
#include "core/treebank/sentence.h"

namespace arcwright {

class TreeRelations;

/// Where a dependent stands, of the word that a conjunct hangs on.
SharedPlace placeOf(const TreeRelations& tree, int head, int dependent);

/// Whether a dependent of the word that a conjunct hangs on could be the conjunct's, too: not where that has one of its
/// own, nor a subject of what is no predicate or an imperative.
bool isSharable(const TreeRelations& tree, int head, int conjunct, int dependent);

/// Dependents of the words that conjuncts hang on become dependents of all conjuncts that can have them, as far as the
/// customs have it so; a subject only of those that have none in the graph. A subject of a passive is `nsubj:pass`. For
/// a relative pronoun that is known as one its antecedents stand. O(arcs).
void shareDependents(Sentence& sentence, const TreeRelations& tree, const GraphCustoms& customs);

/// Conjuncts get the parents that the word they hang on has in the enhanced graph, but for those in its own relative
/// clauses; so does an empty node that stands for a conjunct. O(arcs).
void shareParents(Sentence& sentence, const TreeRelations& tree, const GraphCustoms& customs);

/// Subjects of `xcomp`, and of its conjuncts, that have none in the graph: the object of its head, else the indirect
/// one (also `obl:arg` in the dative), else the subject; empty nodes, too. O(arcs).
void addControlledSubjects(Sentence& sentence, const TreeRelations& tree, const GraphCustoms& customs);

/// Words and empty nodes that have an arc from a word with one of these relations, without subtypes; none that are
/// `:outer`. O(arcs).
std::vector<NodeId> nodesBelow(
    const Sentence& sentence, int head, std::initializer_list<std::string_view> mainRelations);

/// Whether a node has any arc from another.
bool hasParent(const Token& word, NodeId head);
/// Adds an arc unless there is one between the two, whatever its relation.
void addArc(Token& word, NodeId head, std::string relation);

} // namespace arcwright
