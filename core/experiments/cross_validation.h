// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/base/work_shares.h"
#include "core/experiments/jackknife.h"

namespace arcwright {

/// What parsers that have not seen the sentences say of them.
struct CrossValidation {
    std::vector<std::optional<Graph>>
        predictions; ///< by sentence; none for one that could not be read, or has no units
    std::vector<std::size_t> folds; ///< by sentence: the fold it is in, whose parser was trained on all others
    std::size_t foldCount = 0;
};

/// Trains a parser on all folds but one and parses that one, for each fold. Each is a share of the work, done by
/// `shares` or, where it is null, by as many threads as the settings say. The same whoever does it. Fails as
/// jackknife() does.
Result<CrossValidation> crossValidate(const Sentences& sentences, const JackknifeSettings& settings,
    RelationPool& relations, WorkShares* shares, const ProgressSink& progress, const std::stop_token& stop);
Result<CrossValidation> crossValidate(const Sentences& sentences, const BunsetsuJackknifeSettings& settings,
    RelationPool& relations, WorkShares* shares, const ProgressSink& progress, const std::stop_token& stop);

} // namespace arcwright
