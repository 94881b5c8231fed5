// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/treebank/sentence.h"

namespace arcwright {

/// A token as the text has it: a multiword token, or a word that is in none.
struct SurfaceToken {
    int first = 0;
    int last = 0;
    std::string_view form; ///< a view into the sentence
    bool spaceAfter = true;
};

/// The tokens of the text, in order. O(words).
std::vector<SurfaceToken> surfaceTokens(const Sentence& sentence);

/// Whether tokens say if a space follows: in formats with MISC, where words are not those of bunsetsu.
bool knowsSpaces(const Sentence& sentence);

/// The forms with the spaces that follow them, none after the last.
std::string surfaceText(const Sentence& sentence);

/// A part of a text, in bytes.
struct TextExtent {
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// Where each surface token is in `text`; none unless the text is made of just these forms, with white space exactly
/// where they say so. O(bytes).
std::optional<std::vector<TextExtent>> alignedWithText(const Sentence& sentence, std::string_view text);

/// Makes `# text` of an edited sentence say what its forms say, if it did so before: the part that belongs to forms
/// which came, went or changed is written anew, and the rest stays. A text that disagreed is left as it was.
void updateText(const Sentence& before, Sentence& after);

} // namespace arcwright
