// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/bunsetsu/bunsetsu_weights.h"
#include "core/bunsetsu/training_state.h"
#include "core/treebank/sentence.h"

namespace arcwright {

/// Called after each epoch (from 1) with the weights as a training of so many epochs would give them, but for types,
/// which are learnt last. They change when it returns. False: it was stopped, and so is the training.
using BunsetsuEpochSink = std::function<bool(int epoch, const BunsetsuWeights& weights)>;

/// The receivers of what a training tells. Any may be empty.
struct BunsetsuTrainingHooks {
    ProgressSink progress;
    BunsetsuEpochSink epochDone;
    /// After each epoch of the ranker; when it fails, so does the training.
    std::function<Result<void>(const BunsetsuTrainingState&)> keep;
};

/// Learns from sentences whose fitnessOf() is Fit, or that are isPartlyFit() where the settings say so; the others must
/// have been left out. The same sentences, settings and
/// seed give the same weights. A kernel ranker goes with games and pairs only, and has no epochs. Fails with Cancelled,
/// with DynamicFeatures for features that the decoder has not got, or with KernelPreferences for a ranker that does not
/// answer its questions (goTogether()).
Result<BunsetsuWeights> trainBunsetsu(const std::vector<std::shared_ptr<const Sentence>>& sentences,
    const BunsetsuSettings& settings, const ProgressSink& progress, const std::stop_token& stop,
    const BunsetsuEpochSink& epochDone = {});
/// Goes on `from` a state of a training with the same sentences and settings, of no more epochs than are asked for, to
/// the weights that a training in one go gives, bit for bit. A kernel machine has no states.
Result<BunsetsuWeights> trainBunsetsu(const std::vector<std::shared_ptr<const Sentence>>& sentences,
    const BunsetsuSettings& settings, const BunsetsuTrainingHooks& hooks, const std::stop_token& stop,
    const std::optional<BunsetsuTrainingState>& from);
/// Learns one sentence more, which is Fit or, in part, isPartlyFit(), on top of weights that were trained: a part
/// of the step on each of its examples that a training makes which sees them for the first time, and on each type that
/// the weights have. False, and nothing learnt, where the ranker is a kernel machine, which learns everything at once.
/// O(weights + features of its examples).
bool learnSentence(BunsetsuWeights& weights, const Sentence& sentence);
/// How many examples the ranker is shown in an epoch, where its questions are about games or pairs. O(n^2) a sentence.
std::size_t answersOf(const std::vector<std::shared_ptr<const Sentence>>& sentences, BunsetsuDecoder decoder);

} // namespace arcwright
