// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/arc_operations.h"

#include <algorithm>
#include <optional>

#include "core/editing/checks.h"
#include "core/editing/edit_problems.h"
#include "core/editing/enhanced_graph.h"
#include "core/treebank/node_names.h"
#include "core/treebank/parents.h"
#include "core/treebank/prague_fields.h"
#include "core/treebank/treebank_problems.h"

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
    auto checked = all(
        {checkNode(sentence, node), checkHolds(sentence, WordField::Parents), checkRelation(sentence, parent.relation),
            checkNode(sentence, parent.head, formatWithHeadsAsParents(sentence) == nullptr)});
    if (checked && parent.head == node)
        return refused(EditProblem::HeadIsItself, {nodeName(node)});
    return checked;
}

/// The changed sentence. Edges of DTAG are written at both ends, and where the copies of a file disagree not every
/// other edge can be told from them: that is refused.
Result<Sentence> withReadableEdges(Sentence changed)
{
    return formatWithHeadsAsParents(changed) ? asWritten(std::move(changed)) : Result<Sentence>(std::move(changed));
}

/// The head of a word whose parents changed, where it is one of them.
void settleHead(const Sentence& sentence, Token& token)
{
    if (const Format* const format = formatWithHeadsAsParents(sentence))
        format->chooseHead(token);
}

/// The sentence after the parents of a node were changed, with what follows from that.
Result<Sentence> withParentsSettled(const Sentence& before, Sentence changed, NodeId node)
{
    settleHead(before, tokenOf(changed, node));
    if (auto whole = followParents(before, changed, node); !whole)
        return failure(whole.error());
    return withReadableEdges(std::move(changed));
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

/// The sentence with `root` on the arc of a unit if that comes from node 0, and nowhere else; and with a relation on an
/// arc that is to be in the enhanced graph too.
Sentence withRootRelation(Sentence sentence, int dependent)
{
    const int head = sentence.headOf(dependent);
    const bool isNeeded = head != kNoHead && sentence.relationOf(dependent).empty() && hasEnhancedGraph(sentence);
    if (isRootRelation(sentence.relationOf(dependent)) == (head == kRoot) && !isNeeded)
        return sentence;
    const std::string_view other = head == kNoHead ? std::string_view() : unspecifiedRelation;
    return withRelation(sentence, dependent, head == kRoot ? rootRelation : other);
}

/// Whether a unit hangs on something that its format has a relation for.
Result<void> checkHasRelation(const Sentence& sentence, int dependent)
{
    const int head = sentence.headOf(dependent);
    if (!sentence.bunsetsu.empty() && head == kNoHead)
        return refused(TreebankProblem::WithoutHead, {std::to_string(dependent), sentence.unitText(dependent)});
    if (sentence.bunsetsu.empty() && formatWithHeadsAsParents(sentence) && head <= kRoot)
        return refused(EditProblem::RootHasNoRelation);
    return {};
}

/// Whether the arc of a unit cannot be without a relation: the labels of DTAG, the types of bunsetsu, and arcs of which
/// there is a copy in the enhanced graph.
bool needsRelation(const Sentence& sentence, int dependent)
{
    if (!sentence.bunsetsu.empty() || formatWithHeadsAsParents(sentence))
        return true;
    const Token& word = sentence.word(dependent);
    return basicCopy(word) != word.parents.end();
}

} // namespace

Result<Sentence> setHead(const Sentence& sentence, int dependent, int head)
{
    auto checked = all({checkUnit(sentence, dependent), checkUnit(sentence, head, true)});
    if (checked && sentence.bunsetsu.empty())
        checked = checkHolds(sentence, WordField::Head);
    if (!checked)
        return failure(checked.error());
    if (head == dependent)
        return refused(EditProblem::HeadIsItself, {std::to_string(head)});
    if (head == sentence.headOf(dependent))
        return sentence;
    Sentence changed = withHead(sentence, dependent, head);
    if (!sentence.bunsetsu.empty() && head == kNoHead) // which not every line of a bunsetsu can say
        return asWritten(std::move(changed));
    if (isConllu(sentence))
        changed = withRootRelation(std::move(changed), dependent);
    if (holdsEnhancedGraph(sentence))
        followBasicArc(sentence, changed, dependent);
    return withReadableEdges(std::move(changed));
}

namespace {

/// The relation as people write it, `Sb_Co`, taken apart where words have a place of its own for what stands behind it.
struct DividedRelation {
    std::string_view relation;
    std::string_view flag;
    FlagPlace place = FlagPlace::None;
};

std::optional<DividedRelation> dividedRelation(const Sentence& sentence, std::string_view relation)
{
    const MarkedRelation marked = markedRelation(relation);
    if (marked.mark.empty())
        return std::nullopt;
    const std::string_view flag = marked.isParenthesis() ? pml::isParenthesis : pml::isMember;
    const FlagPlace place = placeOfFlag(sentence, flag);
    return place == FlagPlace::None ? std::nullopt : std::optional(DividedRelation{marked.relation, flag, place});
}

} // namespace

Result<Sentence> setRelation(const Sentence& sentence, int dependent, std::string_view relation)
{
    if (const auto divided = dividedRelation(sentence, relation)) {
        auto named = setRelation(sentence, dependent, divided->relation);
        if (named && !hasPragueFlag(named->word(dependent), divided->flag))
            setPragueFlag(named->word(dependent), divided->flag, true, divided->place == FlagPlace::Further);
        return named;
    }
    auto checked = all({checkUnit(sentence, dependent), checkFieldText(relation)});
    if (checked && sentence.bunsetsu.empty())
        checked = checkHolds(sentence, WordField::Relation);
    if (!checked)
        return failure(checked.error());
    if (relation == "_")
        relation = {};
    if (relation == sentence.relationOf(dependent))
        return sentence;
    if (const auto possible = checkHasRelation(sentence, dependent); !possible)
        return failure(possible.error());
    if (!relation.empty() || needsRelation(sentence, dependent)) {
        if (const auto usable = checkRelation(sentence, relation); !usable)
            return failure(usable.error());
    }
    Sentence changed = withRelation(sentence, dependent, relation);
    if (holdsEnhancedGraph(sentence))
        followBasicArc(sentence, changed, dependent);
    return withReadableEdges(std::move(changed));
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
    return withParentsSettled(sentence, std::move(changed), node);
}

Result<Sentence> removeParent(const Sentence& sentence, NodeId node, const Parent& parent)
{
    if (auto checked = checkNode(sentence, node); !checked)
        return failure(checked.error());
    Sentence changed = sentence;
    Token& token = tokenOf(changed, node);
    if (std::erase(token.parents, parent) == 0)
        return refused(EditProblem::NoSuchParent, {textOf(parent)});
    return withParentsSettled(sentence, std::move(changed), node);
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
    return withParentsSettled(sentence, std::move(changed), node);
}

Result<Sentence> setParents(const Sentence& sentence, NodeId node, std::vector<Parent> parents)
{
    if (auto checked = checkNode(sentence, node); !checked)
        return failure(checked.error());
    if (auto checked = checkHolds(sentence, WordField::Parents); !checked)
        return failure(checked.error());
    Sentence changed = sentence;
    Token& token = tokenOf(changed, node);
    for (auto parent = parents.begin(); parent != parents.end(); ++parent) {
        if (auto checked = checkParent(sentence, node, *parent); !checked && !has(token, *parent))
            return failure(checked.error());
        if (std::find(parents.begin(), parent, *parent) != parent)
            return refused(EditProblem::ParentIsThere, {textOf(*parent)});
    }
    if (!formatWithHeadsAsParents(sentence))
        std::stable_sort(parents.begin(), parents.end(), precedes);
    token.parents = std::move(parents);
    return withParentsSettled(sentence, std::move(changed), node);
}

} // namespace arcwright
