// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/dtag/dtag_head.h"

#include <algorithm>

#include "core/formats/dtag/dtag_edges.h"
#include "core/formats/dtag/dtag_escapes.h"
#include "core/formats/dtag/dtag_labels.h"

namespace arcwright {

namespace {

std::vector<Parent>::iterator edgeToHead(Token& token)
{
    return std::find(token.parents.begin(), token.parents.end(), Parent{{token.head, 0}, token.relation});
}

/// Adds an edge where its distance says, but so that it is the head if its label allows.
void insertHead(std::vector<Parent>& parents, Parent parent)
{
    auto place = std::find_if(
        parents.begin(), parents.end(), [&](const Parent& other) { return other.head.word > parent.head.word; });
    const DtagLabelKind kind = dtagLabelKind(parent.relation);
    const auto rival = std::find_if(
        parents.begin(), place, [&](const Parent& other) { return dtagLabelKind(other.relation) == kind; });
    if (canBeDtagHead(parent.relation))
        place = rival;
    parents.insert(place, std::move(parent));
}

/// An edge from a word to itself is among the further fields, which have both lists of edges.
void addLoop(Token& token, const std::string& label)
{
    for (const std::string_view name : {"in", "out"}) {
        std::string list(token.furtherField(name));
        addEdgeItem(list, edgeItemText(0, escapedDtag(label)));
        token.setFurther(name, std::move(list));
    }
}

} // namespace

const Parent* dtagHead(const std::vector<Parent>& parents)
{
    const Parent* gap = nullptr;
    for (const Parent& parent : parents) {
        const DtagLabelKind kind = dtagLabelKind(parent.relation);
        if (kind == DtagLabelKind::Primary)
            return &parent;
        if (kind == DtagLabelKind::Gap && !gap)
            gap = &parent;
    }
    return gap;
}

void takeDtagHead(Token& token)
{
    const Parent* head = dtagHead(token.parents);
    token.head = head ? head->head.word : kRoot;
    token.relation = head ? head->relation : std::string();
}

void settleDtag(Token& token, int id, int words)
{
    for (const Parent& parent : token.parents) {
        if (parent.head == NodeId{id, 0})
            addLoop(token, parent.relation);
    }
    std::erase_if(token.parents, [&](const Parent& parent) {
        return parent.head.empty != 0 || parent.head.word < 1 || parent.head.word > words || parent.head.word == id;
    });
    for (Parent& parent : token.parents) {
        if (parent.relation.empty())
            parent.relation = std::string(dtagUnknownLabel);
    }
    if (token.head >= 1 && token.head <= words && token.head != id) {
        if (token.relation.empty())
            token.relation = std::string(dtagUnknownLabel);
        const Parent* head = dtagHead(token.parents);
        Parent wanted{{token.head, 0}, token.relation};
        if (head && *head == wanted)
            return;
        if (const auto edge = edgeToHead(token); edge != token.parents.end())
            token.parents.erase(edge);
        insertHead(token.parents, std::move(wanted));
    }
    takeDtagHead(token);
}

void changeDtagHead(Token& token, int head)
{
    if (head <= kRoot) {
        std::erase_if(token.parents, [](const Parent& parent) { return canBeDtagHead(parent.relation); });
        takeDtagHead(token);
        return;
    }
    if (const auto edge = edgeToHead(token); token.head > kRoot && edge != token.parents.end())
        token.parents.erase(edge);
    token.head = head;
    if (token.relation.empty())
        token.relation = std::string(dtagUnknownLabel);
    if (const auto same = edgeToHead(token); same != token.parents.end())
        token.parents.erase(same);
    insertHead(token.parents, {{head, 0}, token.relation});
    takeDtagHead(token);
}

void changeDtagRelation(Token& token, std::string_view relation)
{
    if (token.head <= kRoot) {
        token.relation = relation;
        return;
    }
    const auto edge = edgeToHead(token);
    token.relation = relation;
    if (edge == token.parents.end()) {
        insertHead(token.parents, {{token.head, 0}, token.relation});
    } else if (std::find(token.parents.begin(), token.parents.end(), Parent{{token.head, 0}, token.relation})
        != token.parents.end()) {
        token.parents.erase(edge);
    } else {
        edge->relation = relation;
    }
    takeDtagHead(token);
}

} // namespace arcwright
