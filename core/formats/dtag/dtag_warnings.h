// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/documents/document.h"
#include "core/treebank/format.h"

namespace arcwright {

/// Warnings about a sentence of a `.tag` file as it would be written, by line, without file: edges whose two copies
/// disagree (EdgeCopyIgnored for an item on the earlier line, which says nothing; EdgeCopyMissing for one that counts)
/// and edges to lines that are no tokens (EdgeToNoToken). Only edges with both ends in the sentence's lines are looked
/// at. Lines and columns are those of the sentence's source. A sentence that cannot be read has none. O(bytes).
std::vector<FormatWarning> dtagWarnings(const Sentence& sentence);

/// Warnings about a whole file's edges that leave their sentence: to another one, or to beyond the file. Sentences that
/// cannot be read have none, and neither has a file that is too large to be held in memory. The lines of the other ends
/// are those the file has when it is written. O(bytes); holds the text of the file.
std::vector<FileWarning> dtagWarnings(const Document& document);

} // namespace arcwright
