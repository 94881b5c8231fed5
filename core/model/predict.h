// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stop_token>

#include "core/base/progress.h"
#include "core/documents/layer.h"
#include "core/documents/treebank.h"
#include "core/model/model_with_folds.h"

namespace arcwright {

/// Called with each prediction, in the order they are made.
using AnalysisSink = std::function<void(SentenceKey key, Analysis analysis)>;

/// Parses the sentences of a treebank one after the other, each with the model that speaks of it, `first` before all
/// others and then from it on to the end and from the beginning up to it. Predictions are marked as exposureOf() says;
/// sentences that could not be read are passed over. Returns early when `stop` is requested.
void predict(const LiveModels& models, RelationPool& relations, const Treebank& treebank, std::size_t first,
    const AnalysisSink& predicted, const ProgressSink& progress, const std::stop_token& stop);

/// Predicts bunsetsu dependencies as the function above; sentences without any are passed over, too.
void predict(const BunsetsuModels& models, RelationPool& relations, const Treebank& treebank, std::size_t first,
    const AnalysisSink& predicted, const ProgressSink& progress, const std::stop_token& stop);

} // namespace arcwright
