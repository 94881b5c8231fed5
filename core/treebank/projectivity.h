// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace arcwright {

/// For each node of a tree, whether the arc to it is non-projective: whether it has any gapWords() (graph.h). Of node 0
/// and words without a head it is false. O(n log n), circles or not.
std::vector<bool> nonProjectiveArcs(const std::vector<int>& heads);

} // namespace arcwright
