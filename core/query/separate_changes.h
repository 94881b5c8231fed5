// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "core/query/rewrite.h"

namespace arcwright {

/// Some matches of a sentence, by their numbers, that a replacement rewrites together.
using MatchGroup = std::vector<std::size_t>;

/// The matches of a sentence, divided into the changes that can be made one without the other. Matches that make the
/// same of the sentence are one change; those that alone make nothing of it, or cannot be rewritten alone, belong to
/// the change before them. More than mostSeparateMatches are one change. O(matches x matches x words).
std::vector<MatchGroup> separateChanges(
    const SearchedSentence& searched, const std::vector<PatternMatch>& matches, const Rewrite& rewrite);

inline constexpr std::size_t mostSeparateMatches = 100;

} // namespace arcwright
