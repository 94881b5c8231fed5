// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/treebank/graph_rules.h"

#include <algorithm>
#include <array>

#include "core/treebank/parents.h"

namespace arcwright {

namespace {

/// The heads of every word, to which arcs are added as long as they close no cycle.
class GrowingGraph {
public:
    explicit GrowingGraph(const std::vector<int>& heads) : m_heads(heads.size()), m_seen(heads.size(), 0)
    {
        for (std::size_t word = 1; word < heads.size(); ++word) {
            if (heads[word] != kNoHead)
                m_heads[word].push_back(heads[word]);
        }
    }

    /// Adds an arc unless its head descends from its dependent.
    bool add(int head, int dependent)
    {
        if (descends(head, dependent))
            return false;
        m_heads[static_cast<std::size_t>(dependent)].push_back(head);
        return true;
    }

private:
    bool descends(int node, int ancestor)
    {
        ++m_round;
        m_open.assign(1, node);
        while (!m_open.empty()) {
            const int next = m_open.back();
            m_open.pop_back();
            if (next == ancestor)
                return true;
            if (next == kRoot || m_seen[static_cast<std::size_t>(next)] == m_round)
                continue;
            m_seen[static_cast<std::size_t>(next)] = m_round;
            const auto& heads = m_heads[static_cast<std::size_t>(next)];
            m_open.insert(m_open.end(), heads.begin(), heads.end());
        }
        return false;
    }

    std::vector<std::vector<int>> m_heads;
    std::vector<int> m_seen; ///< the round in which a word was last met
    std::vector<int> m_open;
    int m_round = 0;
};

/// Notes what a word has among its further fields: its edges from elsewhere, as they are in the file (`0:err|12:subj`).
void noteOutsideEdges(ScoredGraph& scored, std::string_view list, const Format& format)
{
    while (!list.empty()) {
        const std::string_view item = list.substr(0, list.find('|'));
        list.remove_prefix(std::min(item.size() + 1, list.size()));
        const std::string_view label = item.substr(std::min(item.find(':') + 1, item.size()));
        const bool isGap = label.starts_with("&lt;"); // the field has escapes, which no format undoes here
        const ArcRole role = isGap ? ArcRole::Further : format.roleOf(label);
        if (item.starts_with("0:"))
            scored.hasCycle = scored.hasCycle || role != ArcRole::Other;
        else
            scored.crossesBorder = scored.crossesBorder || role == ArcRole::Basic;
    }
}

bool isOther(std::string_view relation, const Format* own, const Format* other)
{
    return (own && own->roleOf(relation) == ArcRole::Other) || (other && other->roleOf(relation) == ArcRole::Other);
}

bool readsHeadsOffParents(const Format* format)
{
    return format && format->headsAreParents();
}

} // namespace

std::string_view GraphRules::withoutCase(std::string_view relation) const
{
    // The relations that the guidelines of Universal Dependencies give case markers.
    static constexpr std::array<std::string_view, 5> marked{"nmod", "obl", "acl", "advcl", "conj"};
    const std::string_view base = relation.substr(0, relation.find(':'));
    if (std::find(marked.begin(), marked.end(), base) == marked.end())
        return relation;
    for (std::string_view rest = relation; rest.size() > base.size(); rest = rest.substr(0, rest.rfind(':'))) {
        if (m_basicRelations.contains(rest))
            return rest;
    }
    return base;
}

/// Makes the graph of one sentence, arc by arc.
class GraphRules::Maker {
public:
    Maker(const GraphRules& rules, const Sentence& sentence, const Format* other)
        : m_rules(rules)
        , m_sentence(sentence)
        , m_own(sentence.source.format.get())
        , m_other(other)
        , m_isDtag(readsHeadsOffParents(m_own) || readsHeadsOffParents(m_other))
        , m_cuts(rules.m_labels == EnhancedLabels::WithoutCase && !m_isDtag)
        , m_scored{arcwright::graphOf(sentence, rules.m_relations)}
        , m_growing(m_scored.graph.heads)
    {
        m_scored.graph.secondary.clear();
        m_scored.hasCycle = !findCycle(m_scored.graph.heads).empty();
    }

    ScoredGraph run()
    {
        if (!m_sentence.bunsetsu.empty())
            return std::move(m_scored);
        for (int word = 1; word <= m_sentence.size(); ++word) {
            const Token& token = m_sentence.word(word);
            if (readsHeadsOffParents(m_own))
                noteOutsideEdges(m_scored, token.furtherField("in"), *m_own);
            const auto basic = basicCopy(token);
            for (auto parent = token.parents.begin(); parent != token.parents.end(); ++parent) {
                if (parent != basic)
                    addFurther(word, *parent);
                else if (!m_cuts && !m_isDtag)
                    m_scored.graph.relations[static_cast<std::size_t>(word)] = idOf(parent->relation);
            }
        }
        return std::move(m_scored);
    }

private:
    RelationId idOf(std::string_view relation) const { return m_rules.m_relations.intern(relation); }

    void addFurther(int word, const Parent& parent)
    {
        auto& further = m_scored.graph.secondary;
        if (parent.head.empty != 0) {
            ++m_scored.emptyNodeArcs;
            return;
        }
        if (isOther(parent.relation, m_own, m_other)) {
            ++m_scored.otherArcs;
            return;
        }
        const Arc arc{parent.head.word, word, idOf(m_cuts ? m_rules.withoutCase(parent.relation) : parent.relation)};
        if (arc == m_scored.graph.arc(word) || std::find(further.begin(), further.end(), arc) != further.end())
            return; // two case markers, one arc
        if (m_growing.add(arc.head, word)) {
            further.push_back(arc);
        } else {
            ++m_scored.cycleArcs;
            m_scored.hasCycle = true;
        }
    }

    const GraphRules& m_rules;
    const Sentence& m_sentence;
    const Format* m_own;
    const Format* m_other;
    bool m_isDtag;
    bool m_cuts;
    ScoredGraph m_scored;
    GrowingGraph m_growing;
};

ScoredGraph GraphRules::graphOf(const Sentence& sentence, const Format* other) const
{
    return Maker(*this, sentence, other).run();
}

} // namespace arcwright
