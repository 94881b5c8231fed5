// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <vector>

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/experiments/error_causes.h"
#include "core/model/model_with_folds.h"

namespace arcwright {

struct CauseSettings {
    bool propagation = true; ///< parses the sentence again for each wrong head
    unsigned threads = 1;
};

/// The causes of all sentences of a treebank that can be read, each asked of the model that speaks of it, by index.
/// Sentences that their model was trained on have their exposure and nothing else: what it says of them is no example
/// of what it does. The same for any number of threads. Fails with Cancelled. Models and relations must outlive it.
Result<std::vector<SentenceCauses>> findCauses(const LiveModels& models, RelationPool& relations,
    const Treebank& treebank, const CauseSettings& settings, const ProgressSink& progress = {},
    const std::stop_token& stop = {});

/// Of bunsetsu; sentences without any are passed over.
Result<std::vector<SentenceCauses>> findCauses(const BunsetsuModels& models, RelationPool& relations,
    const Treebank& treebank, const CauseSettings& settings, const ProgressSink& progress = {},
    const std::stop_token& stop = {});

/// The causes of all sentences that can be read, of one parser, whether it was trained on them or not.
Result<std::vector<SentenceCauses>> findCauses(const Parser& parser, const Sentences& sentences,
    const CauseSettings& settings, const ProgressSink& progress = {}, const std::stop_token& stop = {});
Result<std::vector<SentenceCauses>> findCauses(const BunsetsuParser& parser, const Sentences& sentences,
    const CauseSettings& settings, const ProgressSink& progress = {}, const std::stop_token& stop = {});

} // namespace arcwright
