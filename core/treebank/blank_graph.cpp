// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/treebank/blank_graph.h"

#include <algorithm>
#include <span>
#include <vector>

namespace arcwright {

namespace {

/// `heads`: of all words. `isSaid`: whether there is a relation, or an arc beside the tree.
template <class Heads>
bool isBlank(const Heads& heads, bool isSaid)
{
    const auto all = [&](const auto& holds) { return std::all_of(heads.begin(), heads.end(), holds); };
    if (heads.empty())
        return false;
    return all([](int head) { return head == kNoHead; })
        || (heads.size() > 1 && !isSaid && all([](int head) { return head <= kRoot; }));
}

} // namespace

bool isBlank(const Graph& graph)
{
    if (graph.size() == 0)
        return false;
    const bool isRelated = std::any_of(
        graph.relations.begin(), graph.relations.end(), [](RelationId relation) { return relation != RelationId(); });
    return isBlank(std::span(graph.heads).subspan(1), isRelated || !graph.secondary.empty());
}

bool isBlank(const Sentence& sentence)
{
    std::vector<int> heads;
    bool isSaid = false;
    for (const Token& token : sentence.tokens) {
        heads.push_back(token.head);
        isSaid = isSaid || (!token.relation.empty() && token.relation != "_") || !token.parents.empty();
    }
    return isBlank(heads, isSaid);
}

} // namespace arcwright
