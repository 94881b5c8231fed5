// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/treebank/format.h"

namespace arcwright {

/// Whether a relation of the enhanced graph is the basic one, or that with a subtype or case marker appended: `obl:in`.
bool extendsRelation(std::string_view enhanced, std::string_view basic);

/// Whether the words of such a sentence have parents beside their heads: not in formats without DEPS, of bunsetsu, or
/// where heads are read off the parents.
bool holdsEnhancedGraph(const Sentence& sentence);

/// The copy of a word's basic arc among its parents, end() if there is none.
std::vector<Parent>::iterator basicCopy(Token& word);
std::vector<Parent>::const_iterator basicCopy(const Token& word);

/// Whether an arc of a word's among the words and the root is one that its tree does not have: to another parent, or to
/// its head by another relation (`5:acl:relcl|5:ref`), which is not the basic one with a case marker.
bool isFurtherParent(const Token& word, const Parent& parent);

/// A relation of the tree as the enhanced graph can have it: without `|`, which divides its arcs.
std::string enhancedRelation(std::string_view basic);

/// By head and then by relation, as CoNLL-U lists them.
bool precedes(const Parent& first, const Parent& second);

/// Puts a parent where it belongs in a list by head and relation, unless it is there already.
void insertParent(std::vector<Parent>& parents, Parent parent);

/// Gives a word another head. The copy of the basic arc, if there is one, moves along: in its place if the list is not
/// by head and relation, and without doubling another parent.
void moveBasicArc(Token& word, int head);

/// Gives a word another relation. A copy of the basic arc follows; what was appended to it (`in` of `obl:in`) belonged
/// to the old relation and goes.
void renameBasicArc(Token& word, std::string_view relation);

/// The relation of arcs that nobody has chosen one for.
inline constexpr std::string_view unspecifiedRelation = "dep";
/// The relation of arcs from the root, where a treebank has no other.
inline constexpr std::string_view rootRelation = "root";

} // namespace arcwright
