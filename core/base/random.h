// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace arcwright {

/// SplitMix64 (Steele, Lea and Flood 2014). The same seed gives the same numbers with every compiler and library,
/// which the standard's distributions do not promise.
class Random {
public:
    explicit Random(std::uint64_t seed) : m_state(seed) { }

    /// The seed of a generator that gives the numbers this one has not given yet.
    std::uint64_t state() const { return m_state; }

    std::uint64_t next()
    {
        m_state += 0x9E3779B97F4A7C15ULL;
        std::uint64_t mixed = m_state;
        mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9ULL;
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBULL;
        return mixed ^ (mixed >> 31);
    }

    /// A number below `bound` (at least 1), each as likely as the others up to 2^-32.
    std::uint32_t below(std::uint32_t bound) { return static_cast<std::uint32_t>(((next() >> 32) * bound) >> 32); }

    /// A number in [0, 1).
    double unit() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

private:
    std::uint64_t m_state;
};

/// Fisher and Yates's shuffle.
template <class T>
void shuffle(std::vector<T>& values, Random& random)
{
    for (std::size_t left = values.size(); left > 1; --left)
        std::swap(values[left - 1], values[random.below(static_cast<std::uint32_t>(left))]);
}

} // namespace arcwright
