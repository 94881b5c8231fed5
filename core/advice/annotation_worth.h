// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/advice/suggester.h"
#include "core/learning/annotation_order.h"

namespace arcwright {

/// What the last corrections were of, to find words like these elsewhere. A value; belongs to one thread.
class LastCorrections {
public:
    explicit LastCorrections(std::size_t kept = 40) : m_kept(kept) { }

    /// O(log n).
    void add(const Sentence& sentence, int unit);
    /// How like one of them a unit is: 1 with the same word and tag, 0.5 with the same tag between the same tags, else
    /// 0. O(log n).
    double likeness(const Sentence& sentence, int unit) const;

private:
    struct Keys {
        std::uint64_t word = 0;
        std::uint64_t context = 0;
    };
    static Keys keysOf(const Sentence& sentence, int unit);

    std::size_t m_kept;
    std::deque<Keys> m_last;
    std::multiset<std::uint64_t> m_words;
    std::multiset<std::uint64_t> m_contexts;
};

/// What is known of a sentence that waits; of this an order needs a part (see OrderRow). By unit - 1.
struct WaitingSentence {
    const Sentence& sentence;
    std::size_t place = 0; ///< in the treebank, from 0
    std::uint64_t seed = 0; ///< of what is drawn
    const Suggestion* suggestion = nullptr;
    std::vector<double> confidences = {};
    std::vector<double> deficits = {}; ///< of what stands there, see Suggester
    const std::vector<SuggestedArc>* second = nullptr; ///< what another parser says
    const LastCorrections* corrections = nullptr;
};

/// By how much a sentence goes before others, and why, as arguments of orderReason() (core/messages).
struct Worth {
    double value = 0;
    int unit = 0; ///< the one that the reason is about; 0: none
    std::vector<std::string> arguments = {};
};

/// The worth of a sentence for an order of sentences:
/// Sequence and Random: as the name says.
/// Confidence: the mean of the negative logarithms of how likely its heads are.
/// Gain: the words that are likely to change for each word read, where to open and confirm a sentence is as much as to
/// read two words.
/// Disagreement: the share of words for which two parsers have another head or relation.
/// Suspicion: the mean by how much the parser is against the heads that stand there.
/// Similar: the share of words like those that were corrected last.
/// For Words, the worth of its least certain word. O(n log n).
Worth worthOf(AnnotationOrder order, const WaitingSentence& waiting);

/// The worth of one unit in the order of words: the doubt about it.
Worth worthOfWord(const Sentence& sentence, int unit, double doubt);

} // namespace arcwright
