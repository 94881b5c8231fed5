// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "core/base/result.h"
#include "core/treebank/sentence.h"
#include "ui/canvas/diagram.h"

namespace arcwright::ui {

// What gestures and keys on a diagram mean where it shows something else than the tree of units: the enhanced graph
// alone, or basic phrases. Nodes are those of the diagram. What may be done, the operations of core/editing decide.

/// The arc of a drawn enhanced graph as the sentence has it.
Parent parentOf(const Sentence& sentence, const Diagram& diagram, const DiagramArc& arc);

/// The arc of the graph that is selected, where it is one to `node` and the graph is shown alone.
std::optional<Parent> selectedParent(const Sentence& sentence, const Diagram& diagram, int node, int selectedArc);

/// The sentence with another head of a node, for its selected arc where there is one.
Result<Sentence> withLevelHead(
    const Sentence& sentence, const Diagram& diagram, int node, int head, const std::optional<Parent>& selected);

/// The relation that the node has there, for its selected arc where there is one.
Result<std::string> levelRelation(
    const Sentence& sentence, const Diagram& diagram, int node, const std::optional<Parent>& selected);

/// The sentence with another relation of a node, for its selected arc where there is one.
Result<Sentence> withLevelRelation(const Sentence& sentence, const Diagram& diagram, int node,
    const std::string& relation, const std::optional<Parent>& selected);

/// The sentence without an arc that is drawn.
Result<Sentence> withoutLevelArc(const Sentence& sentence, const Diagram& diagram, const DiagramArc& arc);

/// Refused for what a diagram at that level does not show.
Problem notShown(DiagramLevel level);

} // namespace arcwright::ui
