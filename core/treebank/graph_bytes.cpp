// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/treebank/graph_bytes.h"

namespace arcwright {

std::int32_t RelationWriter::number(RelationId relation)
{
    if (!relation)
        return 0;
    if (relation.index() >= m_numbers.size())
        m_numbers.resize(relation.index() + 1, 0);
    std::int32_t& number = m_numbers[relation.index()];
    if (number == 0) {
        m_relations.push_back(relation);
        number = static_cast<std::int32_t>(m_relations.size());
    }
    return number;
}

std::string RelationWriter::texts() const
{
    std::string texts;
    for (const RelationId relation : m_relations)
        appendBlock(texts, m_pool.text(relation));
    return texts;
}

RelationReader::RelationReader(std::string_view texts, RelationPool& pool) : m_relations(1)
{
    BlockReader blocks{texts};
    while (blocks.sound && !blocks.rest.empty()) {
        const std::string_view text = blocks.take();
        m_relations.push_back(pool.intern(text));
    }
    m_sound = blocks.sound;
}

std::optional<RelationId> RelationReader::relation(std::int32_t number) const
{
    if (number < 0 || static_cast<std::size_t>(number) >= m_relations.size())
        return std::nullopt;
    return m_relations[static_cast<std::size_t>(number)];
}

void appendGraph(std::string& bytes, const Graph& graph, RelationWriter& relations)
{
    std::vector<std::int32_t> tree;
    for (std::size_t node = 0; node < graph.heads.size(); ++node)
        tree.insert(tree.end(), {graph.heads[node], relations.number(graph.relations[node])});
    std::vector<std::int32_t> further;
    for (const Arc& arc : graph.secondary)
        further.insert(further.end(), {arc.head, arc.dependent, relations.number(arc.relation)});
    appendNumbers(bytes, tree);
    appendNumbers(bytes, further);
    appendNumbers(bytes, std::vector<char>(graph.members.begin(), graph.members.end()));
}

std::optional<Graph> takeGraph(BlockReader& bytes, const RelationReader& relations)
{
    const auto tree = bytes.takeNumbers<std::int32_t>();
    const auto further = bytes.takeNumbers<std::int32_t>();
    const auto members = bytes.takeNumbers<char>();
    if (!bytes.sound || tree.size() % 2 != 0 || further.size() % 3 != 0)
        return std::nullopt;
    Graph graph;
    for (std::size_t i = 0; i < tree.size(); i += 2) {
        const auto relation = relations.relation(tree[i + 1]);
        if (!relation)
            return std::nullopt;
        graph.heads.push_back(tree[i]);
        graph.relations.push_back(*relation);
    }
    for (std::size_t i = 0; i < further.size(); i += 3) {
        const auto relation = relations.relation(further[i + 2]);
        if (!relation)
            return std::nullopt;
        graph.secondary.push_back({further[i], further[i + 1], *relation});
    }
    graph.members.assign(members.begin(), members.end());
    return graph;
}

} // namespace arcwright
