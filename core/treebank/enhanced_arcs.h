// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/treebank/sentence.h"

namespace arcwright {

/// The arcs of DEPS as they are, those from empty nodes left out, by dependent and in their order. None of formats that
/// have no DEPS. O(arcs).
std::vector<Arc> enhancedArcsOf(const Sentence& sentence, RelationPool& relations);

/// The sentence with these arcs in place of its DEPS. O(words + arcs).
Sentence withEnhancedArcs(Sentence sentence, const std::vector<Arc>& arcs, const RelationPool& relations);

} // namespace arcwright
