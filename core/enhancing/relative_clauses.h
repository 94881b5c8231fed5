// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/treebank/sentence.h"

namespace arcwright {

class GraphCustoms;
class TreeRelations;

/// The place in a relative clause that no pronoun stands for: `the book I read`.
struct BareRelative {
    int predicate = 0; ///< 0 if there is none
    std::string_view relation;
};

/// Of a relative clause without a relative pronoun: the object of its last verb, of which the subject is there and the
/// object is not, or an oblique whose adposition is left behind; its subject where that is missing. A guess: `the day I
/// left` has no empty place of an object. O(words).
BareRelative bareRelative(const TreeRelations& tree, int clause);

/// The arcs of a relative pronoun become arcs of its antecedent, and those of all conjuncts that the clause is of; the
/// pronoun is left with `ref`. Adverbs (`where`) are `obl` there. A pronoun whose `ref` comes from another word stays
/// as it is. O(words and arcs) for each clause.
void resolvePronouns(Sentence& sentence, const TreeRelations& tree);

/// Antecedents fill the places that relative clauses without a pronoun leave empty, where that is the custom and the
/// graph has nothing there. O(words and arcs) for each clause.
void fillBareRelatives(Sentence& sentence, const TreeRelations& tree, const GraphCustoms& customs);

} // namespace arcwright
