// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/treebank/sentence.h"

namespace arcwright {

/// A pattern that finds trees like the one below a word: the word with its tag, and each word that hangs on it with tag
/// and relation, and so on. At most `most` nodes, those nearest to the top; punctuation is left out. Empty for a
/// sentence that cannot be read, and for a unit that is not there. O(n).
std::string subtreePattern(const Sentence& sentence, int unit, std::size_t most = 8);

} // namespace arcwright
