// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/treebank/sentence.h"

namespace arcwright::ui {

struct Diagram;

/// The node of a diagram as files name it.
NodeId nodeId(const Diagram& diagram, int node);

/// The node before (by -1) or after (+1) a node in the text: a word where units are shown, any where another level is.
/// None at the ends.
std::optional<int> nodeBeside(const Diagram& diagram, int node, int by);

/// The arc of the tree to a word, as an index of Diagram::arcs; where it has none, its only further parent; -1 if there
/// is no telling which is meant.
int removableArc(const Diagram& diagram, int word);

} // namespace arcwright::ui
