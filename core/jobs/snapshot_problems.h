// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

namespace arcwright {

/// Problems of the snapshots of training jobs.
enum class SnapshotProblem {
    NotASnapshot,
    TooNew, ///< arguments: version of the file, newest version known
    TooOld, ///< arguments: version of the file, oldest version known
    Damaged,
    Truncated,
    UnknownFormat, ///< arguments: name of a format that this program does not know
    CardLost, ///< the card of a job is missing or damaged, or of a newer program
};

template <>
struct ProblemArea<SnapshotProblem> {
    static constexpr std::string_view name = "snapshot";
    static constexpr int count = static_cast<int>(SnapshotProblem::CardLost) + 1;
};

} // namespace arcwright
