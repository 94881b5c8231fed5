// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/projective_kbest.h"

#include <algorithm>
#include <limits>

#include "core/decoding/arc_scores.h"
#include "core/treebank/graph.h"

namespace arcwright {

namespace {

} // namespace

bool ProjectiveKBest::Derivation::operator<(const Derivation& other) const
{
    if (score != other.score)
        return score < other.score;
    if (split != other.split)
        return split > other.split;
    return first != other.first ? first > other.first : second > other.second;
}

std::vector<ScoredTree> ProjectiveKBest::decode(const ArcLists& arcs, RootPolicy root, std::size_t count)
{
    m_items.reset(arcs, root);
    return run(count);
}

std::vector<ScoredTree> ProjectiveKBest::decode(const SecondOrderScores& scores, RootPolicy root, std::size_t count)
{
    m_items.reset(scores, root);
    return run(count);
}

void ProjectiveKBest::fillChart()
{
    m_inside.assign(m_items.size(), impossible);
    m_items.forEachItem([&](const Item& item) {
        double best = impossible;
        m_items.forEachSplit(item, [&](const Split& split) {
            best = std::max(best, inside(split.first) + inside(split.second) + split.score);
        });
        m_inside[m_items.index(item)] = best;
    });
}

std::vector<ScoredTree> ProjectiveKBest::run(std::size_t count)
{
    const int words = m_items.arcs().words();
    if (words == 0)
        return std::vector<ScoredTree>(std::min<std::size_t>(count, 1), {{kNoHead}, 0});
    fillChart();
    m_nodeOf.assign(m_items.size(), -1);
    m_nodes.clear();
    std::vector<ScoredTree> trees;
    while (trees.size() < count && reach(m_items.goal(), trees.size()))
        trees.push_back(tree(trees.size()));
    return trees;
}

/// The derivations known of an item; on the first call, its candidates are the best derivations by each split.
ProjectiveKBest::Node& ProjectiveKBest::nodeOf(const Item& item)
{
    int& number = m_nodeOf[m_items.index(item)];
    if (number >= 0)
        return m_nodes[static_cast<std::size_t>(number)];
    number = static_cast<int>(m_nodes.size());
    Node& node = m_nodes.emplace_back();
    m_items.forEachSplit(item, [&](const Split& split) {
        const double score = inside(split.first) + inside(split.second) + split.score;
        if (score == impossible)
            return;
        node.candidates.push_back({score, node.splits.size(), 0, 0});
        node.splits.push_back(split);
    });
    std::make_heap(node.candidates.begin(), node.candidates.end());
    return node;
}

double ProjectiveKBest::scoreOf(const Item& item, std::size_t rank)
{
    return item.isNode() ? 0 : nodeOf(item).found[rank].score;
}

void ProjectiveKBest::addCandidate(Node& node, std::size_t split, std::size_t first, std::size_t second)
{
    const Split& parts = node.splits[split];
    if (!reach(parts.first, first) || !reach(parts.second, second))
        return;
    node.candidates.push_back(
        {scoreOf(parts.first, first) + scoreOf(parts.second, second) + parts.score, split, first, second});
    std::push_heap(node.candidates.begin(), node.candidates.end());
}

/// Makes sure that the derivation of a rank, from 0, is found; false if there are not so many.
bool ProjectiveKBest::reach(const Item& item, std::size_t rank)
{
    if (item.isNode())
        return rank == 0;
    Node& node = nodeOf(item);
    while (node.found.size() <= rank) {
        if (!node.found.empty()) {
            // Each pair of ranks has one predecessor: the one with a lower second rank, or, where that is 0, first.
            const Derivation last = node.found.back();
            addCandidate(node, last.split, last.first, last.second + 1);
            if (last.second == 0)
                addCandidate(node, last.split, last.first + 1, 0);
        }
        if (node.candidates.empty())
            return false;
        std::pop_heap(node.candidates.begin(), node.candidates.end());
        const Derivation best = node.candidates.back();
        node.candidates.pop_back();
        // The first derivations come from the chart; their parts must be found all the same.
        reach(node.splits[best.split].first, best.first);
        reach(node.splits[best.split].second, best.second);
        node.found.push_back(best);
    }
    return true;
}

ScoredTree ProjectiveKBest::tree(std::size_t rank)
{
    const ArcLists& arcs = m_items.arcs();
    ScoredTree result{std::vector<int>(static_cast<std::size_t>(arcs.nodes()), kNoHead), 0};
    result.score = scoreOf(m_items.goal(), rank);
    std::vector<std::pair<Item, std::size_t>> open{{m_items.goal(), rank}};
    while (!open.empty()) {
        const auto [item, itemRank] = open.back();
        open.pop_back();
        if (item.isNode())
            continue;
        const Node& node = nodeOf(item);
        const Derivation& derivation = node.found[itemRank];
        const Split& split = node.splits[derivation.split];
        if (split.arc != ArcLists::noArc)
            result.heads[static_cast<std::size_t>(arcs.dependent(split.arc))] = arcs.head(split.arc);
        open.emplace_back(split.first, derivation.first);
        open.emplace_back(split.second, derivation.second);
    }
    return result;
}

} // namespace arcwright
