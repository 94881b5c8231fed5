// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/learning/bayes_point.h"
#include "core/model/model.h"

namespace arcwright {

using Sentences = std::vector<std::shared_ptr<const Sentence>>;

/// The settings that the user chooses; those left open are decided by the data.
struct TrainingSettings {
    TrainerSettings trainer; ///< the decoder's root policy is overwritten by the choice below
    std::optional<Decoder> parseDecoder{}; ///< what the model parses with, where not with what it is trained through
    bool labels = true;
    bool membership = true; ///< learn the marks of members with the relations, where the treebank has them
    Language language = Language::Any; ///< whose back-off features have
    std::optional<RootPolicy> root; ///< open: single if every training sentence has exactly one root
    bool parts = false; ///< learn also from sentences in which some words have no head (partial_tree.h)
};

/// Whether a model can learn from a sentence: it was read, its units are words,
/// every one has a head, and there is no cycle.
bool isUsable(const Sentence& sentence);

/// The receivers of progress and of states to go on from. Any may be empty.
struct TrainingHooks {
    ProgressSink progress;
    Trainer::EpochSink epochDone;
    /// Called once, by Bpm with development sentences, before train() returns.
    std::function<void(const MembersReport&)> membersDone;
    /// A file that is written anew, atomically, after every epoch, by Bpm after every member: what a training that was
    /// broken off goes on from.
    std::string checkpoint;
    /// Such a file, to go on from; the model is the one that an unbroken training gives, byte for byte.
    std::string resume;
    /// Who trains the members of Bpm, each a share; null: the threads of the settings.
    WorkShares* shares = nullptr;
};

/// Whether a training with these settings learns from a sentence.
bool isUsable(const Sentence& sentence, const TrainingSettings& settings);

/// Trains on the usable sentences, reports epoch by epoch on the usable ones of `development`. Fails with NoSentences,
/// BunsetsuNotTrainable, NoUsableSentences, TooManyRelations, NoUsableDevelopment or Cancelled; as
/// writeFileAtomically() where a checkpoint cannot be written; and as core/model/checkpoint.h says where one cannot be
/// read or belongs to another training.
Result<std::shared_ptr<const Model>> train(const Sentences& training, const Sentences& development,
    const TrainingSettings& settings, const TrainingHooks& hooks, const std::stop_token& stop);
Result<std::shared_ptr<const Model>> train(const Sentences& training, const Sentences& development,
    const TrainingSettings& settings, const ProgressSink& progress, const Trainer::EpochSink& epochDone,
    const std::stop_token& stop);

/// Every tenth sentence set aside, with its copies, for a development curve where the user named no file.
struct HeldOutSplit {
    Sentences training;
    Sentences development;
};
HeldOutSplit holdOutEveryTenth(const Sentences& sentences);
/// The same of those that are whole; the others, which cannot be scored, stay with the training, after these.
HeldOutSplit holdOutEveryTenth(const Sentences& sentences, const std::function<bool(const Sentence&)>& isWhole);

} // namespace arcwright
