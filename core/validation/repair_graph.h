// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/validation/sentence_text.h"
#include "core/validation/ud_finding.h"

namespace arcwright {

// Repairs of the enhanced graph, for repaired() alone. Each is given a finding of the sentence; none if it can do
// nothing.

/// Gives words that no path from the root reaches their arcs of the tree, as far as one is needed; none where that does
/// not reach every node.
Repair repairedConnection(const SentenceText& sentence, const UdFinding& finding);

/// An arc from a node to itself goes where the word has its arc of the tree with that relation, too; where it has not,
/// and the relation is that of the tree, it becomes that arc. Others may be meant to come from anywhere.
Repair repairedLoop(const SentenceText& sentence, const Row& row, const UdFinding& finding);

/// HEAD and DEPREL of an empty node go where DEPS says the same.
Repair repairedEmptyNode(const SentenceText& sentence, const Row& row, const UdFinding& finding);

} // namespace arcwright
