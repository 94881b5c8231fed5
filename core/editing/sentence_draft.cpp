// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/sentence_draft.h"

#include <algorithm>

#include "core/editing/draft_loading.h"
#include "core/treebank/format.h"
#include "core/treebank/parents.h"

namespace arcwright {

SentenceDraft::SentenceDraft(const Sentence& sentence) : source(sentence.source)
{
    loadDraft(sentence, *this);
}

bool SentenceDraft::headsAreParents() const
{
    return source.format && source.format->headsAreParents();
}

std::size_t SentenceDraft::placeOf(int key) const
{
    const auto found = std::find_if(nodes.begin(), nodes.end(), [&](const DraftNode& node) { return node.key == key; });
    return static_cast<std::size_t>(found - nodes.begin());
}

bool SentenceDraft::contains(int key) const
{
    return placeOf(key) < nodes.size();
}

int SentenceDraft::wordBefore(int key) const
{
    for (std::size_t place = placeOf(key); place-- > 0;) {
        if (!nodes[place].isEmpty)
            return nodes[place].key;
    }
    return 0;
}

int SentenceDraft::wordAfter(int key) const
{
    for (std::size_t place = placeOf(key) + 1; place < nodes.size(); ++place) {
        if (!nodes[place].isEmpty)
            return nodes[place].key;
    }
    return 0;
}

int SentenceDraft::rootWord() const
{
    const auto found = std::find_if(
        nodes.begin(), nodes.end(), [](const DraftNode& node) { return !node.isEmpty && node.token.head == kRoot; });
    return found == nodes.end() ? 0 : found->key;
}

std::string& SentenceDraft::trailingMisc(int word)
{
    DraftNode& found = node(word);
    return found.range == 0 ? found.token.misc : ranges[static_cast<std::size_t>(found.range) - 1].misc;
}

int SentenceDraft::insert(std::size_t place, DraftNode node)
{
    node.key = nextKey++;
    nodes.insert(nodes.begin() + static_cast<std::ptrdiff_t>(place), std::move(node));
    return nodes[place].key;
}

void SentenceDraft::erase(int key)
{
    const int before = wordBefore(key);
    for (DraftComment& comment : comments) {
        if (comment.after == key)
            comment.after = before;
    }
    nodes.erase(nodes.begin() + static_cast<std::ptrdiff_t>(placeOf(key)));
}

void SentenceDraft::setHead(int key, int head)
{
    Token& token = node(key).token;
    if (!headsAreParents())
        moveBasicArc(token, head);
}

void SentenceDraft::setRelation(int key, const std::string& relation)
{
    if (!headsAreParents())
        renameBasicArc(node(key).token, relation);
}

void SentenceDraft::moveParents(int from, int to)
{
    for (DraftNode& other : nodes) {
        auto& parents = other.token.parents;
        for (std::size_t i = 0; i < parents.size();) {
            if (parents[i].head.word != from) {
                ++i;
                continue;
            }
            const Parent moved{{to, 0}, parents[i].relation};
            const bool isThere = std::find(parents.begin(), parents.end(), moved) != parents.end();
            if (to <= kRoot || to == other.key || isThere)
                parents.erase(parents.begin() + static_cast<std::ptrdiff_t>(i));
            else
                parents[i++] = moved;
        }
    }
}

void SentenceDraft::addParent(int key, Parent parent)
{
    auto& parents = node(key).token.parents;
    if (std::find(parents.begin(), parents.end(), parent) == parents.end())
        parents.push_back(std::move(parent));
}

std::vector<int> SentenceDraft::dependentsOf(int key) const
{
    std::vector<int> found;
    for (const DraftNode& other : nodes) {
        if (!other.isEmpty && other.token.head == key)
            found.push_back(other.key);
    }
    return found;
}

void SentenceDraft::hangNewWord(int key, int head)
{
    const bool hasHeads = std::any_of(nodes.begin(), nodes.end(),
        [&](const DraftNode& other) { return !other.isEmpty && other.token.head != kNoHead; });
    const auto holds = [&](WordField field) { return !source.format || source.format->holds(field); };
    if (headsAreParents()) {
        node(key).token.head = kRoot;
        return;
    }
    if (hasPhrases() || !hasHeads || !holds(WordField::Head))
        return;
    Token& token = node(key).token;
    token.head = head;
    if (holds(WordField::Relation))
        token.relation = head == kRoot ? rootRelation : unspecifiedRelation;
    const auto isInGraph = [](const DraftNode& other) { return !other.token.parents.empty(); };
    const bool hasGraph = head > 0 ? isInGraph(node(head)) : std::any_of(nodes.begin(), nodes.end(), isInGraph);
    if (!token.relation.empty() && hasGraph)
        token.parents = {{{head, 0}, token.relation}};
}

void SentenceDraft::unconfirm()
{
    annotation.confirmed = false;
    annotation.confirmedBy = {};
}

} // namespace arcwright
