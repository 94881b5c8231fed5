// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>

#include "core/treebank/sentence.h"

namespace arcwright {

/// How a treebank names the basic arcs in its enhanced graphs: plainly, or with the case marker, preposition or
/// conjunction appended, as a lemma or a form, with morphological case or without (`obl:in`, `obl:na:loc`, `conj:a`).
/// It is counted, not ruled: by the relation, the lemmas of the words that mark it (`case`, `mark`, `cc`) and the
/// feature Case. Copies are cheap to read from several threads once all is counted.
class EnhancedPractice {
public:
    /// Counts the arcs of a sentence. O(words).
    void add(const Sentence& sentence);

    /// The relation that the basic arc of a word has in the enhanced graph: what the treebank has most often for its
    /// relation, markers and Case; if that is rarely anything, for relation and markers; else the plain relation. It
    /// has been seen in the treebank, or is plain. O(words of the sentence).
    std::string relationFor(const Sentence& sentence, int word) const;

    /// Whether nearly all sentences with words have enhanced graphs.
    bool isEverywhere() const { return m_withGraph > 0 && m_withGraph * 10 >= m_sentences * 9; }

private:
    using Counts = std::unordered_map<std::string, std::size_t>;

    std::unordered_map<std::string, Counts> m_relations; ///< by what they are counted by
    std::size_t m_sentences = 0;
    std::size_t m_withGraph = 0;
};

} // namespace arcwright
