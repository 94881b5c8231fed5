// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <map>
#include <string>

#include "core/treebank/graph.h"
#include "core/treebank/sentence.h"

namespace arcwright {

/// Counts and averages of a treebank.
struct TreebankStatistics {
    std::size_t sentences = 0; ///< those that could be read
    std::size_t broken = 0; ///< those that could not
    std::size_t tokens = 0;
    std::size_t multiwordTokens = 0;
    std::size_t emptyNodes = 0;
    std::size_t longest = 0; ///< words of the longest sentence
    std::size_t nonProjectiveArcs = 0;
    std::size_t nonProjectiveSentences = 0;
    std::size_t crossingArcs = 0;
    std::size_t roots = 0; ///< words under node 0
    std::size_t headless = 0; ///< words without a head
    std::size_t cyclic = 0; ///< sentences whose basic tree has a cycle
    std::size_t secondaryArcs = 0;
    std::size_t severalParents = 0; ///< words with a secondary parent
    std::map<std::string, std::size_t> relations; ///< of the basic tree, with how often

    void add(const Sentence& sentence, const Graph& graph);
};

} // namespace arcwright
