// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stop_token>

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/documents/layer.h"
#include "core/experiments/folds.h"
#include "core/model/bunsetsu_model.h"
#include "core/model/parser.h"
#include "core/model/train.h"

namespace arcwright {

/// How parsers of words are trained on folds.
struct JackknifeSettings : FoldSettings {
    TrainingSettings training;
};

/// How parsers of bunsetsu are trained on folds.
struct BunsetsuJackknifeSettings : FoldSettings {
    BunsetsuSettings training;
};

/// Called on a worker thread with the index of a sentence in the list given and its prediction.
using PredictionSink = std::function<void(std::size_t index, Analysis prediction)>;

/// Called on a worker thread, on one at a time, with the model of a fold and the sentences it has not seen, before
/// these are predicted.
template <class AnyModel>
using FoldSink
    = std::function<void(const std::shared_ptr<const AnyModel>& model, const std::vector<std::size_t>& heldOut)>;

/// What a caller adds to the training of folds. Any may be empty.
template <class AnyModel>
struct FoldSteps {
    FoldSink<AnyModel> trained; ///< also of models that were kept
    /// Called on several threads at the same time: the model of a fold that was trained before, which is not trained
    /// again; null where there is none.
    std::function<std::shared_ptr<const AnyModel>(std::size_t fold)> kept;
    /// The same for one that has been trained, before it is told of. What it fails with is told to `notKept`.
    std::function<Result<void>(std::size_t fold, const std::shared_ptr<const AnyModel>& model)> keep;
    /// The file that has the state of a fold after each epoch, and from which its training goes on where it is there.
    std::function<std::string(std::size_t fold)> checkpoint;
    /// Called on several threads at the same time: the checkpoint of a fold is of no use, for this reason, and its
    /// training begins with the first epoch, to the same model.
    std::function<void(const Problem&)> begunAnew;
    /// The same, perhaps for each fold: its checkpoints or its model cannot be kept, and it goes on all the same.
    std::function<void(const Problem&)> notKept;
    /// The sentence with that index as it is predicted, where that is another one than the one that is learnt from;
    /// null: not at all. Both have the same fingerprint.
    std::function<std::shared_ptr<const Sentence>(std::size_t index)> predicted;
};

/// Called on a worker thread, on several at the same time, with the index of a sentence and a parser whose model has
/// not seen it.
using HeldOutVisitor = std::function<void(std::size_t index, const Parser& parser, Parser::Workspace& workspace)>;

/// Is given each sentence that has bunsetsu, with a parser of bunsetsu that has not seen it.
using BunsetsuHeldOutVisitor
    = std::function<void(std::size_t index, const BunsetsuParser& parser, BunsetsuParser::Workspace& workspace)>;

/// One fold of it alone: trains on the others and gives its sentences to the visitor, on this thread. Fails as train()
/// or trainBunsetsuModel(), and with NoUsableSentences where the fold would leave nothing to train on.
Result<void> visitFold(const Folds& folds, std::size_t fold, const TrainingSettings& training, RelationPool& relations,
    const HeldOutVisitor& visit, const ProgressSink& progress, const std::stop_token& stop,
    const FoldSteps<Model>& steps = {});
Result<void> visitFold(const Folds& folds, std::size_t fold, const BunsetsuSettings& training, RelationPool& relations,
    const BunsetsuHeldOutVisitor& visit, const ProgressSink& progress, const std::stop_token& stop,
    const FoldSteps<BunsetsuModel>& steps = {});

/// Jackknifing as in jackknife(), for callers that want more of the parser than its prediction.
Result<void> visitHeldOut(const Sentences& sentences, const JackknifeSettings& settings, RelationPool& relations,
    const HeldOutVisitor& visit, const ProgressSink& progress, const std::stop_token& stop,
    const FoldSteps<Model>& steps = {});
Result<void> visitHeldOut(const Sentences& sentences, const BunsetsuJackknifeSettings& settings,
    RelationPool& relations, const BunsetsuHeldOutVisitor& visit, const ProgressSink& progress,
    const std::stop_token& stop, const FoldSteps<BunsetsuModel>& steps = {});

/// Different sentences take turns in joining the folds; copies of a sentence are in one fold. A fold's predictions come
/// as soon as its model is trained; sentences that could not be read get none. Fails as train() does, and with
/// NoUsableSentences where a fold would leave nothing to train on.
Result<void> jackknife(const Sentences& sentences, const JackknifeSettings& settings, RelationPool& relations,
    const PredictionSink& predicted, const ProgressSink& progress, const std::stop_token& stop,
    const FoldSteps<Model>& steps = {});

/// Predicts the bunsetsu dependencies of all sentences by folds; sentences without any get no prediction. Fails as
/// trainBunsetsuModel() does.
Result<void> jackknife(const Sentences& sentences, const BunsetsuJackknifeSettings& settings, RelationPool& relations,
    const PredictionSink& predicted, const ProgressSink& progress, const std::stop_token& stop,
    const FoldSteps<BunsetsuModel>& steps = {});

} // namespace arcwright
