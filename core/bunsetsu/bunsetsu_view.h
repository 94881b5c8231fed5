// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/bunsetsu/word_classes.h"
#include "core/treebank/sentence.h"

namespace arcwright {

/// A bunsetsu as parsers see it. Words are numbers in the sentence, from 1.
struct BunsetsuParts {
    int first = 0;
    int last = 0;
    int shuji = 0; ///< the head of its content: the rightmost content word
    int gokei = 0; ///< what stands for its function: the rightmost functional word
    bool comma = false;
    bool fullStop = false;
    bool opening = false; ///< it has an opening bracket
    bool closing = false;
};

/// The bunsetsu of a sentence, its words sorted into classes once. Where a bunsetsu has no content word (functional
/// word), its shuji (gokei) is its last word that is not special, or else its last word.
class BunsetsuView {
public:
    explicit BunsetsuView(const Sentence& sentence);

    /// Number of bunsetsu.
    int size() const { return static_cast<int>(m_parts.size()); }
    /// `bunsetsu` from 1.
    const BunsetsuParts& parts(int bunsetsu) const { return m_parts[static_cast<std::size_t>(bunsetsu) - 1]; }
    /// The class of a word of the sentence.
    const WordClass& classOf(int word) const { return m_classes[static_cast<std::size_t>(word) - 1]; }
    const Token& word(int number) const { return m_sentence->word(number); }

private:
    BunsetsuParts partsOf(const Bunsetsu& bunsetsu) const;

    const Sentence* m_sentence;
    std::vector<WordClass> m_classes; ///< by word
    std::vector<BunsetsuParts> m_parts; ///< by bunsetsu
};

/// The heads of the bunsetsu as the sentence has them, with one entry a bunsetsu and one, kNoHead, for the root, as
/// Graph has them.
std::vector<int> bunsetsuHeads(const Sentence& sentence);

/// Why parsers of bunsetsu cannot learn from a sentence, if they cannot.
enum class BunsetsuFitness {
    Fit,
    Unreadable,
    NoBunsetsu, ///< its units are words
    NoHead, ///< a bunsetsu before the last has none, or hangs on the root
    HeadToTheLeft, ///< or the last one has a head
};

/// Whether every bunsetsu but the last has one head to its right. Arcs may cross.
BunsetsuFitness fitnessOf(const Sentence& sentence);

/// Whether some of them have, and none has a head to its left: what can be learnt from in part.
bool isPartlyFit(const Sentence& sentence);

} // namespace arcwright
