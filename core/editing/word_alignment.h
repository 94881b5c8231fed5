// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

#include "core/treebank/sentence.h"

namespace arcwright {

using SentencePointers = std::span<const std::shared_ptr<const Sentence>>;

/// A word of several sentences: which of them (from 0), and its id; no word if the id is 0.
struct WordPlace {
    std::size_t sentence = 0;
    int id = 0;

    friend bool operator==(const WordPlace&, const WordPlace&) = default;
};

/// The alignment of the words of some sentences with those of the sentences that replaced them, in order and one to
/// one. Words that came from a file are told by their lines, if both sides have the same source; new ones by their
/// forms and places.
class WordAlignment {
public:
    /// O(n) for words that are alike at both ends, O(n^2) for those between.
    WordAlignment(SentencePointers before, SentencePointers after);

    /// The place of the word after the edit, none if it is gone.
    WordPlace inAfter(WordPlace before) const { return m_inAfter[indexOf(m_beforeStarts, before)]; }

    /// The key of a part other than a word by its line: the number of a line of sentence `sentence` of one side, such
    /// that it is the same on the other; 0 if it is new, or the sources differ.
    int beforeKey(std::size_t sentence, SourceLine line) const { return key(m_beforeLines, sentence, line); }
    int afterKey(std::size_t sentence, SourceLine line) const { return key(m_afterLines, sentence, line); }

    /// Every word of either side once, those that are only on the first before those that are only on the second.
    struct Pair {
        WordPlace before;
        WordPlace after;
    };
    const std::vector<Pair>& pairs() const { return m_pairs; }

private:
    struct Word;

    static std::size_t indexOf(const std::vector<std::size_t>& starts, WordPlace place)
    {
        return starts[place.sentence] + static_cast<std::size_t>(place.id) - 1;
    }
    int key(const std::vector<int>& lines, std::size_t sentence, SourceLine line) const
    {
        return line.number == 0 || !m_sameSource ? 0 : lines[sentence] + line.number;
    }
    std::vector<Word> wordsOf(SentencePointers sentences, const std::vector<int>& lines) const;

    bool m_sameSource = false;
    std::vector<int> m_beforeLines; ///< how many lines of source stand before that of a sentence
    std::vector<int> m_afterLines;
    std::vector<std::size_t> m_beforeStarts; ///< how many words
    std::vector<WordPlace> m_inAfter;
    std::vector<Pair> m_pairs;
};

} // namespace arcwright
