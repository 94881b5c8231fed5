// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/editing/sentence_draft.h"

namespace arcwright {

// Lines and cells beyond bunsetsu and words in files of bunsetsu. KNP divides bunsetsu into basic phrases, `+ 6D <rel
// ...>`, each with a head among them, counted from 0; `<rel target=... sid=... id=...>` names others by sentence and
// number. CaboCha names the content and the function word of a bunsetsu by their places in it, ` 0/1 1.23`.

/// Finds both in the sentence of a draft, which has its comments and bunsetsu.
void readBunsetsuLines(const Sentence& sentence, SentenceDraft& draft);

/// Writes both with new numbers into the sentence made of the draft. Lines of which nothing changed stay as they are.
/// Basic phrases that agreed with their bunsetsu still do (see basic_phrases.h).
void writeBunsetsuLines(const SentenceDraft& draft, Sentence& sentence);

/// Takes out bunsetsu `index`. Those that depended on it depend on its head; if it was the last, the one before it
/// takes its place.
void dropPhrase(SentenceDraft& draft, std::size_t index);

/// Takes out basic phrases without words, in the same way. What referred to one refers to the next.
void dropEmptyBasicPhrases(SentenceDraft& draft);

/// Makes a new basic phrase end before a word, unless one does, which depends on the rest of the one it was taken from.
void splitBasicPhrase(SentenceDraft& draft, int word);

/// Puts the lines in the order of the words they stand behind again.
void sortComments(SentenceDraft& draft);

/// Makes the last of the bunsetsu, and of the basic phrases, the head of all whose heads are in another sentence, and
/// hangs it on the root if its own is, or that of one on its way to the root.
void rootInLastPhrase(SentenceDraft& draft);

/// Gives references among these drafts, which were made into these sentences, the new names of what they refer to.
/// KnpFormat::completed() does so in the other sentences of the document.
void renameReferences(const std::vector<std::pair<const SentenceDraft*, Sentence*>>& made);

} // namespace arcwright
