// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace arcwright {

/// The ends of an arc as positions in a row, left < right.
struct ArcSpan {
    int left = 0;
    int right = 0;
};

struct ArcLevels {
    std::vector<int> levels; ///< by arc, from 1
    std::vector<int> ranks; ///< by arc: inner before outer; among equal spans the earlier arc is the inner one
};

/// The positions of a row, both included.
struct RowSpan {
    int first = 0;
    int last = 0;
};

/// The least level for each arc that lies above everything nested in it and is no crossing arc's. Arcs that only share
/// an end may share a level. O(a^2).
ArcLevels assignLevels(const std::vector<ArcSpan>& spans);

/// Levels above everything that an earlier arc of the list has under it, nested or crossing, `most` at most: those
/// above share the topmost. For diagrams of thousands of arcs, given in the order of their ranks: higher than the
/// levels of the others, and O(a log n) for n positions.
std::vector<int> assignHighLevels(const std::vector<ArcSpan>& spans, RowSpan row, int most);

/// The ranks that assignLevels() gives, alone. O(a log a).
std::vector<int> ranksOf(const std::vector<ArcSpan>& spans);

/// The levels of arcs within one row of several, for arcs that all have a piece in it, given in the order of their
/// ranks. Of arcs that pass the same border of the row the later is the higher, so that they leave one row in the order
/// in which they enter the next. O(a^2).
std::vector<int> assignLevelsInRow(const std::vector<ArcSpan>& spans, RowSpan row);

} // namespace arcwright
