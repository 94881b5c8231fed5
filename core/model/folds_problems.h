// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

namespace arcwright {

/// Problems of the file with the models of folds beside a model.
enum class FoldsProblem {
    Missing, ///< though the description of the model tells of it
    NotFolds,
    TooNew, ///< arguments: version of the file, newest version known
    TooOld, ///< arguments: version of the file, oldest version known
    Damaged,
    Truncated,
    OfOtherModel,
};

template <>
struct ProblemArea<FoldsProblem> {
    static constexpr std::string_view name = "folds";
    static constexpr int count = static_cast<int>(FoldsProblem::OfOtherModel) + 1;
};

} // namespace arcwright
