// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/documents/document.h"

namespace arcwright {

/// The id that a sentence has in its file: `sent_id` of CoNLL-U, `S-ID` of KNP; empty if it has none.
std::string sentenceName(const Sentence& sentence);

/// An id for the second half of a sentence of the document: `x-2` if the sentence is `x`, or the first of `x-3`, ...
/// that nothing in the document has or refers to. Empty where the sentence has no id. O(bytes).
std::string nameForSecondHalf(const Document& document, const Sentence& sentence);

} // namespace arcwright
