// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bunsetsu/learners.h"

#include <algorithm>
#include <cmath>

namespace arcwright {

namespace {

double sumOf(const FeatureIndices& features, const HashedWeights& weights)
{
    double sum = 0;
    for (const std::uint32_t index : features)
        sum += static_cast<double>(weights.values()[index]);
    return sum;
}

} // namespace

/// The squared length of an example is that of a vector of ones and of what features that share weights add, as many
/// pairs as can be expected: counting them would cost more than learning.

bool DualSvm::learn(const FeatureIndices& example, bool isPositive, float& alpha, HashedWeights& weights) const
{
    const double sign = isPositive ? 1 : -1;
    const double old = static_cast<double>(alpha);
    const double gradient = sign * sumOf(example, weights) - 1 + m_diagonal * old;
    const auto length = static_cast<double>(example.size());
    const double shared = length * length / static_cast<double>(weights.values().size());
    const double curvature = length + shared + m_diagonal;
    alpha = static_cast<float>(std::max(old - gradient / curvature, 0.0));
    const auto step = static_cast<float>(sign * (static_cast<double>(alpha) - old));
    if (step == 0)
        return false;
    for (const std::uint32_t index : example)
        weights.values()[index] += step;
    return true;
}

void LogLinearLearner::learn(std::span<const FeatureIndices> candidates, std::size_t right)
{
    m_probabilities.clear();
    for (const FeatureIndices& candidate : candidates)
        m_probabilities.push_back(sumOf(candidate, m_weights));
    const double greatest = *std::max_element(m_probabilities.begin(), m_probabilities.end());
    double total = 0;
    for (double& value : m_probabilities)
        total += value = std::exp(value - greatest);
    for (std::size_t i = 0; i < candidates.size(); ++i)
        add(candidates[i], m_rate * ((i == right ? 1.0 : 0.0) - m_probabilities[i] / total));
}

void LogLinearLearner::add(const FeatureIndices& features, double step)
{
    constexpr double smallest = 1e-6; // what is as good as learnt already
    if (std::abs(step) < smallest)
        return;
    const auto change = static_cast<float>(step);
    const auto late = static_cast<float>(step * m_sentences);
    for (const std::uint32_t index : features) {
        m_weights.values()[index] += change;
        m_late[index] += late;
    }
}

HashedWeights LogLinearLearner::average() const
{
    HashedWeights mean = m_weights;
    const double sentences = std::max(m_sentences, 1.0);
    for (std::size_t i = 0; i < m_late.size(); ++i)
        mean.values()[i] -= static_cast<float>(static_cast<double>(m_late[i]) / sentences);
    return mean;
}

} // namespace arcwright
