// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

namespace arcwright {

/// Problems of a training's checkpoints.
enum class CheckpointProblem {
    NotACheckpoint,
    TooNew, ///< arguments: version of the file, newest version known
    TooOld, ///< arguments: version of the file, oldest version known
    Damaged,
    Truncated,
    OfOtherData,
    OfOtherDevelopment,
    OfOtherSettings, ///< arguments: name of the setting, its value there, its value here
};

template <>
struct ProblemArea<CheckpointProblem> {
    static constexpr std::string_view name = "checkpoint";
    static constexpr int count = static_cast<int>(CheckpointProblem::OfOtherSettings) + 1;
};

/// Whether it is the checkpoint to go on from that something is wrong with, so that a training can begin without it.
bool isOfCheckpoint(const Problem& problem);

} // namespace arcwright
