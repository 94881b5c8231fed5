// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

#include "core/base/random.h"

namespace arcwright::test {

/// Answers with margins at random, a few of them 0, always the same to one question; counts what it is asked and told.
class RandomRanker {
public:
    explicit RandomRanker(std::uint64_t seed) : m_seed(seed) { }

    double farMargin(int dependent, int near, int far) { return margin(dependent, near, far); }
    double attachMargin(int dependent, int candidate) { return margin(dependent, candidate, 0); }
    double preference(int dependent, int candidate) { return attachMargin(dependent, candidate); }
    void settled(int dependent, int head) { arcs.emplace_back(dependent, head); }

    int questions = 0;
    std::vector<std::pair<int, int>> arcs; ///< in the order they were settled

private:
    double margin(int dependent, int near, int far)
    {
        ++questions;
        // A table would have a million entries for 150 bunsetsu.
        Random seeded(m_seed);
        for (const int part : {dependent, near, far})
            seeded = Random(seeded.next() + static_cast<std::uint64_t>(part));
        return static_cast<double>(seeded.below(21)) - 10;
    }

    std::uint64_t m_seed;
};

} // namespace arcwright::test
