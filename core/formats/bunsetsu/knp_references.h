// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/document.h"
#include "core/treebank/basic_phrase_references.h"
#include "core/treebank/edit.h"

namespace arcwright {

/// The new names of the basic phrases that an edit renumbers, or puts into another sentence: a basic phrase is where
/// its last word is, one without words the next, or the last of all. Names that stay are not among them. O(words),
/// O(n^2) for those between the first that changed and the last.
NewBasicPhraseNames renamedBasicPhrases(const Edit& edit);

/// `edit`, grown by the sentences that refer to basic phrases which it renames, with the new names in them. Sentences
/// of the edit keep what they say, but for references to an id that none of them has any more. Where two sentences of
/// the document have the id, nothing tells which one is meant, and nothing is renamed. O(bytes of the document) if
/// anything is renamed, else as renamedBasicPhrases().
Edit withRenamedReferences(const Document& document, Edit edit);

} // namespace arcwright
