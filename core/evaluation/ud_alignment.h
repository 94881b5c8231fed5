// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/evaluation/ud_text.h"

namespace arcwright {

/// For each word of `system` the index of the word of `gold` it is the same as, or -1: tokens with the same span;
/// within the smallest stretch around multiword tokens, a longest common subsequence by lower-cased form. Both must
/// have the same characters. O(words), and within multiword stretches the product of their lengths.
std::vector<int> alignedWords(const UdText& gold, const UdText& system);

} // namespace arcwright
