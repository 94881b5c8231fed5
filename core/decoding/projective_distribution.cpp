// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/projective_distribution.h"

#include "core/base/random.h"
#include "core/decoding/log_space.h"
#include "core/treebank/graph.h"

namespace arcwright {

ProjectiveDistribution::ProjectiveDistribution(const ArcScores& scores, RootPolicy root, double temperature)
    : m_scores(scores), m_root(root), m_temperature(temperature), m_items(scores.words(), root)
{
    m_marginals.reset(scores.words(), 0);
    m_inside.assign(m_items.size(), impossible);
    m_outside.assign(m_items.size(), impossible);
    if (scores.words() == 0) {
        m_logPartition = 0;
        return;
    }
    sumInside();
    m_logPartition = inside(m_items.goal());
    if (hasTree())
        sumOutside();
}

double ProjectiveDistribution::inside(const ChartItem& item) const
{
    return item.left == item.right && item.kind != ChartItemKind::Tree ? 0 : m_inside[m_items.index(item)];
}

double ProjectiveDistribution::arcWeight(const ChartItem& item, const ItemWay& way) const
{
    return arcScoreOf(m_scores, item, way) / m_temperature;
}

double ProjectiveDistribution::weightOf(const ChartItem& item, const ItemWay& way) const
{
    return inside(way.first) + inside(way.second) + arcWeight(item, way);
}

void ProjectiveDistribution::sumInside()
{
    for (const ChartItem& item : m_items.all()) {
        LogSum sum;
        for (const ItemWay& way : m_items.ways(item))
            sum.add(weightOf(item, way));
        m_inside[m_items.index(item)] = sum.value();
    }
}

void ProjectiveDistribution::sumOutside()
{
    std::vector<LogSum> sums(m_items.size());
    sums[m_items.index(m_items.goal())].add(0);
    for (auto item = m_items.all().rbegin(); item != m_items.all().rend(); ++item) {
        const std::size_t index = m_items.index(*item);
        const double outside = m_outside[index] = sums[index].value();
        if (outside == impossible || m_inside[index] == impossible)
            continue;
        for (const ItemWay& way : m_items.ways(*item)) {
            const double beside = outside + arcWeight(*item, way);
            sums[m_items.index(way.first)].add(beside + inside(way.second));
            sums[m_items.index(way.second)].add(beside + inside(way.first));
            const ItemTraced arc{*item, way.at};
            if (arc.hasArc())
                m_marginals.at(arc.head(), arc.dependent()) += expOf(outside + weightOf(*item, way) - m_logPartition);
        }
    }
}

double ProjectiveDistribution::probabilityOf(const ChartItem& item) const
{
    return hasTree() ? expOf(inside(item) + outside(item) - m_logPartition) : 0;
}

std::vector<ChartItem> ProjectiveDistribution::built() const
{
    std::vector<ChartItem> items;
    for (const ChartItem& item : m_items.all()) {
        if (inside(item) != impossible)
            items.push_back(item);
    }
    return items;
}

std::vector<ChartItem> ProjectiveDistribution::inTrees() const
{
    std::vector<ChartItem> items;
    for (auto item = m_items.all().rbegin(); item != m_items.all().rend(); ++item) {
        if (inside(*item) != impossible && outside(*item) != impossible)
            items.push_back(*item);
    }
    return items;
}

double ProjectiveDistribution::shareOf(const ChartItem& item, const ItemWay& way) const
{
    const double whole = inside(item);
    return whole == impossible ? 0 : expOf(weightOf(item, way) - whole);
}

double ProjectiveDistribution::shareOf(const ChartItem& item, const ItemUse& use) const
{
    const double all = inside(item) + outside(item);
    return all == impossible ? 0 : expOf(outside(use.whole) + weightOf(use.whole, use.way) - all);
}

double ProjectiveDistribution::probabilityOf(const std::vector<int>& heads) const
{
    double logarithm = -m_logPartition;
    for (int word = 1; word <= m_scores.words(); ++word)
        logarithm += static_cast<double>(m_scores.at(heads[static_cast<std::size_t>(word)], word)) / m_temperature;
    return expOf(logarithm);
}

std::vector<ScoredTree> ProjectiveDistribution::best(std::size_t count) const
{
    ArcLists arcs;
    arcs.reset(m_scores);
    return hasTree() ? ProjectiveKBest().decode(arcs, m_root, count) : std::vector<ScoredTree>();
}

std::vector<std::vector<int>> ProjectiveDistribution::draw(std::size_t count, std::uint64_t seed) const
{
    if (!hasTree())
        return {};
    Random random(seed);
    std::vector<std::vector<int>> drawn(count, std::vector<int>(static_cast<std::size_t>(m_scores.nodes()), kNoHead));
    for (std::vector<int>& heads : drawn) {
        std::vector<ChartItem> open;
        if (m_scores.words() > 0)
            open.push_back(m_items.goal());
        while (!open.empty()) {
            const ChartItem item = open.back();
            open.pop_back();
            const std::vector<ItemWay> ways = m_items.ways(item);
            double left = random.unit();
            const ItemWay* chosen = nullptr;
            for (const ItemWay& way : ways) {
                const double share = shareOf(item, way);
                if (share > 0)
                    chosen = &way; // the last that is possible, where shares sum to a little less than one
                left -= share;
                if (left < 0 && chosen != nullptr)
                    break;
            }
            const ItemTraced arc{item, chosen->at};
            if (arc.hasArc())
                heads[static_cast<std::size_t>(arc.dependent())] = arc.head();
            for (const ChartItem& part : {chosen->second, chosen->first}) {
                if (part.left < part.right)
                    open.push_back(part);
            }
        }
    }
    return drawn;
}

} // namespace arcwright
