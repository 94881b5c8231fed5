// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/editing/sentence_draft.h"

namespace arcwright {

/// The sentence of a draft, all nodes numbered in order. Multiword tokens, bunsetsu and basic phrases without words go
/// from the draft too, and so do arcs from nodes that are not there. A word that thereby loses the last of its arcs in
/// the enhanced graph gets the basic one; a multiword token of which one word is left becomes that word.
Sentence numbered(SentenceDraft& draft);

/// The edited sentence, its `# text` following what was done to the forms; see asWritten() for what is refused.
Result<Sentence> finished(const Sentence& before, SentenceDraft& draft);

} // namespace arcwright
