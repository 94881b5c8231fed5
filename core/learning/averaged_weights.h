// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/scoring/feature_vector.h"
#include "core/scoring/weights.h"

namespace arcwright {

/// Weights under training, and the mean of what they were after every sentence, changed or not (Collins 2002), kept
/// lazily: an update made when t sentences had been seen counts in all means but the first t.
class AveragedWeights {
public:
    explicit AveragedWeights(Weights weights)
        : m_weights(std::move(weights)), m_late(m_weights.values().size(), 0.0) { }
    /// Goes on from what another one had: its current(), late() and sentences().
    AveragedWeights(Weights weights, std::vector<double> late, std::uint64_t sentences)
        : m_weights(std::move(weights)), m_late(std::move(late)), m_sentences(sentences)
    {
    }

    const Weights& current() const { return m_weights; }
    /// By weight, the sum of each change times the sentences that were done before it.
    const std::vector<double>& late() const { return m_late; }
    std::uint64_t sentences() const { return m_sentences; }

    /// Adds step * change to the current weights.
    void update(const FeatureVector& change, double step)
    {
        for (const FeatureVector::Entry& entry : change.entries()) {
            const double amount = step * entry.count;
            m_weights.values()[entry.index] += static_cast<float>(amount);
            m_late[entry.index] += amount * static_cast<double>(m_sentences);
        }
    }

    /// To be called after every sentence.
    void sentenceDone() { ++m_sentences; }

    /// O(weights).
    Weights average() const
    {
        Weights mean;
        averageInto(mean);
        return mean;
    }

    /// As average(), into the memory of other weights: new pages of it take longer than the sums. O(weights).
    void averageInto(Weights& mean) const
    {
        if (!(mean.shape() == m_weights.shape()))
            mean = m_weights;
        const double sentences = m_sentences == 0 ? 1.0 : static_cast<double>(m_sentences);
        const float* now = m_weights.data();
        const double* late = m_late.data();
        float* values = mean.values().data();
        // Nothing is left out where nothing changed: what is done for all alike is done for several at a time.
        for (std::size_t i = 0; i < m_late.size(); ++i)
            values[i] = static_cast<float>(now[i] - late[i] / sentences);
    }

private:
    Weights m_weights;
    std::vector<double> m_late;
    std::uint64_t m_sentences = 0;
};

} // namespace arcwright
