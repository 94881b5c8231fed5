// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/canvas/diagram.h"

namespace arcwright::ui {

/// The arcs of a diagram that are in focus; all others step back.
enum class FocusMode : unsigned char {
    Everything,
    Differences, ///< arcs that differ between the layers, or are on a cycle
    Path, ///< the way through the tree from one chosen word to another
    Subtree, ///< what hangs on the chosen word
};

/// For each arc whether it is in focus; all are where there is nothing to focus on. `anchor` and `word` are the chosen
/// words, 0 for none; without an anchor, the path is that to the root. O(nodes + arcs).
std::vector<bool> arcsInFocus(const Diagram& diagram, FocusMode mode, int anchor, int word);

/// The words on the way from one word to another through the basic tree of a side, both included, up to where they
/// meet and down again; to the root, if `to` is 0. Empty if the way up ends in a cycle.
std::vector<int> treePath(const Diagram& diagram, Side side, int from, int to);

} // namespace arcwright::ui
