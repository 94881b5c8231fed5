// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/nearby_trees.h"

#include <algorithm>
#include <cmath>

#include "core/treebank/graph.h"

namespace arcwright {

std::vector<ScoredTree> NearbyTrees::find(const ArcLists& arcs, TreeScorer& scorer, GraphShape shape, RootPolicy root,
    const std::vector<int>& heads, std::size_t count)
{
    m_shape = shape;
    m_count = count;
    m_found.clear();
    add(heads, scorer.start(heads));
    const auto next = [&] {
        return std::find_if(m_found.begin(), m_found.end(), [](const Found& found) { return !found.isDone; });
    };
    for (auto at = next(); at != m_found.end(); at = next()) {
        at->isDone = true;
        addNeighbours(arcs, scorer, root, ScoredTree(at->tree));
    }
    std::vector<ScoredTree> trees;
    for (Found& found : m_found)
        trees.push_back(std::move(found.tree));
    return trees;
}

void NearbyTrees::addNeighbours(const ArcLists& arcs, TreeScorer& scorer, RootPolicy root, const ScoredTree& tree)
{
    scorer.start(tree.heads);
    for (int word = 1; word <= arcs.words(); ++word) {
        const int current = tree.heads[static_cast<std::size_t>(word)];
        m_candidates.clear();
        for (int position = arcs.inBegin(word); position < arcs.inEnd(word); ++position) {
            const int head = arcs.inHead(position);
            const bool movesRoot = root == RootPolicy::Single && (head == kRoot || current == kRoot);
            if (head != current && !movesRoot && !isAncestor(tree.heads, word, head))
                m_candidates.push_back(head);
        }
        m_gains.resize(m_candidates.size());
        scorer.gains(word, m_candidates, m_gains);
        for (std::size_t i = 0; i < m_candidates.size(); ++i) {
            if (!std::isfinite(m_gains[i]) || !isWanted(tree.score + m_gains[i]))
                continue;
            std::vector<int> changed = tree.heads;
            changed[static_cast<std::size_t>(word)] = m_candidates[i];
            if (hasShape(changed, word))
                add(std::move(changed), tree.score + m_gains[i]);
        }
    }
}

/// Asked before a tree is made: of a long sentence there are millions.
bool NearbyTrees::isWanted(double score) const
{
    return m_found.size() < m_count || score > m_found.back().tree.score;
}

/// The tree that `word` got another head in had the shape, so only the new arc can cross any other.
bool NearbyTrees::hasShape(const std::vector<int>& heads, int word) const
{
    if (m_shape != GraphShape::ProjectiveTree)
        return true;
    const Arc changed{heads[static_cast<std::size_t>(word)], word, {}};
    for (int other = 1; other < static_cast<int>(heads.size()); ++other) {
        if (crosses(changed, Arc{heads[static_cast<std::size_t>(other)], other, {}}))
            return false;
    }
    return true;
}

void NearbyTrees::add(std::vector<int> heads, double score)
{
    if (std::any_of(m_found.begin(), m_found.end(), [&](const Found& found) { return found.tree.heads == heads; }))
        return;
    const auto place = std::upper_bound(
        m_found.begin(), m_found.end(), score, [](double one, const Found& other) { return one > other.tree.score; });
    m_found.insert(place, Found{{std::move(heads), score}});
    if (m_found.size() > m_count)
        m_found.pop_back();
}

} // namespace arcwright
