// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/treebank/sentence.h"
#include "core/validation/structure.h"

namespace arcwright {

/// What a check of Prague treebanks found at a word.
struct PragueFinding {
    StructureTest test{};
    int word = 0;
    std::vector<std::string> arguments;
};

/// How functions and membership go together in a sentence of a Prague treebank (pml.md, section 11), in the order of
/// the words; of other sentences nothing. O(words x depth).
std::vector<PragueFinding> pragueFindings(const Sentence& sentence);

} // namespace arcwright
