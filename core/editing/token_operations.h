// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/treebank/sentence.h"

namespace arcwright {

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

/// Makes one word of `first` to `last`. It is that one of them which is highest in the tree, and keeps all it has; the
/// arcs of the others' dependents and their secondary parents become its own, and so do attributes in their MISC that
/// it has not. Its form is what the text has there, spaces included, or `form`. The words of a whole multiword token
/// become that token. Refused: words of a multiword token and others beside it (WordsInMultiword), words of two
/// bunsetsu (WordsInTwoBunsetsu).
Result<Sentence> joinTokens(
    const Sentence& sentence, int first, int last, const std::optional<std::string>& form = std::nullopt);

/// On which side of a word.
enum class Beside { Before, After };

/// Whether there are spaces before and behind an inserted word.
struct Spacing {
    bool before = true;
    bool after = true;
};

/// Puts a new word beside `word`, whose bunsetsu and (in its middle) multiword token it becomes part of. It has nothing
/// but a form, and hangs on the first word under the root as `dep`; see splitToken() for other formats. Without
/// `spacing` the gap between its neighbours is on both sides of it; inside a multiword token there are no spaces.
/// Comments between the words stay beside the one they stood at.
Result<Sentence> insertToken(const Sentence& sentence, Beside side, int word, const std::string& form,
    const std::optional<Spacing>& spacing = std::nullopt);

/// Takes a word out. Its dependents and the enhanced arcs from it go to its head; if that is the root, the first
/// dependent that is no punctuation takes its place and gets the others (in DTAG they lose their head). Between its
/// neighbours a space is left if there was one on either side; but punctuation beside a word that is none keeps the gap
/// it had: of "like cats, dogs" without cats is left "like, dogs". Of a multiword token whose last but one word goes,
/// one word with the form of the token is left; of a bunsetsu without words, nothing, and its dependents go to its
/// head. Refused: OnlyWord.
Result<Sentence> deleteToken(const Sentence& sentence, int word);

} // namespace arcwright
