// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/treebank/sentence.h"

namespace arcwright {

// Edits of empty nodes, in CoNLL-U only (OnlyInConllu). See token_operations.h for what all of them keep.

/// Puts an empty node where it will have the id `node`; those behind the same word that had this id or a higher one
/// move on. Refused: a word there is not, or an id that leaves a gap (NoSuchNode).
Result<Sentence> insertEmptyNode(
    const Sentence& sentence, NodeId node, const std::string& form, const std::vector<Parent>& parents = {});

/// Takes an empty node out; those behind it move up. Arcs from it go to the first of its parents, unless that is the
/// root or the node itself; a word that thereby loses its last arc in the enhanced graph gets the basic one.
Result<Sentence> deleteEmptyNode(const Sentence& sentence, NodeId node);

} // namespace arcwright
