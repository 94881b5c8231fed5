// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

namespace arcwright {

/// Why nothing can be learnt, or read of what was.
enum class TrainingProblem {
    NoUsableSentences, ///< arguments: number of sentences seen
    NoUsableDevelopment, ///< of what is to tell when to stop
    TooFewForSimulation, ///< arguments: sentences with a tree, sentences that it begins with
    TooManyRelations, ///< arguments: found, most
    NotACurve, ///< of a file of learning curves; arguments: the member that is wrong
    CurveTooNew, ///< it was written for a later version
    NotASimulation, ///< of a file of simulated annotation; arguments: the member that is wrong
    SimulationTooNew, ///< it was written for a later version
};

template <>
struct ProblemArea<TrainingProblem> {
    static constexpr std::string_view name = "training";
    static constexpr int count = static_cast<int>(TrainingProblem::SimulationTooNew) + 1;
};

} // namespace arcwright
