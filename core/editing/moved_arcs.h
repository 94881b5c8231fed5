// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "core/editing/changes.h"

namespace arcwright {

/// For each change of one sentence the place of the one that it is one thing with: an arc of the enhanced graph that
/// was added where another one of the same node went, with the same head or the same relation. Its own place where
/// there is none. O(n log n) where nodes have few parents.
std::vector<std::size_t> movedArcs(const std::vector<Change>& changes);

} // namespace arcwright
