// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/experiments/learning_curve.h"

namespace arcwright {

/// A learning curve with what has to be known to read it.
struct LearningCurve {
    std::string name; ///< what it is called beside others: its decoder, its treebank
    std::string decoder;
    std::string learner; ///< of bunsetsu the ranker
    int epochs = 0;
    bool isOfBunsetsu = false; ///< what `tokens` of its runs are, and the scores are of
    bool hasLabels = true; ///< else only UAS says anything
    std::size_t sentences = 0; ///< there were to train on
    std::size_t developmentSentences = 0;
    std::vector<CurvePoint> points; ///< by size; those of a curve that was broken off have fewer runs than others

    /// Puts a run where it belongs, in place of one of the same size and sample.
    void add(const CurveRun& run);
};

/// Curves as a file, JSON in UTF-8:
///     {"format": "arcwright-learning-curves", "version": 1, "curves": [{"name": "hill", "decoder": "hill",
///       "learner": "mira", "epochs": 10, "units": "words" or "bunsetsu", "labels": true, "sentences": 475,
///       "development_sentences": 100, "runs": [{"size": 59, "sample": 0, "seed": 1, "tokens": 912, "uas": 71.3,
///       "las": 62.9}, ...]}]}
/// Scores are percentages. Same curves, same bytes.
std::string curvesText(const std::vector<LearningCurve>& curves);

/// Reads them again; members that are not known are passed over. Fails with NotACurve, which names the first member
/// that is missing or wrong, and CurveTooNew. O(bytes).
Result<std::vector<LearningCurve>> parseCurves(std::string_view text, const std::string& file);

/// As parseCurves() and readFile().
Result<std::vector<LearningCurve>> readCurves(const std::string& path);

} // namespace arcwright
