// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/treebank/effective_dependencies.h"

#include <algorithm>

#include "core/treebank/prague_fields.h"

namespace arcwright {

namespace {

std::vector<bool> membersOf(const Sentence& sentence)
{
    std::vector<bool> members(static_cast<std::size_t>(sentence.unitCount()) + 1);
    for (int word = 1; sentence.bunsetsu.empty() && word <= sentence.size(); ++word)
        members[static_cast<std::size_t>(word)] = hasPragueFlag(sentence.word(word), pml::isMember);
    return members;
}

} // namespace

EffectiveDependencies::Kind EffectiveDependencies::kindOf(std::string_view relation)
{
    const std::string_view function = markedRelation(relation).relation;
    if (function == "Coord")
        return Kind::Coordination;
    if (function == "Apos")
        return Kind::Apposition;
    return function == "AuxP" || function == "AuxC" ? Kind::Passed : Kind::Word;
}

EffectiveDependencies::EffectiveDependencies(const Sentence& sentence) : m_heads{kNoHead}, m_kinds{Kind::Word}
{
    std::vector<bool> members = membersOf(sentence);
    for (int unit = 1; unit <= sentence.unitCount(); ++unit) {
        m_heads.push_back(sentence.headOf(unit));
        m_kinds.push_back(kindOf(sentence.relationOf(unit)));
        if (markedRelation(sentence.relationOf(unit)).isMember())
            members[static_cast<std::size_t>(unit)] = true;
    }
    setUp(std::move(members));
}

EffectiveDependencies::EffectiveDependencies(
    const Sentence& sentence, const Graph& graph, const RelationPool& relations)
    : m_heads(graph.heads)
{
    std::vector<bool> members = graph.members.empty() ? membersOf(sentence) : graph.members;
    members.resize(m_heads.size());
    for (std::size_t node = 0; node < m_heads.size(); ++node) {
        const std::string_view relation
            = graph.relations[node] ? relations.text(graph.relations[node]) : std::string_view();
        m_kinds.push_back(kindOf(relation));
        if (markedRelation(relation).isMember())
            members[node] = true;
    }
    setUp(std::move(members));
}

void EffectiveDependencies::setUp(std::vector<bool> members)
{
    m_members = std::move(members);
    m_dependents.resize(m_heads.size());
    for (int node = 1; node <= size(); ++node) {
        int& head = m_heads[static_cast<std::size_t>(node)];
        if (head < kRoot || head > size() || head == node)
            head = kNoHead;
        else
            m_dependents[static_cast<std::size_t>(head)].push_back(node);
    }
}

bool EffectiveDependencies::differFromTree() const
{
    return std::any_of(m_kinds.begin(), m_kinds.end(), [](Kind kind) { return kind != Kind::Word; });
}

/// The outermost coordination or apposition that a member is one of, kNoHead if there is none.
int EffectiveDependencies::joiningNodeOf(int member) const
{
    int node = member;
    for (int steps = 0; steps <= size(); ++steps) {
        const bool isOutermost = node != member && joins(node) && !isMember(node);
        if (isOutermost)
            return node;
        const bool leadsUp = node == member || joins(node) || kind(node) == Kind::Passed;
        node = leadsUp ? head(node) : kNoHead;
        if (node <= kRoot)
            return kNoHead;
    }
    return kNoHead; // heads lead in a circle
}

void EffectiveDependencies::addMembersBelow(int node, bool isMemberAbove, std::vector<int>& found, int& budget) const
{
    for (const int child : m_dependents[static_cast<std::size_t>(node)]) {
        if (--budget < 0)
            return;
        const bool isOne = isMember(child) || (isMemberAbove && kind(child) != Kind::Passed);
        if (kind(child) == Kind::Passed)
            addMembersBelow(child, isMemberAbove || isMember(child), found, budget);
        else if (isOne && joins(child))
            addMembers(child, found, budget);
        else if (isOne)
            found.push_back(child);
    }
}

void EffectiveDependencies::addMembers(int joining, std::vector<int>& found, int& budget) const
{
    addMembersBelow(joining, false, found, budget);
}

std::vector<int> EffectiveDependencies::parents(int word) const
{
    if (kind(word) != Kind::Word)
        return {};
    int node = word;
    for (int steps = 0; steps <= size(); ++steps) {
        if (isMember(node)) {
            const int joining = joiningNodeOf(node);
            node = joining == kNoHead ? node : joining;
        }
        const int above = head(node);
        if (above <= kRoot)
            return above == kRoot ? std::vector{kRoot} : std::vector<int>();
        if (kind(above) == Kind::Word)
            return {above};
        if (joins(above)) {
            // What is below it as no member modifies all of its members.
            std::vector<int> found;
            int budget = size() + 1; // each node is asked once, unless heads lead in a circle
            addMembers(above, found, budget);
            std::erase(found, word);
            std::sort(found.begin(), found.end());
            return found;
        }
        node = above;
    }
    return {};
}

std::vector<int> EffectiveDependencies::children(int word) const
{
    std::vector<int> found;
    for (int other = 1; other <= size(); ++other) {
        const std::vector<int> above = parents(other);
        if (std::find(above.begin(), above.end(), word) != above.end())
            found.push_back(other);
    }
    return found;
}

std::string_view EffectiveDependencies::memberMark(int word) const
{
    if (!isMember(word))
        return {};
    int node = head(word);
    for (int steps = 0; steps <= size() && node > kRoot; ++steps) {
        if (kind(node) == Kind::Coordination)
            return "Co";
        if (kind(node) == Kind::Apposition)
            return "Ap";
        if (kind(node) != Kind::Passed)
            break;
        node = head(node);
    }
    return "M";
}

Graph effectiveGraph(const Sentence& sentence, const Graph& graph, const RelationPool& relations)
{
    const EffectiveDependencies effective(sentence, graph, relations);
    Graph changed(graph.size());
    changed.relations = graph.relations;
    changed.members.assign(graph.heads.size(), false); // nobody stands below a conjunction any more
    for (int word = 1; word <= graph.size(); ++word) {
        const std::vector<int> parents = effective.parents(word);
        for (const int parent : parents) {
            if (parent == parents.front())
                changed.heads[static_cast<std::size_t>(word)] = parent;
            else
                changed.secondary.push_back({parent, word, graph.arc(word).relation});
        }
    }
    return changed;
}

} // namespace arcwright
