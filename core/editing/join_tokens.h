// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "core/base/result.h"
#include "core/treebank/sentence.h"

namespace arcwright {

// See split_token.h for what all operations on words keep.

/// Makes one word of `first` to `last`. It is that one of them which is highest in the tree, and keeps all it has; the
/// arcs of the others' dependents and their secondary parents become its own, and so do attributes in their MISC that
/// it has not. Its form is what the text has there, or `form`. The words of a whole multiword token become that token.
/// Refused: no form where the text has spaces there (SpaceInJoined: whether the word has them is not ours to say),
/// words of a multiword token and others beside it (WordsInMultiword), words of two bunsetsu (WordsInTwoBunsetsu).
Result<Sentence> joinTokens(
    const Sentence& sentence, int first, int last, const std::optional<std::string>& form = std::nullopt);

} // namespace arcwright
