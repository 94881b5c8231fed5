// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/kbest_chart.h"

#include <algorithm>

#include "core/treebank/graph.h"

namespace arcwright {

KBestChart::KBestChart(const ArcScores& scores, RootPolicy root, std::size_t count)
    : m_scores(scores), m_items(scores.words(), root), m_found(m_items.size())
{
    for (const ChartItem& item : m_items.all())
        m_found[m_items.index(item)] = bestOf(item, count);
    if (scores.words() == 0)
        return;
    for (std::size_t rank = 0; rank < of(m_items.goal()).size(); ++rank)
        m_trees.push_back(tree(rank));
}

const std::vector<RankedDerivation>& KBestChart::of(const ChartItem& item) const
{
    return item.left == item.right && item.kind != ChartItemKind::Tree ? m_node : m_found[m_items.index(item)];
}

std::vector<RankedDerivation> KBestChart::bestOf(const ChartItem& item, std::size_t count) const
{
    std::vector<RankedDerivation> candidates;
    const auto add = [&](const ItemWay& way, int first, int second) {
        const auto& firsts = of(way.first);
        const auto& seconds = of(way.second);
        if (static_cast<std::size_t>(first) >= firsts.size() || static_cast<std::size_t>(second) >= seconds.size())
            return;
        const double score = firsts[static_cast<std::size_t>(first)].score
            + seconds[static_cast<std::size_t>(second)].score + arcScoreOf(m_scores, item, way);
        if (score == impossible)
            return;
        candidates.push_back({score, way, first, second});
        std::push_heap(candidates.begin(), candidates.end());
    };
    for (const ItemWay& way : m_items.ways(item))
        add(way, 0, 0);
    std::vector<RankedDerivation> found;
    while (found.size() < count && !candidates.empty()) {
        std::pop_heap(candidates.begin(), candidates.end());
        const RankedDerivation best = candidates.back();
        candidates.pop_back();
        found.push_back(best);
        // Each pair of ranks has one predecessor: the one with a lower second rank, or, where that is 0, first.
        add(best.way, best.first, best.second + 1);
        if (best.second == 0)
            add(best.way, best.first + 1, 0);
    }
    return found;
}

template <class Visitor>
void KBestChart::descend(const ChartItem& item, std::size_t rank, Visitor visit) const
{
    std::vector<Node> open{{item, rank}};
    while (!open.empty()) {
        const Node node = open.back();
        open.pop_back();
        if (node.item.left == node.item.right && node.item.kind != ChartItemKind::Tree)
            continue;
        const RankedDerivation& derivation = of(node.item)[node.rank];
        visit(node.item, derivation);
        open.push_back({derivation.way.second, static_cast<std::size_t>(derivation.second)});
        open.push_back({derivation.way.first, static_cast<std::size_t>(derivation.first)});
    }
}

std::vector<ChartItem> KBestChart::derivation(const ChartItem& item, std::size_t rank) const
{
    std::vector<ChartItem> parts;
    descend(item, rank, [&](const ChartItem& part, const RankedDerivation&) { parts.push_back(part); });
    return parts;
}

ScoredTree KBestChart::tree(std::size_t rank) const
{
    ScoredTree tree{std::vector<int>(static_cast<std::size_t>(m_scores.nodes()), kNoHead), 0};
    tree.score = of(m_items.goal())[rank].score;
    descend(m_items.goal(), rank, [&](const ChartItem& item, const RankedDerivation& derivation) {
        const ItemTraced arc{item, derivation.way.at};
        if (arc.hasArc())
            tree.heads[static_cast<std::size_t>(arc.dependent())] = arc.head();
    });
    return tree;
}

} // namespace arcwright
