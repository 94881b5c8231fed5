// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/treebank/graph.h"
#include "core/treebank/sentence.h"

namespace arcwright {

// Taking over what another analysis of the same units says, refused like the operations of arc_operations.h; and where
// it is of other units (PredictedOtherUnits).

/// The parts of an analysis that are taken: heads always; a layer of bare heads has no relations to take, one of trees
/// no further parents.
struct Acceptance {
    bool relations = true;
    bool parents = false;
};

/// Whether a unit has another head, relation or further parents in `proposed` than in the sentence, as far as `what`
/// goes. What `proposed` leaves open (no head, no relation) is no difference.
bool differs(const Sentence& sentence, const Graph& proposed, int unit, const RelationPool& relations, Acceptance what);

/// Gives a unit what it has in `proposed`, whose relations are ids of `relations`: the head, the relation, and in place
/// of its further parents among the words those it has there. Parents that are empty nodes stay.
Result<Sentence> acceptUnit(
    const Sentence& sentence, const Graph& proposed, int unit, const RelationPool& relations, Acceptance what);

/// Gives every unit but those that are pinned what it has in `proposed`. O(n) for n units, and a copy of the sentence
/// for each that changes.
Result<Sentence> acceptAll(
    const Sentence& sentence, const Graph& proposed, const RelationPool& relations, Acceptance what);

} // namespace arcwright
