// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/canvas/diagram_layout.h"

namespace arcwright::ui {

/// How a diagram is laid out.
enum class LayoutKind : unsigned char {
    Arcs, ///< words in a row, arcs over them
    Tree, ///< words by their depth in the tree, straight lines between them
};

/// Lays a diagram out as a tree: every word as deep as the basic tree has it (of the leading side; without a way to the
/// root, as deep as the way goes), and in the order of the text from side to side, so that edges of a tree that is not
/// projective cross. Words of one level never touch. Lines of further parents and of other layers go around all
/// words, see TreeLanes; where their labels would lie over one another, there is more room between the levels.
/// O(nodes + arcs, of those that go around times the nodes between and one another).
DiagramLayout layOutTree(const Diagram& diagram, const LayoutMetrics& metrics);

} // namespace arcwright::ui
