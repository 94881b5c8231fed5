// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>

namespace arcwright {

/// How fast single words are decided, one after the other. Times in seconds, of a clock that nobody sets.
class DecisionPace {
public:
    /// A word was decided. The time since the one before counts, unless it was a break.
    void decide(double now)
    {
        constexpr double longest = 120;
        if (m_last && now - *m_last <= longest) {
            m_seconds += now - *m_last;
            ++m_words;
        }
        m_last = now;
    }

    /// Nothing before enough was decided to tell.
    std::optional<double> wordsAnHour() const
    {
        constexpr std::size_t fewest = 5;
        constexpr double secondsOfHour = 3600;
        if (m_words < fewest || m_seconds <= 0)
            return std::nullopt;
        return secondsOfHour * static_cast<double>(m_words) / m_seconds;
    }

private:
    std::optional<double> m_last;
    double m_seconds = 0;
    std::size_t m_words = 0;
};

} // namespace arcwright
