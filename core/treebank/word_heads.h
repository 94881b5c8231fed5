// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/treebank/graph.h"
#include "core/treebank/sentence.h"

namespace arcwright {

/// The heads of all words of a sentence as Graph has them: by node, the root without one. O(n).
inline std::vector<int> wordHeads(const Sentence& sentence)
{
    std::vector<int> heads{kNoHead};
    heads.reserve(sentence.tokens.size() + 1);
    for (const Token& token : sentence.tokens)
        heads.push_back(token.head);
    return heads;
}

} // namespace arcwright
