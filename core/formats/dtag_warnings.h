// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/treebank/document.h"

namespace arcwright {

/// What is odd in a sentence of a `.tag` file as it would be written, by line, without file: edges whose two copies
/// disagree (EdgeCopyIgnored for an item on the earlier line, which says nothing; EdgeCopyMissing for one that counts)
/// and edges to lines that are no tokens (EdgeToNoToken). Only edges with both ends in the sentence's lines are looked
/// at. Lines and columns are those of the sentence's source. A sentence that cannot be read has none. O(bytes).
std::vector<Problem> dtagWarnings(const Sentence& sentence);

/// The same for a whole file, with the edges between its sentences, to tokens outside of sentences and to beyond the
/// file; lines are those the file has when it is written. O(bytes); holds the text of the file.
std::vector<Problem> dtagWarnings(const Document& document);

} // namespace arcwright
