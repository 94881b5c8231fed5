// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "core/advice/suggester.h"

namespace arcwright {

/// What the annotation of a sentence, or of one word, took.
struct AnnotationCost {
    std::size_t wordsRead = 0; ///< units of the sentence
    std::size_t wrongWords = 0; ///< units whose first suggestion was wrong
    std::size_t correctedWords = 0; ///< units that somebody had to correct by hand: some others became right by that
    std::size_t decisions = 0; ///< units about which somebody decided: of a sentence that is confirmed all
    std::size_t keys = 0;

    AnnotationCost& operator+=(const AnnotationCost& other);
    friend bool operator==(const AnnotationCost&, const AnnotationCost&) = default;
};

/// What came of a sentence: what was suggested first, by unit - 1, and the units that were corrected by hand, in order.
struct AnnotationCourse {
    std::vector<SuggestedArc> suggested;
    std::vector<int> corrected;
};

/// What the parser says around decisions.
using Suggest = std::function<Suggestion(std::span<const DecidedArc> decided)>;

/// Replays how somebody turns the suggestions for a sentence into gold who uses nothing but the keyboard of the window,
/// and always the fewest keys for what is to be done next: digits for guesses, brackets for neighbours, head mode, the
/// list of relations or a chord for each of the most frequent ones, Space where the parser is unsure, or the keys that
/// move; accepting all that is suggested where that mends more than it spoils; confirming. After each correction the
/// rest is suggested anew. tests/ui/shell/keyboard_script_test.cpp presses these keys.
class KeyCount {
public:
    /// `relations`: of the treebank, the most frequent first; the first 26 have a chord of two keys, as somebody makes
    /// them who annotates all day.
    explicit KeyCount(std::vector<std::string> relations) : m_relations(std::move(relations)) { }

    /// Corrects and confirms a sentence. `course`, if not null, gets how it went.
    /// O(corrections) suggestions, and O(n^2) besides for each.
    AnnotationCost annotate(const Sentence& gold, const Suggest& suggest, AnnotationCourse* course = nullptr) const;

    /// Decides about one unit, which is lit as the queue of words asks for it: one key where the suggestion is right.
    AnnotationCost decide(const Sentence& gold, int unit, const Suggestion& suggestion) const;

private:
    std::vector<std::string> m_relations;
};

} // namespace arcwright
