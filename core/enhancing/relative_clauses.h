// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/treebank/sentence.h"

namespace arcwright {

class GraphCustoms;
class TreeRelations;

/// The place in a relative clause that no pronoun stands for: `the book I read`.
struct BareRelative {
    int predicate = 0; ///< 0 if there is none, or it is not certain which it is
    std::string_view relation;
};

/// Of a relative clause without a relative pronoun: the object of its last verb, of which the subject is there and the
/// object is not, or an oblique whose adposition is left behind; its subject where that is missing. O(words).
BareRelative bareRelative(const TreeRelations& tree, int clause);

/// The arcs of a relative pronoun become arcs of its antecedent, and those of all conjuncts that the clause is of; the
/// pronoun is left with `ref`. Adverbs (`where`) are `obl` there. O(words and arcs) for each clause.
void addRelativeArcs(Sentence& sentence, const TreeRelations& tree, const GraphCustoms& customs);

} // namespace arcwright
