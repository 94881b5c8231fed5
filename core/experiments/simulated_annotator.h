// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <variant>
#include <vector>

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/base/work_shares.h"
#include "core/experiments/key_count.h"
#include "core/learning/annotation_order.h"
#include "core/model/bunsetsu_model.h"
#include "core/model/train.h"

namespace arcwright {

/// How an annotator is simulated who turns a treebank's sentences into gold, one after the other, with a parser that
/// suggests and learns.
struct SimulationSettings {
    std::variant<TrainingSettings, BunsetsuSettings> training;
    AnnotationOrder order = AnnotationOrder::Sequence;
    std::size_t start = 100; ///< the first sentences, annotated before
    std::size_t sentences = 0; ///< how many are annotated then; 0: all. In words, as much as these have on average
    std::size_t retrain = 100; ///< train anew after so many sentences (words, likewise); 0: never
    bool live = true; ///< learn from each sentence (word) at once
    bool recent = true; ///< suggest first what was decided alike a moment ago (core/advice/recent_decisions.h)
    std::uint64_t seed = 1; ///< of the training, and of what is drawn
    unsigned seeds = 1; ///< so many runs, with the seeds from `seed` on
    unsigned threads = 1; ///< runs at the same time
    WorkShares* shares = nullptr; ///< who does the runs, each a share; null: the threads
};

/// What it has taken so far, and how good the parser is.
struct SimulationPoint {
    std::size_t sentences = 0; ///< annotated, in the order of words touched
    AnnotationCost cost;
    double uas = 0; ///< on the development sentences, percent; of bunsetsu without the last of a sentence
    double las = 0; ///< with relations, or types of bunsetsu
};

/// One run: the points at its beginning, after each training and at its end.
struct SimulationRun {
    std::uint64_t seed = 0;
    std::vector<SimulationPoint> curve;
};

/// The cost at which a curve first reaches a score, between two of its points in proportion; nothing if it does not.
struct ReachedScore {
    double sentences = 0;
    double wordsRead = 0;
    double decisions = 0;
    double correctedWords = 0;
    double keys = 0;
};
std::optional<ReachedScore> whereReached(const std::vector<SimulationPoint>& curve, double las);

/// Simulates on the sentences of `gold` that can be learnt from, scores on those of `development`, which may be empty.
/// The same for any number of threads. Fails as train() or trainBunsetsuModel(), and with NoUsableSentences where none
/// is left after the start.
///
/// The time of the trainings, and a parse for every correction; orders that ask parsers look at all sentences that wait
/// before each training's sentences.
Result<std::vector<SimulationRun>> simulateAnnotation(const Sentences& gold, const Sentences& development,
    const SimulationSettings& settings, const ProgressSink& progress, const std::stop_token& stop);

} // namespace arcwright
