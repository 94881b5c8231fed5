// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bitset>
#include <cstddef>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/documents/treebank.h"
#include "core/evaluation/arc_counts.h"

namespace arcwright {

struct UdText;

/// The metrics of the UD tools' scorer, in its order. Relations count without subtypes, features only the universal
/// ones.
enum class UdMetric {
    Tokens,
    Sentences,
    Words,
    Upos,
    Xpos,
    Features,
    AllTags,
    Lemmas,
    Uas,
    Las,
    Clas, ///< LAS over content words
    Mlas, ///< and UPOS, features and function words
    Blex, ///< and lemma
    Elas, ///< arcs of DEPS
    Eulas, ///< arcs of DEPS without subtypes and case markers
};
inline constexpr std::size_t udMetricCount = 15;

/// The official name: `UAS`, `UFeats`.
std::string_view udMetricName(UdMetric metric);

/// Some of the metrics, by their numbers.
using UdMetrics = std::bitset<udMetricCount>;

struct UdScore {
    ArcCounts counts;
    std::optional<std::size_t> aligned; ///< words in both; none for tokens, sentences, words, ELAS and EULAS

    /// How many of the aligned words are right.
    std::optional<double> alignedAccuracy() const
    {
        return aligned ? std::optional(percentage(counts.right, *aligned)) : std::nullopt;
    }
};

using UdScores = std::array<UdScore, udMetricCount>;

inline const UdScore& scoreOf(const UdScores& scores, UdMetric metric)
{
    return scores[static_cast<std::size_t>(metric)];
}

/// The scores of `conll18_ud_eval.py` and the IWPT scorer (Zeman et al. 2018; Bouma et al. 2020), figure for figure:
/// words are aligned by their place in the text, so that sentences and tokens may differ. Arcs from empty nodes do not
/// count. Unlike there, a sentence may have several roots, words without a head (never right) and cycles. Fails with
/// TextMismatch where the texts without spaces differ; file and line are those of the system's token, arguments file
/// and line of gold's, and what both have there. O(words) but for multiword tokens (see alignedWords()).
Result<UdScores> udScores(const Treebank& gold, const Treebank& system);
/// The scores of sentences of the same words and text; nothing if the texts differ. `misses`: where udMisses() of all
/// words are put, one sentence after the other.
std::optional<UdScores> udScores(std::vector<std::shared_ptr<const Sentence>> gold,
    std::vector<std::shared_ptr<const Sentence>> system, std::vector<UdMetrics>* misses = nullptr);
/// The same of texts that have been made already.
std::optional<UdScores> udScores(const UdText& gold, const UdText& system, std::vector<UdMetrics>* misses = nullptr);
/// What each word of a sentence costs of CLAS, MLAS and BLEX, word 1 first: a word that is a content word in gold or in
/// the system's analysis and not right there. Both must have the same words; nothing of any word otherwise. O(words).
std::vector<UdMetrics> udMisses(
    const std::shared_ptr<const Sentence>& gold, const std::shared_ptr<const Sentence>& system);
/// Adds the counts of further sentences.
void add(UdScores& scores, const UdScores& further);

} // namespace arcwright
