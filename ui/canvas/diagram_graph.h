// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/treebank/sentence.h"
#include "ui/canvas/diagram.h"

namespace arcwright::ui {

/// Adds the enhanced arcs from or to empty nodes, which no Graph holds.
void addEmptyNodeArcs(Diagram& diagram, const Sentence& sentence);

/// Says of the arcs of gold's tree what the enhanced graph has of them: their relation there, or nothing. It is their
/// label where the graph `isAlone`. Beside it an arc has the label of the tree, as the field that opens on it: whoever
/// edits an arc reads what is edited, and a prediction below changes no label.
void addGraphRelations(Diagram& diagram, const Sentence& sentence, bool isAlone);

/// Leaves the arcs of the enhanced graph, where the sentence has one, and those of the other layer.
void leaveGraph(Diagram& diagram, const Sentence& sentence);

} // namespace arcwright::ui
