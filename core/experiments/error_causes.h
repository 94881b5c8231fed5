// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <vector>

#include "core/documents/layer.h"
#include "core/model/parser.h"

namespace arcwright {

/// How far the gold head of a word is from being chosen.
enum class Reach {
    SecondBest, ///< only the head that was chosen is worth more
    Behind, ///< others are worth more, too
    OutOfReach, ///< the filter or pruning left it out, or no tree that the decoder can find has it
};
inline constexpr std::size_t reachCount = 3;

/// Why the tree of a sentence, or a head, is not gold's. Of parsers of bunsetsu that choose one head after the other,
/// and so score no trees, see causesOf() in bunsetsu_causes.h.
enum class ErrorSource {
    None, ///< it is
    Search, ///< gold's scores more than what was found: the decoder missed it
    Model, ///< gold's scores less: another decoder would not help
    Pruned, ///< gold's has arcs that the filter or pruning left out
    OtherShape, ///< gold's is none that the decoder can find: not projective, or with several roots, or no tree
};
inline constexpr std::size_t errorSourceCount = 5;

/// A word with the wrong head.
struct WordError {
    int word = 0;
    int goldHead = kNoHead;
    int head = kNoHead; ///< the parser's
    Reach reach{};
    ErrorSource source{}; ///< of words that of the sentence
    std::size_t rank = 0; ///< of the gold head among all that were considered, 2 for the second best; 0 out of reach
    double loss = 0; ///< how much the best tree with the gold head scores less; 0 out of reach. See TreeMargins.
    /// Further words whose heads become right if the parser is told this one (Ng and Curran 2015), and words whose
    /// right heads become wrong. Empty where that was not asked for.
    std::vector<int> repaired;
    std::vector<int> broken;
};

struct SentenceCauses {
    std::size_t sentence = 0; ///< index in the list given
    ErrorSource source{};
    Exposure exposure{}; ///< of the model to the sentence, where it was asked about
    double foundScore = 0;
    double goldScore = 0; ///< minus infinity where it cannot be found; both 0 of parsers that score no trees
    std::vector<WordError> errors; ///< by word; words without a gold head are none
    Graph found; ///< the parser's analysis, in its relations; empty where there are no errors
};

/// What is behind the wrong heads of one sentence. Heads alone: of several parents those of the tree. Scores are those
/// of the parser's decoder, with the best relation of each arc. Takes a parse, the margins, and with propagation a
/// parse for each error. `stop`: what is returned then means nothing.
SentenceCauses causesOf(
    const Parser& parser, const Sentence& sentence, Parser::Workspace& workspace, bool propagation = true);

/// What many sentences have in common.
struct CauseSummary {
    std::size_t sentences = 0;
    std::size_t errors = 0; ///< wrong heads
    std::array<std::size_t, errorSourceCount> sentencesBySource{};
    std::array<std::size_t, errorSourceCount> errorsBySource{};
    std::array<std::size_t, reachCount> errorsByReach{};
    double usualLoss = 0; ///< the median of the losses of those within reach
    std::map<std::size_t, std::size_t> cascades; ///< errors by how many others their repair repairs
    std::size_t repaired = 0; ///< the sum of these
    std::size_t broken = 0;
};
CauseSummary summaryOf(const std::vector<SentenceCauses>& causes);

/// A place in a list of causes.
struct ErrorPlace {
    std::size_t sentence = 0; ///< index in the causes
    std::size_t error = 0;
};
/// All errors, those whose repair repairs most others (less what it breaks) first; ties by place.
std::vector<ErrorPlace> byRepairs(const std::vector<SentenceCauses>& causes);

} // namespace arcwright
