// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/treebank/sentence.h"
#include "ui/canvas/diagram.h"

namespace arcwright::ui {

/// Adds the enhanced arcs from or to empty nodes, which no Graph holds.
void addEmptyNodeArcs(Diagram& diagram, const Sentence& sentence);

/// Says of the arcs of gold's tree what the enhanced graph has of them: their relation there, where it `names` them,
/// or nothing.
void addGraphRelations(Diagram& diagram, const Sentence& sentence, bool names);

/// Leaves the arcs of the enhanced graph, where the sentence has one, and those of the other layer.
void leaveGraph(Diagram& diagram, const Sentence& sentence);

} // namespace arcwright::ui
