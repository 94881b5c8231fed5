// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/canvas/diagram.h"
#include "ui/canvas/diagram_layout.h"
#include "ui/canvas/word_text.h"

namespace arcwright::ui {

/// An arc between places in the row. Place 0 is the root's, before the first.
struct RowArc {
    int headSlot = 0;
    int dependentSlot = 0;
    int level = 0; ///< 0 for root arcs, whose height depends on the words' places
    int rank = 0; ///< among those of its side: inner before outer
    double leftOffset = 0; ///< of its port from the middle of the word at its left end
    double rightOffset = 0;
    double labelWidth = 0; ///< mark and padding included

    int left() const { return headSlot < dependentSlot ? headSlot : dependentSlot; }
    int right() const { return headSlot < dependentSlot ? dependentSlot : headSlot; }
};

/// The words of a diagram side by side, left to right in reading order.
struct Row {
    std::vector<int> nodes; ///< by slot; slot 0 is the root
    std::vector<double> widths; ///< of the boxes, by slot
    std::vector<double> centres; ///< by slot
    std::vector<RowArc> arcs; ///< by index in Diagram::arcs
    WordLines lines;
    bool isLarge = false; ///< see isLarge()

    int slotCount() const { return static_cast<int>(nodes.size()) - 1; }
    double centre(int slot) const { return centres[static_cast<std::size_t>(slot)]; }
    double width(int slot) const { return widths[static_cast<std::size_t>(slot)]; }
};

/// Whether a diagram has so many words or arcs that nothing may be compared with everything: its arcs have no levels in
/// the row of the whole sentence, gaps do not grow for what rises through an arc, and rows end where they are full.
bool isLarge(const Diagram& diagram);

/// Levels, ports and distances: as close together as texts, arrow heads and labels allow. Room that an arc needs for
/// its label is shared by all gaps under it. O(a^2 + a n); of a large diagram O(a log a + n).
Row arrangeRow(const Diagram& diagram, const LayoutMetrics& metrics);

} // namespace arcwright::ui
