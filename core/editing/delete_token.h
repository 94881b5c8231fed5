// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/treebank/sentence.h"

namespace arcwright {

// See split_token.h for what all operations on words keep.

/// Takes a word out. Its dependents and the enhanced arcs from it go to its head; if that is the root, the first
/// dependent that is no punctuation takes its place and gets the others (in DTAG they lose their head). Between its
/// neighbours a space is left if there was one on either side; but punctuation beside a word that is none keeps the gap
/// it had: of "like cats, dogs" without cats is left "like, dogs". Of a multiword token whose last but one word goes,
/// one word with the form of the token is left; of a bunsetsu without words, nothing, and its dependents go to its
/// head. Refused: OnlyWord.
Result<Sentence> deleteToken(const Sentence& sentence, int word);

} // namespace arcwright
