// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/learning/tagger.h"
#include "core/treebank/edit.h"

namespace arcwright {

/// The words of an edit's sentence `after[which]` whose forms the sentences before it had not, or not so often, and
/// whose tags nobody has set: they have none, or a tagger's. In order. O(words).
std::vector<int> newWords(const Edit& edit, std::size_t which);

/// The edit with the tagger's tags for all such words, which are marked as predicted (predicted_tags.h), and its lemmas
/// where they have none. All others stay as they are, and so does the edit of sentences whose format has no place for
/// tags or for the mark, and of bunsetsu. O(words x tags that come into question) where there are new words.
Edit withNewWordsTagged(Edit edit, const Tagger& tagger);

} // namespace arcwright
