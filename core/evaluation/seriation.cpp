// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/seriation.h"

#include <algorithm>

namespace arcwright {

namespace {

/// How alike two things are, for all pairs.
class Likeness {
public:
    Likeness(const std::vector<std::size_t>& counts, std::size_t size) : m_size(size), m_values(size * size)
    {
        std::vector<double> errors(size);
        const auto count = [&](std::size_t i, std::size_t j) { return static_cast<double>(counts[i * size + j]); };
        for (std::size_t i = 0; i < size; ++i) {
            for (std::size_t j = 0; j < size; ++j)
                errors[i] += i == j ? 0 : count(i, j) + count(j, i);
        }
        for (std::size_t i = 0; i < size; ++i) {
            for (std::size_t j = 0; j < size; ++j) {
                const double sum = errors[i] + errors[j];
                m_values[i * size + j] = i == j || sum == 0 ? 0 : (count(i, j) + count(j, i)) / sum;
            }
        }
    }

    double of(std::size_t first, std::size_t second) const { return m_values[first * m_size + second]; }

private:
    std::size_t m_size;
    std::vector<double> m_values;
};

using Cluster = std::vector<std::size_t>; ///< in order

/// Joins two clusters so that the ends that are most alike meet.
Cluster joinedAtLikeliestEnds(Cluster first, Cluster second, const Likeness& likeness)
{
    const double ends[]{likeness.of(first.back(), second.front()), likeness.of(first.back(), second.back()),
        likeness.of(first.front(), second.front()), likeness.of(first.front(), second.back())};
    const auto best = std::max_element(std::begin(ends), std::end(ends)) - std::begin(ends);
    if (best >= 2)
        std::reverse(first.begin(), first.end());
    if (best % 2 == 1)
        std::reverse(second.begin(), second.end());
    first.insert(first.end(), second.begin(), second.end());
    return first;
}

} // namespace

std::vector<std::size_t> clusterOrder(const std::vector<std::size_t>& counts, std::size_t size)
{
    const Likeness likeness(counts, size);
    std::vector<Cluster> clusters;
    std::vector<std::vector<double>> links(size, std::vector<double>(size)); // averages between clusters
    for (std::size_t i = 0; i < size; ++i) {
        clusters.push_back({i});
        for (std::size_t j = 0; j < size; ++j)
            links[i][j] = likeness.of(i, j);
    }
    std::vector<bool> isThere(size, true);
    for (std::size_t joins = 1; joins < size; ++joins) {
        std::size_t first = size;
        std::size_t second = size;
        for (std::size_t i = 0; i < size; ++i) {
            for (std::size_t j = i + 1; isThere[i] && j < size; ++j) {
                if (isThere[j] && (first == size || links[i][j] > links[first][second])) {
                    first = i;
                    second = j;
                }
            }
        }
        const auto firstSize = static_cast<double>(clusters[first].size());
        const auto secondSize = static_cast<double>(clusters[second].size());
        for (std::size_t other = 0; other < size; ++other) {
            links[first][other] = links[other][first]
                = (links[first][other] * firstSize + links[second][other] * secondSize) / (firstSize + secondSize);
        }
        clusters[first] = joinedAtLikeliestEnds(std::move(clusters[first]), std::move(clusters[second]), likeness);
        isThere[second] = false;
    }
    return size == 0 ? Cluster() : clusters.front();
}

} // namespace arcwright
