// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/treebank/sentence.h"

namespace arcwright {

class GraphCustoms;

/// Puts an empty node in the place of each predicate that is left out and stands in a conjunct before it (`I like tea
/// and you coffee`), where a dependent `orphan` tells so: form and tags of that predicate, `CopyOf` in MISC, its parent
/// by `conj`. The word that was put up for it and its orphans hang on the node by the relations of what corresponds to
/// them there, by marker, Case and part of speech, and in the same order where that goes; else by `dep`. The node
/// stands where the predicate would. Conjunctions, adverbs and a first comma go along, and a subject that nothing
/// corresponds to is shared. A conjunct that hangs on an empty node already is left as it is. O(nodes) for each gap.
Result<Sentence> withGapsFilled(Sentence sentence, const GraphCustoms& customs);

} // namespace arcwright
