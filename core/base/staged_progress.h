// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <optional>
#include <vector>

namespace arcwright {

/// How far work of several stages has come, as one whole, and how long the rest will take. What share of the time each
/// stage takes is a guess; the estimate leans on it less the more is done.
class StagedProgress {
public:
    StagedProgress() = default;
    /// `shares`: how long the stages take in proportion to each other; 0 for one that is left out.
    explicit StagedProgress(std::vector<double> shares) : m_shares(std::move(shares)) { }

    std::size_t stages() const { return m_shares.size(); }
    /// A stage begins; those before it are done, or were left out.
    void begin(std::size_t stage)
    {
        m_stage = stage;
        m_done = 0;
    }
    /// So much of the stage is done, from 0 to 1. Never goes back.
    void advance(double done) { m_done = std::clamp(done, m_done, 1.0); }

    /// Of the whole, from 0 to 1; 0 where nothing is planned.
    double fraction() const
    {
        const double all = std::accumulate(m_shares.begin(), m_shares.end(), 0.0);
        if (all <= 0 || m_stage >= m_shares.size())
            return 0;
        const auto now = m_shares.begin() + static_cast<std::ptrdiff_t>(m_stage);
        return (std::accumulate(m_shares.begin(), now, 0.0) + *now * m_done) / all;
    }
    /// In whole percents; 99 at most, for as long as somebody asks the work is not over.
    int percent() const { return std::min(99, static_cast<int>(fraction() * 100)); }

    /// In seconds, after so many; none before anything can be told.
    std::optional<double> secondsLeft(double elapsed) const
    {
        constexpr double leastTold = 0.03;
        const double done = fraction();
        return done < leastTold ? std::nullopt : std::optional(elapsed * (1 - done) / done);
    }

private:
    std::vector<double> m_shares;
    std::size_t m_stage = 0;
    double m_done = 0;
};

} // namespace arcwright
