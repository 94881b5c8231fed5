// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/compare_words.h"

#include <algorithm>
#include <array>

#include "core/editing/checks.h"
#include "core/treebank/further_fields.h"
#include "core/treebank/node_names.h"
#include "core/treebank/parents.h"

namespace arcwright {

namespace {

constexpr std::array textFields{WordField::Form, WordField::Lemma, WordField::Upos, WordField::Xpos, WordField::Feats,
    WordField::Relation, WordField::Misc};

void nameHead(ChangeSide& side, const Sentence& sentence, NodeId head)
{
    side.head = head.word == kNoHead ? std::string() : nodeName(head);
    side.headForm = formOf(sentence, head);
}

void compareHeads(Comparison& comparison, WordPlace old, WordPlace now)
{
    const NodeId oldHead{comparison.before(old.sentence).word(old.id).head, 0};
    const NodeId newHead{comparison.after(now.sentence).word(now.id).head, 0};
    const bool isNone = oldHead.word == kNoHead || newHead.word == kNoHead;
    if (isNone ? oldHead == newHead
               : comparison.isSame(
                   Comparison::NodePlace{old.sentence, oldHead}, Comparison::NodePlace{now.sentence, newHead}))
        return;
    ChangeSide oldSide = sideOf(comparison.before(old.sentence), {old.id, 0});
    ChangeSide newSide = sideOf(comparison.after(now.sentence), {now.id, 0});
    nameHead(oldSide, comparison.before(old.sentence), oldHead);
    nameHead(newSide, comparison.after(now.sentence), newHead);
    comparison.add(Changed::WordField, std::move(oldSide), std::move(newSide), std::string(fieldName(WordField::Head)));
}

void compareFields(
    Comparison& comparison, const ChangeSide& oldSide, const Token& old, const ChangeSide& newSide, const Token& now)
{
    const auto compare = [&](std::string_view name, std::string oldText, std::string newText) {
        if (oldText == newText)
            return;
        ChangeSide oldField = oldSide;
        ChangeSide newField = newSide;
        oldField.value = std::move(oldText);
        newField.value = std::move(newText);
        comparison.add(Changed::WordField, std::move(oldField), std::move(newField), std::string(name));
    };
    for (const WordField field : textFields)
        compare(fieldName(field), fieldText(old, field), fieldText(now, field));
    const FurtherFields oldFields(old);
    const FurtherFields newFields(now);
    for (const FurtherField& field : old.further)
        compare(field.name, field.value, std::string(newFields.value(field.name)));
    for (const FurtherField& field : now.further) {
        if (oldFields.value(field.name).empty())
            compare(field.name, {}, field.value);
    }
}

void compareParents(Comparison& comparison, Comparison::NodePlace oldPlace, const Token& old,
    Comparison::NodePlace newPlace, const Token& now)
{
    // The copies of the basic arcs follow the tree and say nothing, if both have them with the same ending; an arc from
    // the root has none in DTAG.
    auto oldCopy = oldPlace.node.empty == 0 ? basicCopy(old) : old.parents.end();
    auto newCopy = newPlace.node.empty == 0 ? basicCopy(now) : now.parents.end();
    const bool hasOld = oldCopy != old.parents.end();
    const bool hasNew = newCopy != now.parents.end();
    const bool follows = hasOld && hasNew
        && oldCopy->relation.substr(old.relation.size()) == newCopy->relation.substr(now.relation.size());
    const bool leavesRoot
        = hasNew && newCopy->relation == now.relation && now.head != kRoot && old.head == kRoot && old.parents.empty();
    const bool goesToRoot
        = hasOld && oldCopy->relation == old.relation && old.head != kRoot && now.head == kRoot && now.parents.empty();
    if (!follows && !leavesRoot && !goesToRoot) {
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
                && comparison.isSame(Comparison::NodePlace{oldPlace.sentence, parent->head},
                    Comparison::NodePlace{newPlace.sentence, other.head});
        });
        if (same != added.end()) {
            added.erase(same);
            continue;
        }
        ChangeSide side = sideOf(comparison.before(oldPlace.sentence), oldPlace.node);
        side.value = parent->relation;
        nameHead(side, comparison.before(oldPlace.sentence), parent->head);
        comparison.add(Changed::Parent, std::move(side), {});
    }
    for (const Parent& parent : added) {
        ChangeSide side = sideOf(comparison.after(newPlace.sentence), newPlace.node);
        side.value = parent.relation;
        nameHead(side, comparison.after(newPlace.sentence), parent.head);
        comparison.add(Changed::Parent, {}, std::move(side));
    }
}

} // namespace

void compareWords(Comparison& comparison)
{
    for (const auto& [old, now] : comparison.words().pairs()) {
        if (now.id == 0) {
            comparison.add(Changed::Word, sideOf(comparison.before(old.sentence), {old.id, 0}), {});
        } else if (old.id == 0) {
            comparison.add(Changed::Word, {}, sideOf(comparison.after(now.sentence), {now.id, 0}));
        } else {
            const Token& oldToken = comparison.before(old.sentence).word(old.id);
            const Token& newToken = comparison.after(now.sentence).word(now.id);
            compareHeads(comparison, old, now);
            compareFields(comparison, sideOf(comparison.before(old.sentence), {old.id, 0}), oldToken,
                sideOf(comparison.after(now.sentence), {now.id, 0}), newToken);
            compareParents(comparison, {old.sentence, {old.id, 0}}, oldToken, {now.sentence, {now.id, 0}}, newToken);
        }
    }
}

void compareEmptyNodes(Comparison& comparison)
{
    struct Node {
        std::size_t sentence;
        const EmptyNode* node;
    };
    std::vector<Node> now;
    for (std::size_t j = 0; j < comparison.afterCount(); ++j) {
        for (const EmptyNode& node : comparison.after(j).emptyNodes)
            now.push_back({j, &node});
    }
    for (std::size_t i = 0; i < comparison.beforeCount(); ++i) {
        for (const EmptyNode& old : comparison.before(i).emptyNodes) {
            const auto found = std::find_if(now.begin(), now.end(),
                [&](const Node& other) { return comparison.isSame(i, old, other.sentence, *other.node); });
            if (found == now.end()) {
                comparison.add(Changed::EmptyNode, sideOf(comparison.before(i), old.id), {});
                continue;
            }
            const auto [j, node] = *found;
            compareFields(comparison, sideOf(comparison.before(i), old.id), old.token,
                sideOf(comparison.after(j), node->id), node->token);
            compareParents(comparison, {i, old.id}, old.token, {j, node->id}, node->token);
            now.erase(found);
        }
    }
    for (const auto& [j, node] : now)
        comparison.add(Changed::EmptyNode, {}, sideOf(comparison.after(j), node->id));
}

} // namespace arcwright
