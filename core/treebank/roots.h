// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/treebank/sentence.h"

namespace arcwright {

/// The units that hang on the root or, as the root of a file of DTAG does, on nothing, in order.
std::vector<int> rootsOf(const Sentence& sentence);

/// Those of a sentence that has more of them than its format means it to have: several, outside of formats whose trees
/// are hung on a node of their own (PML); else none.
std::vector<int> unmeantRoots(const Sentence& sentence);

} // namespace arcwright
