// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/treebank/sentence.h"

namespace arcwright {

/// The units that hang on the root or, as roots in DTAG do, on nothing, in order, of a sentence that has several,
/// unless its format hangs whole trees on a node of their own (PML); else none.
std::vector<int> unmeantRoots(const Sentence& sentence);

} // namespace arcwright
