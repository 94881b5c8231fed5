// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/treebank/enhanced_practice.h"
#include "core/treebank/sentence.h"

namespace arcwright {

/// An edited sentence with those copies of basic arcs named as the treebank names them which the edit has put there or
/// given another relation, and which have the plain one; nothing else changes. Where every sentence of the treebank has
/// an enhanced graph and this one has not, since its words hung on nothing, the arcs that came now begin one.
/// O(words), and O(words) for each such arc. Of an edit that changes the number of words it returns what it got.
Sentence inPractice(const Sentence& before, Sentence after, const EnhancedPractice& practice);
/// Of an edit that may have changed their number, too: `wordsBefore` says of each word now which it was, 0 for new
/// ones.
Sentence inPractice(
    const Sentence& before, Sentence after, const EnhancedPractice& practice, const std::vector<int>& wordsBefore);

} // namespace arcwright
