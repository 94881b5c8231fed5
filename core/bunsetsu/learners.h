// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/bunsetsu/phrase_features.h"

namespace arcwright {

/// A feature vector: the indices of weights; one that is there twice counts twice.
using FeatureIndices = std::vector<std::uint32_t>;

/// A linear support vector machine with squared hinge loss, learnt by dual coordinate descent (Hsieh, Chang, Lin,
/// Keerthi and Sundararajan 2008): each step is the exact best one for its example, so there is no rate to choose, and
/// any order of steps leads to the same weights. Where features share weights a step is the best one that can be
/// expected.
class DualSvm {
public:
    /// `cost`: of errors against the length of the weights, C.
    explicit DualSvm(double cost) : m_diagonal(0.5 / cost) { }

    /// One step on an example. `alpha` belongs to the example and begins as 0. True if anything changed.
    bool learn(const FeatureIndices& example, bool isPositive, float& alpha, HashedWeights& weights) const;

private:
    double m_diagonal;
};

/// A log-linear model of choices, learnt by stochastic gradient descent with averaging: the probability of a candidate
/// is proportional to the exponential of the sum of its weights.
class LogLinearLearner {
public:
    LogLinearLearner(int bits, double rate) : m_rate(rate), m_weights(bits), m_late(m_weights.values().size()) { }

    HashedWeights& weights() { return m_weights; }
    /// What average() needs besides weights(), by weight.
    const std::vector<float>& late() const { return m_late; }
    /// Goes on from weights and late() after so many sentences.
    void restore(const std::vector<float>& weights, const std::vector<float>& late, std::size_t sentences)
    {
        m_weights.values() = weights;
        m_late = late;
        m_sentences = static_cast<double>(sentences);
    }
    /// One step on a choice among candidates, of which `right` is the one to choose.
    void learn(std::span<const FeatureIndices> candidates, std::size_t right);
    /// To be called after every sentence.
    void sentenceDone() { ++m_sentences; }
    /// The mean of the weights after all sentences.
    HashedWeights average() const;

private:
    void add(const FeatureIndices& features, double step);

    double m_rate;
    HashedWeights m_weights;
    std::vector<float> m_late; ///< by weight, the sum of each change times the sentences that were done before it
    double m_sentences = 0;
    std::vector<double> m_probabilities;
};

} // namespace arcwright
