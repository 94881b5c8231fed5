// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <variant>

#include "core/base/result.h"
#include "core/evaluation/bunsetsu_scores.h"
#include "core/evaluation/ud_scores.h"
#include "core/learning/tagger.h"
#include "core/model/any_model.h"
#include "core/model/train.h"

namespace arcwright {

/// The sentences and settings of a training.
struct TrainingRun {
    Sentences training;
    Sentences development; ///< scored after each epoch; may be empty
    Sentences tagged; ///< what a tagger learns from, for texts that have no tags; empty: there is to be none
    std::variant<TrainingSettings, BunsetsuSettings> settings; ///< which say what the units are
};

struct TrainedModel {
    AnyModel model;
    std::shared_ptr<const Tagger> tagger; ///< null where there is to be none, or no word has a tag
    double seconds = 0; ///< for the model alone
};

/// Trains a parser and a tagger, at the same time where the settings allow several threads. Fails as train(), or for
/// bunsetsu as trainBunsetsuModel(), which tells what these have of the hooks. Cancelled in training the tagger, there
/// is no model either.
Result<TrainedModel> train(const TrainingRun& run, const TrainingHooks& hooks, const std::stop_token& stop);

/// Writes a model into one file, with its tagger if that is not null. As writeFileAtomically().
Result<void> saveModel(
    const AnyModel& model, const Tagger* tagger, const std::string& path, const std::stop_token& stop = {});

/// A model from a file with the vocabulary that its tagger has kept: a file has none of its own. Others stay as they
/// are. O(weights).
AnyModel withVocabularyOf(AnyModel model, const Tagger* tagger);

/// How a model of bunsetsu parses sentences, against the heads and types that they have; those without bunsetsu do not
/// count. Stopped, it is of the sentences before.
BunsetsuEvaluation scoreBunsetsuModel(
    const std::shared_ptr<const BunsetsuModel>& model, const Sentences& sentences, const std::stop_token& stop = {});

/// Shares of heads, and of heads with their relations or types, in percent.
struct ModelScore {
    double uas = 0;
    double las = 0; ///< 0 of parsers of bunsetsu that have not learnt types
};

/// How a model of either kind parses sentences, against what they have; of bunsetsu as scoreBunsetsuModel().
/// Stopped, it is of the sentences before.
ModelScore scoreModel(const AnyModel& model, const Sentences& sentences, const std::stop_token& stop = {});

/// How a trained model does on sentences that it has not seen, beyond what the hooks were told of each epoch.
struct DevelopmentScores {
    std::optional<TaggingScores> tagging; ///< where there is a tagger
    std::optional<UdScores> rawText; ///< of their text, divided and tagged anew, where it has learnt to divide text
    std::optional<BunsetsuEvaluation> bunsetsu; ///< where these are the units
};

/// How a tagger divides and tags the text that the sentences were (see textLines()), by the places of sentences, tokens
/// and words in it: as the UD tools score raw text. Nothing if the tagger has not learnt to divide text, or there is
/// none.
std::optional<UdScores> scoreRawText(const Tagger& tagger, const Sentences& sentences);

/// Nothing where there are no sentences.
DevelopmentScores scoreTrained(const TrainedModel& trained, const Sentences& development);

} // namespace arcwright
