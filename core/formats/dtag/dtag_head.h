// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/treebank/sentence.h"

namespace arcwright {

/// The label of an edge that has been given no other: "unsure" in the annotation guides.
inline constexpr std::string_view dtagUnknownLabel = "?";

/// The parent that is the head of a word: the first primary one, else the first by a gap edge; null if there is none.
const Parent* dtagHead(const std::vector<Parent>& parents);

/// Sets head and relation to what the parents say; a word with no parent to be its head hangs on the root, with no
/// relation.
void takeDtagHead(Token& token);

/// Makes head, relation and parents of word `id` of `words` agree, so that the file can say them. Parents that are no
/// words (the root, an empty node) go; those that are the word itself become further fields, as they are when read. A
/// head that is not among the parents becomes the first of them that can be one; an edge without a label gets
/// dtagUnknownLabel. Then the parents say what head and relation are: a primary edge comes before a gap edge, and one
/// that is neither is no head.
void settleDtag(Token& token, int id, int words);

/// Gives a word another head: its edge goes from there, in the place that ascending distance gives it, but before other
/// primary edges. A word that had no head gets its relation as label, or dtagUnknownLabel. Under the root a word has no
/// primary and no gap edge and no relation.
void changeDtagHead(Token& token, int head);

/// Gives the edge to the head another label, in its place; if that is the label of no head (`[subj]`), the next parent
/// that can be the head becomes it. A word under the root keeps the relation for the head it may get; the file has no
/// place for it.
void changeDtagRelation(Token& token, std::string_view relation);

} // namespace arcwright
