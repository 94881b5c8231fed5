// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

namespace arcwright {

/// Problems of what a training is to learn from.
enum class SourceProblem {
    NothingChosen,
    NothingConfirmed,
    NothingMatches, ///< arguments: the pattern
    AllAreScored, ///< the sources have no sentence that is not among those of the development files
    BadPattern, ///< arguments: the pattern, the character (from 1) where it cannot be read
};

template <>
struct ProblemArea<SourceProblem> {
    static constexpr std::string_view name = "source";
    static constexpr int count = static_cast<int>(SourceProblem::BadPattern) + 1;
};

} // namespace arcwright
