// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>

#include "core/bunsetsu/decoders.h"
#include "core/decoding/decoder.h"
#include "core/learning/update_rules.h"

// Also read by the command line, which knows no Qt; lupdate finds the sentences by the macro's name.
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(context, text) text
#endif

namespace arcwright {

/// The name of a decoder, or of a learner; texts to be translated have the context "Decoder".
template <class Kind>
struct ChoiceSentence {
    Kind kind{};
    const char* help; ///< behind its name on the command line, untranslated
    const char* title; ///< in lists to choose from, to be translated
    const char* player; ///< the title of its player, to be translated; null where it has none of its own
};

inline constexpr auto decoderSentences = std::to_array<ChoiceSentence<Decoder>>({
    {Decoder::Eisner, "first order, projective", QT_TRANSLATE_NOOP("Decoder", "Eisner (first order, projective)"),
        QT_TRANSLATE_NOOP("Decoder", "Eisner, first order")},
    {Decoder::EisnerSpan, "first order with features of what is inside each arc, projective, approximate",
        QT_TRANSLATE_NOOP("Decoder", "Eisner over spans (projective)"),
        QT_TRANSLATE_NOOP("Decoder", "Eisner over spans")},
    {Decoder::Eisner2, "second order, projective", QT_TRANSLATE_NOOP("Decoder", "Eisner (second order, projective)"),
        QT_TRANSLATE_NOOP("Decoder", "Eisner, second order")},
    {Decoder::Cle, "first order, non-projective",
        QT_TRANSLATE_NOOP("Decoder", "Chu-Liu-Edmonds (first order, any tree)"),
        QT_TRANSLATE_NOOP("Decoder", "Chu-Liu-Edmonds")},
    {Decoder::Hill, "second order, non-projective, by hill climbing",
        QT_TRANSLATE_NOOP("Decoder", "Hill climbing (second order, any tree)"),
        QT_TRANSLATE_NOOP("Decoder", "Hill climbing")},
    {Decoder::Multi, "as hill, with several parents a word (DEPS, secondary edges of DTAG)",
        QT_TRANSLATE_NOOP("Decoder", "Hill climbing (second order, several parents)"),
        QT_TRANSLATE_NOOP("Decoder", "Hill climbing, several parents")},
    {Decoder::Restarts, "third order and whole trees, by hill climbing from many trees",
        QT_TRANSLATE_NOOP("Decoder", "Hill climbing from many trees (third order, any tree)"),
        QT_TRANSLATE_NOOP("Decoder", "Randomised restarts")},
});

inline constexpr auto bunsetsuDecoderSentences = std::to_array<ChoiceSentence<BunsetsuDecoder>>({
    {BunsetsuDecoder::Tournament, "games between candidates",
        QT_TRANSLATE_NOOP("Decoder", "Tournament (games between candidates)"),
        QT_TRANSLATE_NOOP("Decoder", "Tournament")},
    {BunsetsuDecoder::ShiftReduce, "shift-reduce", QT_TRANSLATE_NOOP("Decoder", "Shift-reduce"),
        QT_TRANSLATE_NOOP("Decoder", "Shift-reduce")},
    {BunsetsuDecoder::CascadedChunking, "cascaded chunking", QT_TRANSLATE_NOOP("Decoder", "Cascaded chunking"),
        QT_TRANSLATE_NOOP("Decoder", "Cascaded chunking")},
    {BunsetsuDecoder::RelativePreference, "relative preference",
        QT_TRANSLATE_NOOP("Decoder", "Relative preference (all candidates at once)"),
        QT_TRANSLATE_NOOP("Decoder", "Relative preference")},
    {BunsetsuDecoder::Cle, "any tree", QT_TRANSLATE_NOOP("Decoder", "Chu-Liu-Edmonds (any tree)"),
        QT_TRANSLATE_NOOP("Decoder", "Bunsetsu, Chu-Liu-Edmonds")},
    {BunsetsuDecoder::Eisner, "the best projective tree", QT_TRANSLATE_NOOP("Decoder", "Eisner (best projective tree)"),
        QT_TRANSLATE_NOOP("Decoder", "Bunsetsu, Eisner")},
});

inline constexpr auto learnerSentences = std::to_array<ChoiceSentence<Learner>>({
    {Learner::Mira, "1-best, the least change that corrects a tree", QT_TRANSLATE_NOOP("Decoder", "MIRA"), nullptr},
    {Learner::Perceptron, "a step of one for each error", QT_TRANSLATE_NOOP("Decoder", "Averaged perceptron"), nullptr},
    {Learner::Bpm, "a Bayes Point Machine, the mean of perceptrons trained on different shuffles",
        QT_TRANSLATE_NOOP("Decoder", "Bayes Point Machine (mean of 10 perceptrons)"), nullptr},
});

/// Whether there is one sentence for each row of a table, in the order of its enumeration.
template <class Sentences>
constexpr bool areSentencesOfAll(const Sentences& sentences, std::size_t rows)
{
    for (std::size_t i = 0; i < sentences.size(); ++i) {
        if (static_cast<std::size_t>(sentences[i].kind) != i)
            return false;
    }
    return sentences.size() == rows;
}
static_assert(areSentencesOfAll(decoderSentences, decoderTable.size()), "one for each decoder");
static_assert(areSentencesOfAll(bunsetsuDecoderSentences, bunsetsuDecoderTable.size()), "one for each parser");
static_assert(areSentencesOfAll(learnerSentences, learnerTable.size()), "one for each learner");

constexpr const ChoiceSentence<Decoder>& sentenceOf(Decoder decoder)
{
    return decoderSentences[static_cast<std::size_t>(decoder)];
}
constexpr const ChoiceSentence<BunsetsuDecoder>& sentenceOf(BunsetsuDecoder decoder)
{
    return bunsetsuDecoderSentences[static_cast<std::size_t>(decoder)];
}
constexpr const ChoiceSentence<Learner>& sentenceOf(Learner learner)
{
    return learnerSentences[static_cast<std::size_t>(learner)];
}

/// `eisner: first order, projective; ...`: all choices with their names, for the help of the command line.
template <class Sentences>
std::string helpOf(const Sentences& sentences)
{
    std::string text;
    for (const auto& sentence : sentences)
        text.append(text.empty() ? "" : "; ").append(nameOf(sentence.kind)).append(": ").append(sentence.help);
    return text;
}

} // namespace arcwright
