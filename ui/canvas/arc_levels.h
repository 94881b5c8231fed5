// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace arcwright::ui {

/// The ends of an arc as positions in a row, left < right.
struct ArcSpan {
    int left = 0;
    int right = 0;
};

struct ArcLevels {
    std::vector<int> levels; ///< by arc, from 1
    std::vector<int> ranks; ///< by arc: inner before outer; among equal spans the earlier arc is the inner one
};

/// The least level for each arc that lies above everything nested in it and is no crossing arc's. Arcs that only share
/// an end may share a level. O(a^2).
ArcLevels assignLevels(const std::vector<ArcSpan>& spans);

} // namespace arcwright::ui
