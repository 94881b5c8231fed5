// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "core/editing/checks.h"
#include "core/editing/comparison.h"
#include "core/treebank/node_names.h"
#include "core/treebank/parents.h"

namespace arcwright {

namespace {

constexpr std::array textFields{WordField::Form, WordField::Lemma, WordField::Upos, WordField::Xpos, WordField::Feats,
    WordField::Relation, WordField::Misc};

std::string formOf(const Sentence& sentence, NodeId node)
{
    if (node.empty != 0) {
        const EmptyNode* const found = findEmptyNode(sentence, node);
        return found ? found->token.form : std::string();
    }
    return node.word > 0 && node.word <= sentence.size() ? sentence.word(node.word).form : std::string();
}

void nameHead(ChangeSide& side, const Sentence& sentence, NodeId head)
{
    side.head = head.word == kNoHead ? std::string() : nodeName(head);
    side.headForm = formOf(sentence, head);
}

} // namespace

ChangeSide sideOf(const Sentence& sentence, NodeId node)
{
    return {nodeName(node), formOf(sentence, node), "", "", ""};
}

bool Comparison::isSame(NodePlace before, NodePlace after) const
{
    const NodeId root;
    if (before.node == root || after.node == root)
        return before.node == after.node;
    if (before.node.empty == 0 || after.node.empty == 0)
        return before.node.empty == after.node.empty
            && m_words.inAfter({before.sentence, before.node.word}) == WordPlace{after.sentence, after.node.word};
    const EmptyNode* const first = findEmptyNode(this->before(before.sentence), before.node);
    const EmptyNode* const second = findEmptyNode(this->after(after.sentence), after.node);
    return first && second && isSame(before.sentence, *first, after.sentence, *second);
}

bool Comparison::isSame(std::size_t before, const EmptyNode& node, std::size_t after, const EmptyNode& other) const
{
    const int key = m_words.beforeKey(before, node.token.line);
    if (key != m_words.afterKey(after, other.token.line))
        return false;
    if (key != 0)
        return true;
    return node.id.empty == other.id.empty
        && isSame(NodePlace{before, {node.id.word, 0}}, NodePlace{after, {other.id.word, 0}});
}

void Comparison::compareWords()
{
    for (const auto& [old, now] : m_words.pairs()) {
        if (now.id == 0) {
            add(Changed::Word, sideOf(before(old.sentence), {old.id, 0}), {});
        } else if (old.id == 0) {
            add(Changed::Word, {}, sideOf(after(now.sentence), {now.id, 0}));
        } else {
            const Token& oldToken = before(old.sentence).word(old.id);
            const Token& newToken = after(now.sentence).word(now.id);
            compareHeads(old, now);
            compareFields(sideOf(before(old.sentence), {old.id, 0}), oldToken, sideOf(after(now.sentence), {now.id, 0}),
                newToken);
            compareParents({old.sentence, {old.id, 0}}, oldToken, {now.sentence, {now.id, 0}}, newToken);
        }
    }
}

void Comparison::compareHeads(WordPlace old, WordPlace now)
{
    const NodeId oldHead{before(old.sentence).word(old.id).head, 0};
    const NodeId newHead{after(now.sentence).word(now.id).head, 0};
    const bool isNone = oldHead.word == kNoHead || newHead.word == kNoHead;
    if (isNone ? oldHead == newHead : isSame(NodePlace{old.sentence, oldHead}, NodePlace{now.sentence, newHead}))
        return;
    ChangeSide oldSide = sideOf(before(old.sentence), {old.id, 0});
    ChangeSide newSide = sideOf(after(now.sentence), {now.id, 0});
    nameHead(oldSide, before(old.sentence), oldHead);
    nameHead(newSide, after(now.sentence), newHead);
    add(Changed::WordField, std::move(oldSide), std::move(newSide), std::string(fieldName(WordField::Head)));
}

void Comparison::compareFields(const ChangeSide& oldSide, const Token& old, const ChangeSide& newSide, const Token& now)
{
    const auto compare = [&](std::string_view name, std::string oldText, std::string newText) {
        if (oldText == newText)
            return;
        ChangeSide oldField = oldSide;
        ChangeSide newField = newSide;
        oldField.value = std::move(oldText);
        newField.value = std::move(newText);
        add(Changed::WordField, std::move(oldField), std::move(newField), std::string(name));
    };
    for (const WordField field : textFields)
        compare(fieldName(field), fieldText(old, field), fieldText(now, field));
    for (const FurtherField& field : old.further)
        compare(field.name, field.value, std::string(now.furtherField(field.name)));
    for (const FurtherField& field : now.further) {
        if (old.furtherField(field.name).empty())
            compare(field.name, {}, field.value);
    }
}

void Comparison::compareParents(NodePlace oldPlace, const Token& old, NodePlace newPlace, const Token& now)
{
    // The copies of the basic arcs follow the tree and say nothing, if both have them with the same ending.
    auto oldCopy = oldPlace.node.empty == 0 ? basicCopy(old) : old.parents.end();
    auto newCopy = newPlace.node.empty == 0 ? basicCopy(now) : now.parents.end();
    const bool follows = oldCopy != old.parents.end() && newCopy != now.parents.end()
        && oldCopy->relation.substr(old.relation.size()) == newCopy->relation.substr(now.relation.size());
    if (!follows) {
        oldCopy = old.parents.end();
        newCopy = now.parents.end();
    }
    std::vector<Parent> added;
    for (auto parent = now.parents.begin(); parent != now.parents.end(); ++parent) {
        if (parent != newCopy)
            added.push_back(*parent);
    }
    for (auto parent = old.parents.begin(); parent != old.parents.end(); ++parent) {
        if (parent == oldCopy)
            continue;
        const auto same = std::find_if(added.begin(), added.end(), [&](const Parent& other) {
            return other.relation == parent->relation
                && isSame(NodePlace{oldPlace.sentence, parent->head}, NodePlace{newPlace.sentence, other.head});
        });
        if (same != added.end()) {
            added.erase(same);
            continue;
        }
        ChangeSide side = sideOf(before(oldPlace.sentence), oldPlace.node);
        side.value = parent->relation;
        nameHead(side, before(oldPlace.sentence), parent->head);
        add(Changed::Parent, std::move(side), {});
    }
    for (const Parent& parent : added) {
        ChangeSide side = sideOf(after(newPlace.sentence), newPlace.node);
        side.value = parent.relation;
        nameHead(side, after(newPlace.sentence), parent.head);
        add(Changed::Parent, {}, std::move(side));
    }
}

void Comparison::compareEmptyNodes()
{
    struct Node {
        std::size_t sentence;
        const EmptyNode* node;
    };
    std::vector<Node> now;
    for (std::size_t j = 0; j < afterCount(); ++j) {
        for (const EmptyNode& node : after(j).emptyNodes)
            now.push_back({j, &node});
    }
    for (std::size_t i = 0; i < beforeCount(); ++i) {
        for (const EmptyNode& old : before(i).emptyNodes) {
            const auto found = std::find_if(
                now.begin(), now.end(), [&](const Node& other) { return isSame(i, old, other.sentence, *other.node); });
            if (found == now.end()) {
                add(Changed::EmptyNode, sideOf(before(i), old.id), {});
                continue;
            }
            const auto [j, node] = *found;
            compareFields(sideOf(before(i), old.id), old.token, sideOf(after(j), node->id), node->token);
            compareParents({i, old.id}, old.token, {j, node->id}, node->token);
            now.erase(found);
        }
    }
    for (const auto& [j, node] : now)
        add(Changed::EmptyNode, {}, sideOf(after(j), node->id));
}

} // namespace arcwright
