// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/decoding/arc_lists.h"
#include "core/tracing/move_steps.h"

namespace arcwright {

/// All changes of one head of a tree, by dependent, then head, with what keeps those that cannot be made; gains are 0,
/// to be filled in. O(n^2 depth).
std::vector<MoveOption> headChanges(const ArcLists& arcs, RootPolicy root, const std::vector<int>& heads);

} // namespace arcwright
