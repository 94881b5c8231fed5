// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>
#include <cstdint>
#include <vector>

#include "core/scoring/weights.h"

namespace arcwright {

/// The mean of weights that come one after another; only their sum is kept, in double precision. The same weights in
/// the same order give the same mean, bit for bit.
class WeightMean {
public:
    explicit WeightMean(const WeightShape& shape) : m_shape(shape), m_sums(Weights::sizeFor(shape), 0.0) { }
    /// Goes on from what another one had: its sums() and count().
    WeightMean(const WeightShape& shape, std::vector<double> sums, std::uint64_t count)
        : m_shape(shape), m_sums(std::move(sums)), m_count(count)
    {
    }

    const WeightShape& shape() const { return m_shape; }
    const std::vector<double>& sums() const { return m_sums; }
    std::uint64_t count() const { return m_count; }

    /// Weights of the same shape. O(weights).
    void add(const Weights& weights)
    {
        assert(weights.shape() == m_shape);
        for (std::size_t i = 0; i < m_sums.size(); ++i)
            m_sums[i] += static_cast<double>(weights.values()[i]);
        ++m_count;
    }

    /// Zeros if nothing was added. O(weights).
    Weights mean() const
    {
        Weights mean(m_shape);
        for (std::size_t i = 0; m_count > 0 && i < m_sums.size(); ++i)
            mean.values()[i] = static_cast<float>(m_sums[i] / static_cast<double>(m_count));
        return mean;
    }

private:
    WeightShape m_shape;
    std::vector<double> m_sums;
    std::uint64_t m_count = 0;
};

} // namespace arcwright
