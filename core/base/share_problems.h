// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

namespace arcwright {

/// Why shares of a work cannot be put together.
enum class ShareProblem {
    Missing, ///< nothing has done some of them; arguments: how many, of how many, the first few numbers
    OfOtherWork, ///< of a folder: it has shares, but none of this work
    NotAShare, ///< of a file with the name of one
    TooNew, ///< arguments: version of the file, newest version known
    TooOld, ///< arguments: version of the file, oldest version that is read
    Truncated,
    Damaged,
};

template <>
struct ProblemArea<ShareProblem> {
    static constexpr std::string_view name = "shares";
    static constexpr int count = static_cast<int>(ShareProblem::Damaged) + 1;
};

} // namespace arcwright
