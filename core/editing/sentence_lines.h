// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/editing/sentence_draft.h"

namespace arcwright {

// Lines in which the formats differ: comments that open and close a sentence, name it, or belong to its first word.
// DTAG has `<s>` and `</s>`; KNP has `# S-ID:...`; CoNLL-U has metadata.

/// Whether a line can be a comment of the sentence that may be set, inserted and removed like any other.
bool canBeComment(const Sentence& sentence, std::string_view line);

/// Whether a comment at the border of two sentences belongs to the first: `</p>`.
bool closesSomething(std::string_view comment);

/// The lines a sentence needs that begins where another, of which `whole` is the draft, was cut, and those this one
/// then needs at its end. The second is named `id`, or after the first: `x-2`.
void addOpening(const SentenceDraft& whole, SentenceDraft& second, const std::string& id);
void addClosing(const SentenceDraft& whole, SentenceDraft& first);

/// Takes out what no sentence has in its middle: what closes the first of two sentences that become one, and what opens
/// and names the second.
void dropClosing(SentenceDraft& first);
void dropOpening(SentenceDraft& second);

/// Puts what CoNLL-U says of a paragraph that begins with a sentence (`# newpar`) at its first token (`NewPar=Yes`), as
/// it must be where the paragraph begins inside of one, and back.
void moveParagraphToToken(SentenceDraft& draft);
void moveParagraphToComment(SentenceDraft& draft);

} // namespace arcwright
