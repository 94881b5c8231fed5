// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/evaluation/property.h"
#include "core/features/language.h"
#include "core/learning/trainer.h"
#include "core/scoring/arc_filter.h"
#include "core/scoring/weights.h"
#include "core/treebank/sentence.h"

namespace arcwright {

/// More relations than this cannot be learnt.
inline constexpr int mostRelations = 10'000;

/// How a model came to be: what `model info` and the model shelf show.
struct ModelConfiguration {
    TrainerSettings trainer; ///< its decoder is the one trained through; members: of how many models it is the mean
    std::optional<Decoder> parseDecoder; ///< the one to parse with, where it is another
    /// By member, the epoch whose weights were taken; empty if training could not stop early, and took the last.
    std::vector<int> bestEpochs;
    bool labels = true;
    bool membership = false; ///< relations have the marks of members (withMarkedRelations())
    Language language = Language::Any; ///< whose back-off features have
    std::size_t trainingSentences = 0;
    std::size_t trainingTokens = 0;
    std::optional<std::size_t> givenHeads; ///< of how many of these the head was given; nothing: of all

    Decoder decoder() const { return parseDecoder.value_or(trainer.decoder.decoder); }
};

/// Weights, vocabulary and configuration. Immutable once made; shared between threads.
struct Model {
    ModelConfiguration configuration;
    std::vector<std::string> relations; ///< by number; one, empty, if the model is unlabelled
    ArcFilter filter;
    Weights weights;
    std::vector<std::uint64_t> seen; ///< sorted fingerprints of the training sentences
    /// The forms of the training sentences; null where they are not known, as of a model from a file.
    std::shared_ptr<const Vocabulary> vocabulary;

    /// Whether the model was trained on a sentence with these words and tags.
    bool hasSeen(const Sentence& sentence) const;
};

/// Adds the forms of a sentence's units.
void addForms(Vocabulary& vocabulary, const Sentence& sentence);
/// Of each unit of a sentence, unit 1 first, whether its form is there; empty where the vocabulary is null.
std::vector<bool> knownForms(const Vocabulary* vocabulary, const Sentence& sentence);

/// A hash of a sentence's forms and tags, whatever its tree.
std::uint64_t fingerprint(const Sentence& sentence);

/// For each sentence a number that it shares with those of the same fingerprint, and with no other: 0 for the first, 1
/// for the next one that is different, and so on. What is held out together with its copies is really unseen.
std::vector<std::size_t> groupIdentical(const std::vector<std::shared_ptr<const Sentence>>& sentences);

} // namespace arcwright
