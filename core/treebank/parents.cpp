// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/treebank/parents.h"

#include <algorithm>

namespace arcwright {

namespace {

template <class Word>
auto findBasicCopy(Word& word)
{
    return std::find_if(word.parents.begin(), word.parents.end(), [&](const Parent& parent) {
        return parent.head == NodeId{word.head, 0} && extendsRelation(parent.relation, word.relation);
    });
}

/// Replaces one parent of a list by another.
void replaceParent(std::vector<Parent>& parents, std::vector<Parent>::iterator place, Parent parent)
{
    if (std::is_sorted(parents.begin(), parents.end(), precedes)) {
        parents.erase(place);
        insertParent(parents, std::move(parent));
        return;
    }
    const bool isThere = std::find(parents.begin(), parents.end(), parent) != parents.end();
    if (isThere && *place != parent)
        parents.erase(place);
    else
        *place = std::move(parent);
}

} // namespace

bool holdsEnhancedGraph(const Sentence& sentence)
{
    const Format* const format = sentence.source.format.get();
    return sentence.bunsetsu.empty() && (!format || (format->holds(WordField::Parents) && !format->headsAreParents()));
}

bool extendsRelation(std::string_view enhanced, std::string_view basic)
{
    return enhanced.starts_with(basic) && (enhanced.size() == basic.size() || enhanced[basic.size()] == ':');
}

std::vector<Parent>::iterator basicCopy(Token& word)
{
    return findBasicCopy(word);
}

std::vector<Parent>::const_iterator basicCopy(const Token& word)
{
    return findBasicCopy(word);
}

bool isFurtherParent(const Token& word, const Parent& parent)
{
    return parent.head.empty == 0
        && (parent.head.word != word.head || !extendsRelation(parent.relation, word.relation));
}

std::string enhancedRelation(std::string_view basic)
{
    std::string relation(basic);
    std::replace(relation.begin(), relation.end(), '|', '/');
    return relation;
}

bool precedes(const Parent& first, const Parent& second)
{
    return first.head < second.head || (first.head == second.head && first.relation < second.relation);
}

void insertParent(std::vector<Parent>& parents, Parent parent)
{
    const auto place
        = std::find_if(parents.begin(), parents.end(), [&](const Parent& other) { return precedes(parent, other); });
    if (std::find(parents.begin(), parents.end(), parent) == parents.end())
        parents.insert(place, std::move(parent));
}

void moveBasicArc(Token& word, int head)
{
    if (const auto copy = basicCopy(word); copy != word.parents.end()) {
        if (head == kNoHead)
            word.parents.erase(copy);
        else
            replaceParent(word.parents, copy, {{head, 0}, copy->relation});
    }
    word.head = head;
}

void renameBasicArc(Token& word, std::string_view relation)
{
    if (const auto copy = basicCopy(word); copy != word.parents.end()) {
        std::string renamed = enhancedRelation(relation);
        if (renamed.empty()) // no parent is without a relation
            word.parents.erase(copy);
        else
            replaceParent(word.parents, copy, {copy->head, std::move(renamed)});
    }
    word.relation = relation;
}

} // namespace arcwright
