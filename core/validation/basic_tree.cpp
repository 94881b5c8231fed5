// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/basic_tree.h"

#include <algorithm>

namespace arcwright {

BasicTree::BasicTree(const SentenceText& text) : m_text(text)
{
    const auto nodes = static_cast<std::size_t>(text.words()) + 1;
    m_heads.assign(nodes, -1);
    m_relations.assign(nodes, {});
    m_children.resize(nodes);
    m_inMultiwordToken.assign(nodes, false);
    for (int word = 1; word <= words(); ++word) {
        const auto at = static_cast<std::size_t>(word);
        m_heads[at] = parseId(field(word, Column::Head)).first;
        const std::string_view relation = field(word, Column::Deprel);
        m_relations[at] = relation == "_" ? std::string_view() : mainRelation(relation);
        m_children[static_cast<std::size_t>(m_heads[at])].push_back(word);
    }
    for (const Row& row : text.rows) {
        if (row.isRange())
            std::fill(m_inMultiwordToken.begin() + row.id.first, m_inMultiwordToken.begin() + row.id.second + 1, true);
    }
    number();
}

bool BasicTree::hasChild(int word, std::string_view relation) const
{
    const auto& all = children(word);
    return std::any_of(all.begin(), all.end(), [&](int child) { return this->relation(child) == relation; });
}

std::vector<int> BasicTree::childrenWith(int word, std::string_view relation) const
{
    std::vector<int> found;
    for (const int child : children(word)) {
        if (this->relation(child) == relation)
            found.push_back(child);
    }
    return found;
}

bool BasicTree::isAncestor(int ancestor, int word) const
{
    const auto upper = static_cast<std::size_t>(ancestor);
    const auto lower = static_cast<std::size_t>(word);
    return m_entered[upper] < m_entered[lower] && m_left[lower] < m_left[upper];
}

std::vector<int> BasicTree::gap(int word) const
{
    std::vector<int> found;
    const int top = head(word);
    if (top == 0)
        return found;
    const auto [first, last] = std::minmax(word, top);
    for (int between = first + 1; between < last; ++between) {
        if (!isAncestor(top, between))
            found.push_back(between);
    }
    return found;
}

bool BasicTree::saysNoSpace(int word) const
{
    return !m_inMultiwordToken[static_cast<std::size_t>(word)]
        && valueOf(field(word, Column::Misc), "SpaceAfter") == "No";
}

/// Without recursion, because trees can be as deep as they are long.
void BasicTree::number()
{
    m_entered.assign(m_heads.size(), 0);
    m_left.assign(m_heads.size(), 0);
    std::vector<std::size_t> nextChild(m_heads.size(), 0);
    int count = 0;
    for (int node = 0; node >= 0;) {
        const auto at = static_cast<std::size_t>(node);
        if (nextChild[at] == 0)
            m_entered[at] = ++count;
        if (nextChild[at] < m_children[at].size()) {
            node = m_children[at][nextChild[at]++];
        } else {
            m_left[at] = ++count;
            node = m_heads[at];
        }
    }
}

std::string listed(const std::vector<int>& words)
{
    std::string list;
    for (const int word : words)
        list += (list.empty() ? "" : ", ") + std::to_string(word);
    return list;
}

} // namespace arcwright
