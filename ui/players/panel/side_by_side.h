// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

#include "ui/players/algorithms/player.h"

namespace arcwright::ui {

/// Which positions of two players belong together. Steps that mean the same are paired as far as they come in the same
/// order in both: where both build a chart, the items they share; everywhere, the words whose heads are decided.
/// Between two pairs both go evenly; all begin and end together.
class StepPairing {
public:
    StepPairing() = default;
    /// O(steps log steps).
    StepPairing(const Player& one, const Player& other);

    /// The position of the second player when the first is at `position`; never falls when that rises.
    int ofSecond(int position) const;
    /// The other way round. The partner of a paired step's partner is that step.
    int ofFirst(int position) const;
    /// Ends and paired steps, first and second, rising in both.
    const std::vector<std::pair<int, int>>& pairs() const { return m_pairs; }

private:
    std::vector<std::pair<int, int>> m_pairs{{0, 0}};
};

/// The words for which both players have heads now, and not the same.
std::vector<int> partedWords(const Player& one, const Player& other);

/// The steps at which two players decide on different heads for a word.
struct Parting {
    int first = 0; ///< 0: they decide on the same everywhere
    int second = 0;
    friend bool operator==(const Parting&, const Parting&) = default;
};

/// The first step of `one` that decides a word for good, and otherwise than `other` decides it. What is decided anew
/// later does not count. O(steps + arcs decided).
Parting firstParting(const Player& one, const Player& other);

} // namespace arcwright::ui
