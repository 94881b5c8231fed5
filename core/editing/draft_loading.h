// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/editing/sentence_draft.h"

namespace arcwright {

/// Takes a sentence apart into a draft that is empty yet: its words, empty nodes, multiword tokens, bunsetsu, comments
/// and what annotators say of them. O(nodes and arcs).
void loadDraft(const Sentence& sentence, SentenceDraft& draft);

} // namespace arcwright
