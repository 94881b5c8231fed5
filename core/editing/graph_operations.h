// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "core/base/result.h"
#include "core/treebank/sentence.h"

namespace arcwright {

// Edits of the enhanced graph where it is looked at alone: a head or a relation is chosen for an arc of DEPS, and the
// tree stays as it is. Refused as the operations of arc_operations.h are.

/// The arc of a node's that is meant where none is named: the copy of its arc in the tree, else the only one it has.
/// Refused where it has none (NoSuchParent) and where several could be meant (SeveralParents). O(parents).
Result<Parent> graphArcOf(const Sentence& sentence, NodeId node);

/// Lets the arc `old` of a node (graphArcOf() if none is named) come from another node, or from the root. The relation
/// stays, but `root` is that of arcs from the root, and of no others: one taken away from there is `dep`. A node
/// without any arc gets one, `dep`.
Result<Sentence> setGraphHead(const Sentence& sentence, NodeId node, const std::optional<Parent>& old, NodeId head);

/// Gives the arc `old` of a node (graphArcOf() if none is named) another relation.
Result<Sentence> setGraphRelation(
    const Sentence& sentence, NodeId node, const std::optional<Parent>& old, const std::string& relation);

/// Puts `parent` in the place of the arc `old` of a node (graphArcOf() if none is named), or adds it where the node has
/// none. Nothing changes where it has that one already.
Result<Sentence> setGraphArc(
    const Sentence& sentence, NodeId node, const std::optional<Parent>& old, const Parent& parent);

} // namespace arcwright
