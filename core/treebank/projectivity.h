// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace arcwright {

/// For each node of a tree, whether the arc to it is non-projective: whether it has any gapWords() (graph.h). Of node 0
/// and words without a head it is false. O(n log n), circles or not.
std::vector<bool> nonProjectiveArcs(const std::vector<int>& heads);

/// The gapWords() of the arc to a node but for those that are open yet: whose way up ends, without leaving the arc, at
/// a word that nobody has given a head. O(n) and the ways up from the words under the arc.
std::vector<int> certainGapWords(const std::vector<int>& heads, int dependent);

/// For each node whether the arc to it has any certainGapWords(): nonProjectiveArcs() where all words have heads.
/// O(n log n), and for each arc with gapWords() the ways up to its first certain one.
std::vector<bool> certainlyNonProjectiveArcs(const std::vector<int>& heads);

} // namespace arcwright
