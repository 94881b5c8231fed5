// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/scoring/arc_filter.h"

namespace arcwright {

/// The logarithms of how likely each head of each word is to a ranking that looks at each arc by itself, by word - 1
/// and head; empty without a ranking, and for sentences of more words than `longest`. O(n^2).
std::vector<std::vector<double>> headLikelihoods(const HeadRanking* ranking, const TokenSymbols& symbols, int longest);

} // namespace arcwright
