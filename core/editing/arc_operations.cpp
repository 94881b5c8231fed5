// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/arc_operations.h"

#include <algorithm>

#include "core/editing/checks.h"
#include "core/editing/edit_problems.h"
#include "core/treebank/node_names.h"
#include "core/treebank/parents.h"

namespace arcwright {

namespace {

const Format* formatWithHeadsAsParents(const Sentence& sentence)
{
    const Format* const format = sentence.source.format.get();
    return format && format->headsAreParents() ? format : nullptr;
}

std::string textOf(const Parent& parent)
{
    return nodeName(parent.head) + ':' + parent.relation;
}

bool has(const Token& token, const Parent& parent)
{
    return std::find(token.parents.begin(), token.parents.end(), parent) != token.parents.end();
}

Result<void> checkParent(const Sentence& sentence, NodeId node, const Parent& parent)
{
    auto checked = all({checkNode(sentence, node), checkHolds(sentence, WordField::Parents),
        checkParentRelation(sentence, parent.relation),
        checkNode(sentence, parent.head, formatWithHeadsAsParents(sentence) == nullptr)});
    if (checked && parent.head == node)
        return refused(EditProblem::HeadIsItself, {nodeName(node)});
    return checked;
}

/// The head of a word whose parents changed, where it is one of them.
void settleHead(const Sentence& sentence, Token& token)
{
    if (const Format* const format = formatWithHeadsAsParents(sentence))
        format->chooseHead(token);
}

Result<void> checkUnit(const Sentence& sentence, int unit, bool orRoot)
{
    if (auto readable = checkReadable(sentence); !readable)
        return readable;
    if (unit < (orRoot ? kNoHead : 1) || unit > sentence.unitCount())
        return refused(EditProblem::NoSuchNode, {std::to_string(unit)});
    return {};
}

void put(Token& token, Parent parent, bool sorted)
{
    if (sorted)
        insertParent(token.parents, std::move(parent));
    else
        token.parents.push_back(std::move(parent));
}

bool isSorted(const Sentence& sentence, const Token& token)
{
    return !formatWithHeadsAsParents(sentence) && std::is_sorted(token.parents.begin(), token.parents.end(), precedes);
}

bool isRootRelation(std::string_view relation)
{
    return relation.substr(0, relation.find(':')) == rootRelation;
}

/// The sentence with `root` on the arc of a unit if that comes from node 0, and nowhere else.
Sentence withRootRelation(Sentence sentence, int dependent)
{
    const int head = sentence.headOf(dependent);
    if (isRootRelation(sentence.relationOf(dependent)) == (head == kRoot))
        return sentence;
    const std::string_view other = head == kNoHead ? std::string_view() : unspecifiedRelation;
    return withRelation(sentence, dependent, head == kRoot ? rootRelation : other);
}

} // namespace

Result<Sentence> setHead(const Sentence& sentence, int dependent, int head)
{
    auto checked = all({checkUnit(sentence, dependent, false), checkUnit(sentence, head, true)});
    if (checked && sentence.bunsetsu.empty())
        checked = checkHolds(sentence, WordField::Head);
    if (!checked)
        return failure(checked.error());
    if (head == dependent)
        return refused(EditProblem::HeadIsItself, {std::to_string(head)});
    Sentence changed = withHead(sentence, dependent, head);
    return isConllu(sentence) ? withRootRelation(std::move(changed), dependent) : changed;
}

Result<Sentence> setRelation(const Sentence& sentence, int dependent, std::string_view relation)
{
    auto checked = all({checkUnit(sentence, dependent, false), checkFieldText(relation)});
    if (checked && sentence.bunsetsu.empty())
        checked = checkHolds(sentence, WordField::Relation);
    if (!checked)
        return failure(checked.error());
    if (relation == "_" && !formatWithHeadsAsParents(sentence))
        relation = {};
    if (sentence.bunsetsu.empty()) {
        const Token& word = sentence.word(dependent);
        if (formatWithHeadsAsParents(sentence) && word.head <= kRoot)
            return refused(EditProblem::RootHasNoRelation);
        if (basicCopy(word) != word.parents.end()) { // then it must do in the enhanced graph too
            if (auto usable = checkParentRelation(sentence, relation); !usable)
                return failure(usable.error());
        }
    }
    return withRelation(sentence, dependent, relation);
}

Result<Sentence> addParent(const Sentence& sentence, NodeId node, Parent parent)
{
    if (auto checked = checkParent(sentence, node, parent); !checked)
        return failure(checked.error());
    Sentence changed = sentence;
    Token& token = tokenOf(changed, node);
    if (has(token, parent))
        return refused(EditProblem::ParentIsThere, {textOf(parent)});
    const bool sorted = isSorted(sentence, token);
    const bool isBasic = parent.head == NodeId{token.head, 0} && extendsRelation(parent.relation, token.relation);
    if (node.empty == 0 && token.parents.empty() && !formatWithHeadsAsParents(sentence) && token.head != kNoHead
        && !token.relation.empty() && !isBasic)
        token.parents.push_back({{token.head, 0}, enhancedRelation(token.relation)});
    put(token, std::move(parent), sorted);
    settleHead(sentence, token);
    return changed;
}

Result<Sentence> removeParent(const Sentence& sentence, NodeId node, const Parent& parent)
{
    if (auto checked = checkNode(sentence, node); !checked)
        return failure(checked.error());
    Sentence changed = sentence;
    Token& token = tokenOf(changed, node);
    if (std::erase(token.parents, parent) == 0)
        return refused(EditProblem::NoSuchParent, {textOf(parent)});
    settleHead(sentence, token);
    return changed;
}

Result<Sentence> replaceParent(const Sentence& sentence, NodeId node, const Parent& old, Parent parent)
{
    if (auto checked = checkParent(sentence, node, parent); !checked)
        return failure(checked.error());
    Sentence changed = sentence;
    Token& token = tokenOf(changed, node);
    const auto place = std::find(token.parents.begin(), token.parents.end(), old);
    if (place == token.parents.end())
        return refused(EditProblem::NoSuchParent, {textOf(old)});
    if (old != parent && has(token, parent))
        return refused(EditProblem::ParentIsThere, {textOf(parent)});
    if (isSorted(sentence, token)) {
        token.parents.erase(place);
        insertParent(token.parents, std::move(parent));
    } else {
        *place = std::move(parent);
    }
    settleHead(sentence, token);
    return changed;
}

Result<Sentence> setParents(const Sentence& sentence, NodeId node, std::vector<Parent> parents)
{
    if (auto checked = checkNode(sentence, node); !checked)
        return failure(checked.error());
    for (auto parent = parents.begin(); parent != parents.end(); ++parent) {
        if (auto checked = checkParent(sentence, node, *parent); !checked)
            return failure(checked.error());
        if (std::find(parents.begin(), parent, *parent) != parent)
            return refused(EditProblem::ParentIsThere, {textOf(*parent)});
    }
    if (!formatWithHeadsAsParents(sentence))
        std::stable_sort(parents.begin(), parents.end(), precedes);
    Sentence changed = sentence;
    Token& token = tokenOf(changed, node);
    token.parents = std::move(parents);
    settleHead(sentence, token);
    return changed;
}

} // namespace arcwright
