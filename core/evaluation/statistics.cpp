// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/statistics.h"

#include <algorithm>
#include <set>

#include "core/treebank/projectivity.h"

namespace arcwright {

void TreebankStatistics::add(const Sentence& sentence, const Graph& graph)
{
    if (sentence.problem) {
        ++broken;
        return;
    }
    ++sentences;
    tokens += sentence.tokens.size();
    multiwordTokens += sentence.multiwordTokens.size();
    emptyNodes += sentence.emptyNodes.size();
    longest = std::max(longest, sentence.tokens.size());
    cyclic += findCycle(graph.heads).empty() ? 0 : 1;
    const auto crossing = arcwright::crossingArcs(graph.basicArcs());
    crossingArcs += static_cast<std::size_t>(std::count(crossing.begin(), crossing.end(), true));

    const auto nonProjective = arcwright::nonProjectiveArcs(graph.heads);
    const auto gapped = static_cast<std::size_t>(std::count(nonProjective.begin(), nonProjective.end(), true));
    for (int word = 1; word <= graph.size(); ++word) {
        const int head = graph.arc(word).head;
        roots += head == kRoot ? 1 : 0;
        headless += head == kNoHead ? 1 : 0;
        ++relations[sentence.word(word).relation];
    }
    nonProjectiveArcs += gapped;
    nonProjectiveSentences += gapped == 0 ? 0 : 1;
    secondaryArcs += graph.secondary.size();
    std::set<int> dependents;
    for (const Arc& arc : graph.secondary) {
        if (arc.head != graph.arc(arc.dependent).head) // else it is another relation to the same parent
            dependents.insert(arc.dependent);
    }
    severalParents += dependents.size();
}

} // namespace arcwright
