// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/documents/document.h"
#include "core/treebank/format.h"

namespace arcwright {

/// Where the basic phrases of a sentence disagree with its bunsetsu (see basic_phrases.h), and where they refer to ones
/// of the same sentence that are not there. O(bytes).
std::vector<FormatWarning> knpWarnings(const Sentence& sentence);

/// Where basic phrases refer to ones of other sentences that are not there. Nothing is known, and none is named, in a
/// file with a sentence that cannot be read. O(bytes).
std::vector<FileWarning> knpFileWarnings(const Document& document);

} // namespace arcwright
