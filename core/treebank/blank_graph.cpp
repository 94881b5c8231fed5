// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/treebank/blank_graph.h"

#include <algorithm>

namespace arcwright {

bool isBlank(const Graph& graph)
{
    if (graph.size() == 0)
        return false;
    const auto all = [&](const auto& holds) { return std::all_of(graph.heads.begin() + 1, graph.heads.end(), holds); };
    if (all([](int head) { return head == kNoHead; }))
        return true;
    const bool isRelated = std::any_of(
        graph.relations.begin(), graph.relations.end(), [](RelationId relation) { return relation != RelationId(); });
    return graph.size() > 1 && !isRelated && graph.secondary.empty() && all([](int head) { return head <= kRoot; });
}

bool isBlank(const Sentence& sentence)
{
    const auto all = [&](const auto& holds) {
        return !sentence.tokens.empty() && std::all_of(sentence.tokens.begin(), sentence.tokens.end(), holds);
    };
    const auto saysNothing = [](const Token& token) {
        const bool isRelated = !token.relation.empty() && token.relation != "_";
        return token.head <= kRoot && !isRelated && token.parents.empty();
    };
    return all([](const Token& token) { return token.head == kNoHead; })
        || (sentence.tokens.size() > 1 && all(saysNothing));
}

} // namespace arcwright
