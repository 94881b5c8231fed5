// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/treebank/sentence.h"
#include "core/treebank/tag_set.h"

namespace arcwright {

/// The role of a word in its bunsetsu.
enum class WordRole {
    Content,
    Functional, ///< particles, auxiliaries, the copula, suffixes
    Special, ///< punctuation, brackets, symbols: neither of the two
};

/// The properties of a part of speech that parsers of bunsetsu ask for.
struct WordClass {
    WordRole role = WordRole::Content;
    bool particle = false;
    bool caseParticle = false;
    bool comma = false;
    bool fullStop = false;
    bool opening = false; ///< a bracket
    bool closing = false;
};

/// By the tags of JUMAN, IPADIC or UniDic; of another tag set every word is a content word. O(rows of its table).
WordClass classOf(const Token& word, TagSet tagSet);

/// The tag set of a sentence's words: the one a CaboCha file has, else JUMAN, which KNP files are tagged with.
TagSet tagSetOf(const Sentence& sentence);

} // namespace arcwright
