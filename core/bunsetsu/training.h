// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/bunsetsu/bunsetsu_weights.h"
#include "core/treebank/sentence.h"

namespace arcwright {

/// Called after each epoch (from 1) with the weights as a training of so many epochs would give them, but for types,
/// which are learnt last. They change when it returns.
using BunsetsuEpochSink = std::function<void(int epoch, const BunsetsuWeights& weights)>;

/// Learns from sentences whose fitnessOf() is Fit, or that are isPartlyFit() where the settings say so; the others must
/// have been left out. The same sentences, settings and
/// seed give the same weights. A kernel ranker goes with games and pairs only, and has no epochs. Fails with Cancelled,
/// with DynamicFeatures for features that the decoder has not got, or with KernelPreferences for a ranker that does not
/// answer its questions (goTogether()).
Result<BunsetsuWeights> trainBunsetsu(const std::vector<std::shared_ptr<const Sentence>>& sentences,
    const BunsetsuSettings& settings, const ProgressSink& progress, const std::stop_token& stop,
    const BunsetsuEpochSink& epochDone = {});

} // namespace arcwright
