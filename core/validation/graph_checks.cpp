// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/graph_checks.h"

#include <algorithm>
#include <map>

namespace arcwright {

namespace {

/// The words and empty nodes of the enhanced graph as numbers from 1; 0 is the root.
class EnhancedGraph {
public:
    explicit EnhancedGraph(const SentenceText& sentence)
    {
        m_numbers[NodeId{}] = 0;
        m_rows.push_back(nullptr);
        for (const Row& row : sentence.rows) {
            if (row.isRange())
                continue;
            m_numbers[row.node()] = m_rows.size();
            m_rows.push_back(&row);
            m_exists = m_exists || row.isEmptyNode() || !row.arcs.empty();
        }
    }

    /// Whether DEPS or an empty node says that there is one at all.
    bool exists() const { return m_exists; }

    /// The rows that no path from the root reaches.
    std::vector<const Row*> unreachable() const
    {
        std::vector<std::vector<std::size_t>> children(m_rows.size());
        for (std::size_t node = 1; node < m_rows.size(); ++node) {
            for (const EnhancedArc& arc : m_rows[node]->arcs)
                children[m_numbers.at(arc.node)].push_back(node);
        }
        std::vector<bool> reached(m_rows.size(), false);
        reached[0] = true;
        for (std::vector<std::size_t> waiting{0}; !waiting.empty();) {
            const std::size_t node = waiting.back();
            waiting.pop_back();
            for (const std::size_t child : children[node]) {
                if (!reached[child])
                    waiting.push_back(child);
                reached[child] = true;
            }
        }
        std::vector<const Row*> lost;
        for (std::size_t node = 1; node < m_rows.size(); ++node) {
            if (!reached[node])
                lost.push_back(m_rows[node]);
        }
        return lost;
    }

private:
    std::map<NodeId, std::size_t> m_numbers;
    std::vector<const Row*> m_rows;
    bool m_exists = false;
};

} // namespace

void checkRoots(const Row& row, Report& report)
{
    const std::string_view relation = mainRelation(row.field(Column::Deprel));
    const bool atRoot = row.field(Column::Head) == "0";
    if (row.isWord() && atRoot && relation != "root")
        report.add(TestId::ZeroIsNotRoot, row, Column::Deprel, {std::string(relation)});
    if (row.isWord() && !atRoot && relation == "root")
        report.add(TestId::RootIsNotZero, row, Column::Deprel);
    for (const EnhancedArc& arc : row.arcs) {
        const bool isRoot = mainRelation(arc.relation) == "root";
        if (arc.head == "0" && !isRoot)
            report.add(TestId::EnhancedZeroIsNotRoot, row, Column::Deps, {std::string(arc.relation)});
        if (arc.head != "0" && isRoot)
            report.add(TestId::EnhancedRootIsNotZero, row, Column::Deps);
    }
}

void checkEnhancedGraph(const SentenceText& sentence, Report& report)
{
    const EnhancedGraph graph(sentence);
    const auto lost = graph.exists() ? graph.unreachable() : std::vector<const Row*>();
    if (lost.empty())
        return;
    std::string nodes;
    for (const Row* row : lost)
        nodes.append(nodes.empty() ? "" : ", ").append(row->field(Column::Id));
    report.add(TestId::UnconnectedEgraph, *lost.front(), Column::Deps, {std::move(nodes)});
}

} // namespace arcwright
