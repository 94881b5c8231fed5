// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/treebank/sentence.h"

namespace arcwright {

class GraphCustoms;
class TreeRelations;

/// What marks a word's relation to its head.
struct Marker {
    std::string text; ///< lemma of the adposition, subordinator or conjunction, `_` between the words of a fixed one
    std::string kase; ///< of `nmod` and `obl`: the value of Case, in small letters; empty if it is not one value
};

/// What marks a word in a relation: the marker next to it of several, of a conjunct without one (`A` of `A, B and C`)
/// that of the conjuncts behind it, and of other conjuncts (`in A and B`) that of the first. Case is that of the
/// adposition, or of the numeral that governs the word, where they have one. Lemmas of adpositions, which have forms
/// (`v`, `ve`); of other words the forms, for their own lemma says something else (`according to`). With `byAdverb` an
/// interrogative or relative adverb marks a clause. O(dependents).
Marker markerOf(const TreeRelations& tree, int word, std::string_view relation, bool byAdverb);

/// A relation with what marks it, as the customs have it; as it is where that would be no relation of DEPS.
std::string labelled(const TreeRelations& tree, int word, std::string_view relation, const GraphCustoms& customs);

/// Appends markers to the arcs of the enhanced graph that have none: those of the tree, of conjuncts and of empty
/// nodes; of arcs to the antecedent of a relative clause the marker of the pronoun. O(arcs and dependents).
void addLabels(Sentence& sentence, const TreeRelations& tree, const GraphCustoms& customs);

} // namespace arcwright
