// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

namespace arcwright {

/// Why nothing can be learnt.
enum class TrainingProblem {
    NoUsableSentences, ///< arguments: number of sentences seen
    NoUsableDevelopment, ///< of what is to tell when to stop
    TooManyRelations, ///< arguments: found, most
};

template <>
struct ProblemArea<TrainingProblem> {
    static constexpr std::string_view name = "training";
    static constexpr int count = static_cast<int>(TrainingProblem::TooManyRelations) + 1;
};

} // namespace arcwright
