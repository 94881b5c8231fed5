// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <tuple>
#include <vector>

#include "core/base/random.h"

namespace arcwright::test {

/// Answers out of tables of random margins, a few of them 0, and counts what it is asked and told.
class TableRanker {
public:
    TableRanker(int bunsetsu, std::uint64_t seed)
    {
        Random random(seed);
        const auto margin = [&] { return static_cast<double>(random.below(21)) - 10; };
        for (int dependent = 1; dependent <= bunsetsu; ++dependent) {
            for (int near = dependent + 1; near <= bunsetsu; ++near) {
                m_pairs[{dependent, near}] = margin();
                for (int far = near + 1; far <= bunsetsu; ++far)
                    m_games[{dependent, near, far}] = margin();
            }
        }
    }

    double farMargin(int dependent, int near, int far)
    {
        ++questions;
        return m_games.at({dependent, near, far});
    }
    double attachMargin(int dependent, int candidate)
    {
        ++questions;
        return m_pairs.at({dependent, candidate});
    }
    double preference(int dependent, int candidate) { return attachMargin(dependent, candidate); }
    void settled(int dependent, int head) { arcs.emplace_back(dependent, head); }

    int questions = 0;
    std::vector<std::pair<int, int>> arcs; ///< in the order they were settled

private:
    std::map<std::pair<int, int>, double> m_pairs;
    std::map<std::tuple<int, int, int>, double> m_games;
};

} // namespace arcwright::test
