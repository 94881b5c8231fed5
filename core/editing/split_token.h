// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/treebank/sentence.h"

namespace arcwright {

struct SentenceDraft;

// Edits of the words, each a function from a sentence to the edited one, refused like those of arc_operations.h. Heads,
// enhanced arcs, multiword tokens, empty nodes, bunsetsu, places of comments, pins and waivers are renumbered; what is
// said of a word that goes, goes. `# text` follows where it agreed with the forms before, and is never added. Where an
// operation makes arcs of its own, the sentence is confirmed no longer. The text is the truth: dividing and uniting
// words of the same text does not change it.

/// Divides a word behind its first `characters` characters. White space at that place goes into neither part and stays
/// in the text; where there is none, the first part gets `SpaceAfter=No` (in formats that have it). Refused:
/// SplitOutsideWord.
Result<Sentence> splitToken(const Sentence& sentence, int word, std::size_t characters);

/// Divides a word into two or more, whose forms must make up its own (FormsDoNotMatch), unless it is a syntactic word
/// of a multiword token. The first part is the word as it was: it keeps lemma, tags, head, dependents and MISC but for
/// what that says of the white space behind, which the last part gets. The others have nothing but a form and hang on
/// the first as `dep`; in DTAG and in bunsetsu they have no head.
Result<Sentence> splitToken(const Sentence& sentence, int word, const std::vector<std::string>& forms);

/// Divides a word of a draft into words with these forms, the first of which is the old one; returns their keys. All
/// belong to the old one's bunsetsu and multiword token; spaces are left to the caller.
std::vector<int> divide(SentenceDraft& draft, int word, const std::vector<std::string>& forms);

} // namespace arcwright
