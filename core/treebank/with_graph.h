// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/treebank/graph.h"
#include "core/treebank/sentence.h"

namespace arcwright {

/// The sentence with another tree in place of its own, word for word; its enhanced graph goes, too. With `isGraph` the
/// arcs of the tree and the further parents become the enhanced graph. O(words + arcs).
Sentence withGraph(Sentence sentence, const Graph& graph, bool isGraph, const RelationPool& relations);

} // namespace arcwright
