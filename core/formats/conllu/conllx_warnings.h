// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/treebank/format.h"

namespace arcwright {

/// Projective heads (PHEAD) of a sentence in CoNLL-X that are no word's id, `projective-head`: InvalidHead or
/// HeadOutOfRange, with line and column of its source. O(bytes).
std::vector<FormatWarning> conllXWarnings(const Sentence& sentence);

} // namespace arcwright
