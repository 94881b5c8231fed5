// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/tree_distribution.h"

#include <cmath>

#include "core/base/random.h"
#include "core/decoding/matrix_tree.h"
#include "core/decoding/nonprojective_kbest.h"
#include "core/decoding/tree_sampler.h"
#include "core/treebank/graph.h"

namespace arcwright {

TreeDistribution::TreeDistribution(const ArcScores& scores, RootPolicy root, double temperature)
    : m_scores(scores), m_root(root), m_temperature(temperature)
{
    MatrixTree sums;
    m_hasTree = sums.compute(scores, root, temperature);
    m_marginals = sums.marginals();
    if (!m_hasTree)
        return;
    m_temperature = sums.temperature();
    m_logPartition = sums.logPartition();
}

double TreeDistribution::weight(int head, int dependent) const
{
    const float score = m_scores.at(head, dependent);
    return score == forbiddenScore ? 0 : std::exp(static_cast<double>(score) / m_temperature);
}

double TreeDistribution::laplacian(int row, int column) const
{
    const bool isSingle = m_root == RootPolicy::Single;
    if (isSingle && row == 1)
        return weight(kRoot, column);
    if (row != column)
        return -weight(row, column);
    double sum = isSingle ? 0 : weight(kRoot, column);
    for (int head = 1; head <= m_scores.words(); ++head)
        sum += head == column ? 0 : weight(head, column);
    return sum;
}

double TreeDistribution::probabilityOf(const std::vector<int>& heads) const
{
    double logarithm = -m_logPartition;
    for (int word = 1; word <= m_scores.words(); ++word)
        logarithm += static_cast<double>(m_scores.at(heads[static_cast<std::size_t>(word)], word)) / m_temperature;
    return std::exp(logarithm);
}

std::vector<ScoredTree> TreeDistribution::best(std::size_t count) const
{
    return m_hasTree ? NonProjectiveKBest().decode(m_scores, m_root, count) : std::vector<ScoredTree>();
}

std::vector<std::vector<int>> TreeDistribution::draw(std::size_t count, std::uint64_t seed) const
{
    ArcLists arcs;
    arcs.reset(m_scores);
    TreeSampler sampler;
    if (!m_hasTree || !sampler.prepare(arcs, m_root, m_temperature))
        return {};
    Random random(seed);
    std::vector<std::vector<int>> drawn(count);
    for (std::vector<int>& heads : drawn)
        sampler.sample(random, heads);
    return drawn;
}

} // namespace arcwright
