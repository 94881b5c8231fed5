// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/evaluation/breakdown.h"

namespace arcwright {

/// How often heads given with a certain confidence are right.
struct CalibrationBin {
    std::int32_t low = 0; ///< in thousandths, included
    std::int32_t high = 0; ///< excluded, but for the last
    WordCounts counts;
    double meanConfidence = 0; ///< percent
};
struct Calibration {
    std::vector<CalibrationBin> bins; ///< those with words
    std::size_t untold = 0; ///< words without a confidence
    /// The expected calibration error (Naeini, Cooper and Hauskrecht 2015), in percentage points: how far confidence
    /// and accuracy of heads lie apart on average.
    double error = 0;
};
/// In `bins` bins of the same width.
Calibration calibrationOf(
    const OutcomeTable& table, std::size_t system, const WordChoice& choice = {}, std::size_t bins = 10);

} // namespace arcwright
