// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/in_practice.h"

#include <algorithm>
#include <numeric>

#include "core/editing/enhanced_graph.h"
#include "core/treebank/parents.h"

namespace arcwright {

namespace {

/// Whether an edit has put the copy of a word's basic arc there, or given the arc another relation.
bool isNewCopy(const Token& before, const Token& after)
{
    const auto copy = basicCopy(after);
    if (copy == after.parents.end() || copy->relation != enhancedRelation(after.relation))
        return false;
    const auto old = basicCopy(before);
    return old == before.parents.end() || before.relation != after.relation;
}

bool isWithoutHeads(const Sentence& sentence)
{
    return std::all_of(
        sentence.tokens.begin(), sentence.tokens.end(), [](const Token& token) { return token.head == kNoHead; });
}

} // namespace

Sentence inPractice(const Sentence& before, Sentence after, const EnhancedPractice& practice)
{
    if (after.tokens.size() != before.tokens.size())
        return after;
    std::vector<int> same(after.tokens.size());
    std::iota(same.begin(), same.end(), 1);
    return inPractice(before, std::move(after), practice, same);
}

Sentence inPractice(
    const Sentence& before, Sentence after, const EnhancedPractice& practice, const std::vector<int>& wordsBefore)
{
    if (!holdsEnhancedGraph(after))
        return after;
    if (practice.isEverywhere() && isWithoutHeads(before) && !hasEnhancedGraph(after))
        beginEnhancedGraph(after);
    const Token none;
    for (int word = 1; word <= after.size(); ++word) {
        Token& token = after.word(word);
        const int old = wordsBefore[static_cast<std::size_t>(word) - 1];
        const Token& was = old > 0 ? before.word(old) : none;
        if (token == was || !isNewCopy(was, token))
            continue;
        Parent named{{token.head, 0}, practice.relationFor(after, word)};
        const auto copy = basicCopy(token);
        if (named.relation == copy->relation)
            continue;
        token.parents.erase(copy);
        insertParent(token.parents, std::move(named));
    }
    return after;
}

} // namespace arcwright
