// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/moved_nodes.h"

namespace arcwright {

MovedNodes::MovedNodes(const Sentence& sentence)
{
    m_nodes.emplace_back();
    for (int unit = 1; unit <= sentence.unitCount(); ++unit)
        m_nodes.emplace_back(NodeId{unit, 0});
    for (const EmptyNode& node : sentence.emptyNodes)
        m_nodes.emplace_back(node.id);
    m_oldCount = static_cast<int>(m_nodes.size()) - 1;
}

int MovedNodes::insertWord(int word)
{
    for (std::optional<NodeId>& node : m_nodes) {
        if (node && node->word >= word)
            ++node->word;
    }
    m_nodes.emplace_back(NodeId{word, 0});
    return static_cast<int>(m_nodes.size()) - 1;
}

int MovedNodes::insertEmptyNode(NodeId inserted)
{
    for (std::optional<NodeId>& node : m_nodes) {
        if (node && node->word == inserted.word && node->empty >= inserted.empty)
            ++node->empty;
    }
    m_nodes.emplace_back(inserted);
    return static_cast<int>(m_nodes.size()) - 1;
}

void MovedNodes::eraseWord(int word, int emptyBefore)
{
    for (std::optional<NodeId>& node : m_nodes) {
        if (!node || node->word < word)
            continue;
        if (*node == NodeId{word, 0}) {
            node.reset();
            continue;
        }
        if (node->word == word)
            node->empty += emptyBefore;
        --node->word;
    }
}

void MovedNodes::eraseEmptyNode(NodeId erased)
{
    for (std::optional<NodeId>& node : m_nodes) {
        if (node == erased)
            node.reset();
        else if (node && node->word == erased.word && node->empty > erased.empty)
            --node->empty;
    }
}

std::vector<int> MovedNodes::wordsBefore(int words) const
{
    std::vector<int> before(static_cast<std::size_t>(words));
    for (int key = 1; key <= m_oldCount; ++key) {
        const std::optional<NodeId>& node = m_nodes[static_cast<std::size_t>(key)];
        if (node && node->empty == 0 && node->word <= words)
            before[static_cast<std::size_t>(node->word) - 1] = key;
    }
    return before;
}

} // namespace arcwright
