// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <initializer_list>

#include "core/base/result.h"
#include "core/treebank/sentence.h"

namespace arcwright {

// What an enhanced graph (DEPS) needs so that the official validation takes it: every word has a parent in it, and a
// path leads from the root to every node. The operations on arcs keep it so; see arc_operations.h.

/// Whether the sentence has any arc or node of an enhanced graph. O(words).
bool hasGraphArcs(const Sentence& sentence);

/// Whether the sentence has an enhanced graph, or had one when it was read: one whose only arcs were taken away is
/// still in a treebank of such graphs. O(nodes), and O(bytes) of its source where it has none now.
bool hasEnhancedGraph(const Sentence& sentence);

/// Puts the basic arcs of all words without parents into the enhanced graph: the beginning of one.
void beginEnhancedGraph(Sentence& sentence);

/// The nodes that no path from the root reaches. Words without a head, which somebody is about to give one, count as
/// reached. O(nodes and arcs).
std::vector<NodeId> nodesCutOff(const Sentence& sentence);

/// Keeps the graph whole after the basic arc of a word was changed: a word that has an arc in the tree now and had none
/// has it in the graph too, unless an empty node is its parent; and a word whose way from the root led over the old arc
/// gets the basic arcs of its path in the tree, as far as one is needed, if that leads to the root. What was cut off
/// before, though the tree led there, stays so, but for the word itself: nobody has looked at its head.
void followBasicArc(const Sentence& before, Sentence& after, int word);

/// Keeps the graph whole after parents of a node were changed: a word without any has its basic arc. Refused where that
/// is what was taken away (LastParent), and where the change cuts nodes off from the root (NodesCutOff).
Result<void> followParents(const Sentence& before, Sentence& after, NodeId node);

/// Keeps the graph whole after words came or went, or sentences were divided or joined, where those of `before` had
/// whole ones or none: words that no path from the root reaches get their basic arcs, as far as one is needed, and
/// empty nodes that are not reached then, an arc from the root. O(nodes and arcs), and again for each word but those
/// without parents.
void followWords(std::initializer_list<const Sentence*> before, Sentence& after);

} // namespace arcwright
