// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/canvas/diagram.h"
#include "ui/canvas/diagram_layout.h"
#include "ui/canvas/word_spacing.h"

namespace arcwright::ui {

/// The words of one row, and its borders where arcs run on, in the coordinates of Row::centres.
struct RowSlice {
    int first = 1; ///< slots
    int last = 0;
    double left = 0;
    double right = 0;

    bool contains(int slot) const { return first <= slot && slot <= last; }
};

/// Divides a row into the fewest that are no wider than `wrapping` allows, margins included; a word or a multiword
/// token that is wider has a row of its own. Among all ways with as few rows that is taken which leaves no word alone
/// in one, has most rows begin where they did before, cuts few arcs and leaves rows about equally full, the last down
/// to a third. There is always one row at least. O(a^2 + n w a) for a arcs, n nodes and w words that fit into a row.
/// Rows of a large diagram are filled one after the other. O(a + n w).
std::vector<RowSlice> breakRows(
    const Diagram& diagram, const Row& row, const LayoutMetrics& metrics, const Wrapping& wrapping);

} // namespace arcwright::ui
