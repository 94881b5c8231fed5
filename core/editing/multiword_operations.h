// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/treebank/sentence.h"

namespace arcwright {

// Edits of multiword tokens, in CoNLL-U only (OnlyInConllu). See token_operations.h for what all of them keep.

/// Makes one token of the text of the words `first` to `last`: with `form`, else with what the text has there, in which
/// there must be no spaces (SpaceInMultiword). What MISC says of the space behind moves to the token's line. Refused:
/// fewer than two words (NothingToJoin), words of another multiword token (WordsInMultiword).
Result<Sentence> makeMultiword(
    const Sentence& sentence, int first, int last, const std::optional<std::string>& form = std::nullopt);

/// Makes tokens of the text of the words of the multiword token that `word` belongs to (NoSuchMultiword). Words that
/// make up its form stay together; else there are spaces between them, and `# text` changes. What MISC said of the
/// token, the first word gets.
Result<Sentence> dissolveMultiword(const Sentence& sentence, int word);

/// Lets the multiword token that `word` belongs to have the words `first` to `last`, some of which it had. Without
/// `form`, it is what the text has there, as in makeMultiword(); where the text cannot tell, since its words do not
/// make up its form, a form is needed (FormNeeded).
Result<Sentence> resizeMultiword(
    const Sentence& sentence, int word, int first, int last, const std::optional<std::string>& form = std::nullopt);

/// Makes a multiword token of a word, with syntactic words of any forms: `du` of the words `de` and `le`. The first of
/// them is the word as it was, see splitToken(). Refused: fewer than two forms (SplitOutsideWord), a word of another
/// multiword token (WordsInMultiword).
Result<Sentence> splitIntoMultiword(const Sentence& sentence, int word, const std::vector<std::string>& forms);

} // namespace arcwright
