// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "core/decoding/arc_lists.h"
#include "core/treebank/graph.h"

namespace arcwright {

/// Builds an acyclic graph in which every word has a head and all pinned arcs, given by number, are: words are added
/// one by one, always by the best arc from a word added before, and only when all their pinned heads are in it. Words
/// with pinned heads get no others. Finds a graph wherever there is one, though not the best. Under a single root, root
/// words are tried best first.
///
/// Fills `isThere`, by arc; false if there is none. O(n A), under a single root times the root words tried.
bool growGraph(const ArcLists& arcs, std::span<const int> pinned, RootPolicy root, std::vector<char>& isThere);

} // namespace arcwright
