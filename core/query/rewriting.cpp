// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/rewriting.h"

#include <algorithm>

#include "core/editing/arc_operations.h"
#include "core/editing/checks.h"
#include "core/editing/delete_token.h"
#include "core/editing/edit_problems.h"
#include "core/editing/empty_node_operations.h"
#include "core/editing/field_operations.h"
#include "core/query/rewrite_values.h"
#include "core/treebank/node_names.h"

namespace arcwright {

namespace {

using Field = PatternField::Kind;

const Token& tokenAt(const Sentence& sentence, NodeId node)
{
    if (node.empty == 0)
        return sentence.word(node.word);
    return std::find_if(sentence.emptyNodes.begin(), sentence.emptyNodes.end(), [&](const EmptyNode& each) {
        return each.id == node;
    })->token;
}

/// The number of a node in matches.
int unitOf(const Sentence& sentence, NodeId node)
{
    if (node.empty == 0)
        return node.word;
    const auto found = std::find_if(
        sentence.emptyNodes.begin(), sentence.emptyNodes.end(), [&](const EmptyNode& each) { return each.id == node; });
    return sentence.unitCount() + static_cast<int>(found - sentence.emptyNodes.begin()) + 1;
}

std::size_t nodesOf(const Rewrite& rewrite, std::size_t ofPattern)
{
    for (const Assignment& assignment : rewrite)
        ofPattern = std::max(ofPattern, assignment.node + 1);
    return ofPattern;
}

} // namespace

Rewriting::Rewriting(const SearchedSentence& searched, const Rewrite& rewrite)
    : m_rewrite(rewrite), m_units(searched), m_sentence(searched.sentence), m_nodes(searched.sentence)
{
}

Result<void> Rewriting::apply(const PatternMatch& match)
{
    m_keys.assign(nodesOf(m_rewrite, match.size()), 0);
    std::copy(match.begin(), match.end(), m_keys.begin());
    for (const Assignment& assignment : m_rewrite) {
        if (!isPossible(assignment))
            continue;
        auto after = changed(assignment);
        if (!after)
            return failure(std::move(after.error()));
        m_sentence = std::move(*after);
    }
    return {};
}

/// Whether the words that it is about are in the match, and still there. A value that a word had is known even if the
/// word is gone.
bool Rewriting::isPossible(const Assignment& assignment) const
{
    const bool isSet = assignment.action == RewriteAction::Set;
    const bool isInserted
        = assignment.action == RewriteAction::InsertWord || assignment.action == RewriteAction::InsertEmptyNode;
    if (!isInserted && !now(assignment.node))
        return false;
    if (assignment.action == RewriteAction::Delete || (isSet && assignment.source == ValueSource::Text)
        || (isSet && assignment.source == ValueSource::Root))
        return true;
    const int other = m_keys[assignment.other];
    const bool isOldValue = isSet && assignment.source == ValueSource::Field && m_nodes.isOld(other);
    return other > 0 && (isOldValue || m_nodes.now(other));
}

Result<Sentence> Rewriting::changed(const Assignment& assignment)
{
    switch (assignment.action) {
    case RewriteAction::Set:
        return withValue(assignment);
    case RewriteAction::AddArc:
    case RewriteAction::RemoveArcs:
    case RewriteAction::RelabelArcs:
        return withArcs(assignment);
    case RewriteAction::InsertWord:
    case RewriteAction::InsertEmptyNode:
        return inserted(assignment);
    case RewriteAction::Delete:
        return deleted(assignment);
    }
    return m_sentence;
}

int Rewriting::emptyNodesAfter(int word) const
{
    return static_cast<int>(std::count_if(m_sentence.emptyNodes.begin(), m_sentence.emptyNodes.end(),
        [&](const EmptyNode& each) { return each.id.word == word; }));
}

Result<Sentence> Rewriting::inserted(const Assignment& assignment)
{
    if (!m_sentence.bunsetsu.empty())
        return refused(EditProblem::UnitsAreBunsetsu);
    const NodeId beside = *now(assignment.other);
    if (assignment.action == RewriteAction::InsertEmptyNode)
        return insertedEmptyNode(assignment, beside);
    if (beside.empty != 0)
        return refused(EditProblem::WordBesideEmptyNode, {nodeName(beside)});
    auto after = insertToken(m_sentence, assignment.side, beside.word, assignment.text);
    if (after)
        m_keys[assignment.node] = m_nodes.insertWord(assignment.side == Beside::Before ? beside.word : beside.word + 1);
    return after;
}

Result<Sentence> Rewriting::insertedEmptyNode(const Assignment& assignment, NodeId beside)
{
    const bool isAfter = assignment.side == Beside::After;
    NodeId place = beside;
    if (beside.empty == 0) {
        place.word = isAfter ? beside.word : beside.word - 1;
        place.empty = emptyNodesAfter(place.word) + 1;
    } else if (isAfter) {
        ++place.empty;
    }
    auto after = insertEmptyNode(m_sentence, place, assignment.text);
    if (!after)
        return after;
    const int key = m_nodes.insertEmptyNode(place);
    m_keys[assignment.node] = key;
    if (!tokenAt(*after, place).parents.empty())
        m_hanging.insert(key);
    return after;
}

Result<Sentence> Rewriting::deleted(const Assignment& assignment)
{
    if (!m_sentence.bunsetsu.empty())
        return refused(EditProblem::UnitsAreBunsetsu);
    const NodeId node = *now(assignment.node);
    auto after = node.empty == 0 ? deleteToken(m_sentence, node.word) : deleteEmptyNode(m_sentence, node);
    if (!after)
        return after;
    if (node.empty == 0)
        m_nodes.eraseWord(node.word, emptyNodesAfter(node.word - 1));
    else
        m_nodes.eraseEmptyNode(node);
    return after;
}

/// Adds an arc; the first one that a new empty node is given takes the place of that from the root.
Result<Sentence> Rewriting::withArc(const Assignment& assignment, NodeId dependent, const Parent& parent)
{
    const bool isFirst = m_hanging.erase(m_keys[assignment.other]) > 0;
    return isFirst ? setParents(m_sentence, dependent, {parent}) : addParent(m_sentence, dependent, parent);
}

/// Adds, removes or relabels arcs of the enhanced graph between two nodes. Refused as addParent(), removeParent() and
/// replaceParent() are, but not where there is nothing to do.
Result<Sentence> Rewriting::withArcs(const Assignment& assignment)
{
    if (auto checked = checkHolds(m_sentence, WordField::Parents); !checked)
        return failure(checked.error());
    const NodeId head = *now(assignment.node);
    const NodeId dependent = *now(assignment.other);
    const std::vector<Parent> parents = tokenAt(m_sentence, dependent).parents;
    const Parent wanted{head, assignment.text};
    bool isThere = std::find(parents.begin(), parents.end(), wanted) != parents.end();
    if (assignment.action == RewriteAction::AddArc)
        return isThere ? m_sentence : withArc(assignment, dependent, wanted);
    Result<Sentence> after = m_sentence;
    for (const Parent& parent : parents) {
        const bool isMeant = parent.head == head && assignment.relation.matches(parent.relation);
        const bool isRelabelled = assignment.action == RewriteAction::RelabelArcs;
        if (!isMeant || (isRelabelled && parent == wanted) || !after)
            continue;
        after = isRelabelled && !isThere ? replaceParent(*after, dependent, parent, wanted)
                                         : removeParent(*after, dependent, parent);
        isThere = isThere || isRelabelled;
    }
    return after;
}

/// The layer that a value comes from, which must say something of the sentence.
Result<int> Rewriting::layerFor(const Assignment& assignment) const
{
    const auto names = m_units.layerNames();
    const int layer = layerAmong(names, assignment.layer);
    const bool isOfWord = m_keys[assignment.other] <= m_units.count();
    if (layer == SearchedUnits::noLayer || !m_units.heads(layer) || !isOfWord)
        return refused(EditProblem::NothingPredicted);
    return layer;
}

/// The new value of a field; none where a layer leaves it open.
Result<std::optional<std::string>> Rewriting::valueFor(const Assignment& assignment) const
{
    if (assignment.source != ValueSource::Field)
        return std::optional(assignment.text);
    const int other = m_keys[assignment.other];
    std::string room;
    if (!m_nodes.isOld(other)) {
        if (!assignment.layer.isGold())
            return refused(EditProblem::NothingPredicted); // of a word that is new
        const SearchedSentence searched{m_sentence};
        return std::optional(fieldOf(searched, assignment.otherField, unitOf(m_sentence, *m_nodes.now(other))));
    }
    if (assignment.layer.isGold())
        return std::optional(std::string(textOf(assignment.otherField, m_units, SearchedUnits::gold, other, room)));
    const auto layer = layerFor(assignment);
    if (!layer)
        return failure(layer.error());
    const std::string value(textOf(assignment.otherField, m_units, *layer, other, room));
    const bool isOpen = !m_units.says(*layer, other)
        || (assignment.field.kind == Field::Relation && assignment.otherField.kind == Field::Relation && value.empty());
    return isOpen ? std::nullopt : std::optional(value);
}

/// Gives a word another head.
Result<Sentence> Rewriting::withHeadOf(const Assignment& assignment, int dependent)
{
    if (assignment.source == ValueSource::Root)
        return setHead(m_sentence, dependent, kRoot);
    int key = m_keys[assignment.other];
    if (assignment.source == ValueSource::Field && m_nodes.isOld(key)) {
        const auto layer = assignment.layer.isGold() ? Result<int>(SearchedUnits::gold) : layerFor(assignment);
        if (!layer)
            return failure(layer.error());
        if (key > m_units.count())
            return refused(EditProblem::EmptyNodeInTree);
        const int head = (*m_units.heads(*layer))[static_cast<std::size_t>(key)];
        if (head == kNoHead || !m_units.says(*layer, key))
            return m_sentence;
        if (head == kRoot)
            return setHead(m_sentence, dependent, kRoot);
        key = head;
    } else if (assignment.source == ValueSource::Field) {
        if (!assignment.layer.isGold())
            return refused(EditProblem::NothingPredicted); // of a word that is new
        return setHead(m_sentence, dependent, tokenAt(m_sentence, *m_nodes.now(key)).head);
    }
    const auto head = m_nodes.now(key);
    if (!head)
        return m_sentence; // it is gone
    return head->empty == 0 ? setHead(m_sentence, dependent, head->word) : refused(EditProblem::EmptyNodeInTree);
}

Result<Sentence> Rewriting::withValue(const Assignment& assignment)
{
    const NodeId node = *now(assignment.node);
    const WordField field = fieldToSet(assignment.field.kind);
    const bool isOfTree = assignment.field.kind == Field::Head || field == WordField::Relation;
    if (node.empty != 0 && isOfTree)
        return refused(EditProblem::EmptyNodeInTree);
    if (assignment.field.kind == Field::Head)
        return withHeadOf(assignment, node.word);
    const auto value = valueFor(assignment);
    if (!value)
        return failure(value.error());
    if (!*value)
        return m_sentence;
    if (!m_sentence.bunsetsu.empty())
        return setUnitField(m_sentence, node.word, field, **value);
    const std::string& part = assignment.field.part;
    if (part.empty())
        return setField(m_sentence, node, field, **value);
    const Token& token = tokenAt(m_sentence, node);
    return setField(m_sentence, node, field,
        field == WordField::Misc ? withMiscAttribute(token.misc, part, **value)
                                 : withFeature(token.feats, part, **value));
}

} // namespace arcwright
