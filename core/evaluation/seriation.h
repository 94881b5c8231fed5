// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

namespace arcwright {

/// An order in which things that are confused with each other stand together. `counts` is a square, row after row.
/// Hierarchical clustering with average linkage over the share of confusions, (c_ij + c_ji) / (e_i + e_j), e all that
/// lies off the diagonal in row and column of one; of two clusters that are joined the ends that are most alike meet
/// (as Gruvaeus and Wainer 1972 order leaves). Ties: the first. O(n^3) for n things.
std::vector<std::size_t> clusterOrder(const std::vector<std::size_t>& counts, std::size_t size);

} // namespace arcwright
