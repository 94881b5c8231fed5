// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/treebank/sentence.h"

namespace arcwright {

// Edits of the tree and the enhanced graph, each a function from a sentence to the edited one. Like all operations they
// refuse a broken sentence (SentenceNotReadable) and nodes it does not have (NoSuchNode), and change nothing else.

/// Gives unit `dependent` another head: a unit, kRoot, or kNoHead. The copy of the old arc in the enhanced graph moves
/// along, and where a sentence has such a graph a word that hung on nothing gets one (see followBasicArc()). A circle
/// can be made, and so can what is only unusual (a bunsetsu before its dependent): validation names it. Refused are
/// HeadIsItself, formats without heads (FieldNotInFormat), and no head for a bunsetsu whose line must name one
/// (WithoutHead).
///
/// In CoNLL-U `root` is the relation of arcs from node 0 and of no others: a word that is put there gets it, and one
/// that is taken away from there has `dep` until somebody says better, or without a head nothing. In DTAG, where every
/// arc is an edge of the graph, a word that had no head gets the relation `dep`, and a word put on the root loses all
/// edges that could be its head.
Result<Sentence> setHead(const Sentence& sentence, int dependent, int head);

/// Gives unit `dependent` another relation (bunsetsu: type); none where that is empty or `_`. The copy of its arc in
/// the enhanced graph follows, without what was appended to it (`in` of `obl:in`), which belonged to the old relation;
/// inPractice() (in_practice.h) appends what the treebank does. What it has already is never refused. Else refused:
/// what the format takes for no relation (see Format::checkRelation()); none for a DTAG edge, a bunsetsu or an arc that
/// has such a copy (RelationNeeded); any for a DTAG word on the root (RootHasNoRelation) and a bunsetsu WithoutHead.
Result<Sentence> setRelation(const Sentence& sentence, int dependent, std::string_view relation);

/// Adds a parent to a word or an empty node. A word that had none in the enhanced graph gets its basic arc there too,
/// so that the graph says nothing less than the tree; the first in a sentence brings those of all words. Refused: one
/// that is there (ParentIsThere), the node itself (HeadIsItself), no relation (RelationNeeded) or one that the format
/// has not (see Format::checkRelation()), and formats that have one head a word (FieldNotInFormat).
Result<Sentence> addParent(const Sentence& sentence, NodeId node, Parent parent);

/// Takes a parent away (NoSuchParent if it is none). In CoNLL-U the tree stays, even if it was the copy of the basic
/// arc: enhanced graphs may leave basic arcs out. But no word is left without any: it has its basic arc then, and that
/// stays (LastParent); and no node is cut off from the root (NodesCutOff). In DTAG the next edge that can be becomes
/// the head.
Result<Sentence> removeParent(const Sentence& sentence, NodeId node, const Parent& parent);

/// Puts one parent in the place of another, refused as the two above are.
Result<Sentence> replaceParent(const Sentence& sentence, NodeId node, const Parent& old, Parent parent);

/// All parents of a node at once, as a table has them: sorted where the format sorts them. Refused as addParent() is;
/// those that are there already may stay, whatever they are.
Result<Sentence> setParents(const Sentence& sentence, NodeId node, std::vector<Parent> parents);

} // namespace arcwright
