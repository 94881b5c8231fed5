// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stop_token>
#include <vector>

#include "ui/players/algorithms/player.h"

namespace arcwright::ui {

/// Where a second player is when the first is at `position`: algorithms of one kind are at the same step, others
/// equally far on their way; all begin and end together.
int inStep(int position, int steps, int stepsBeside, bool isSameKind);

/// The words for which both players have heads now, and not the same.
std::vector<int> partedWords(const Player& one, const Player& other);

/// The first position of `one` at which some word is parted; 0 if there is none, or if it is asked to stop before one
/// is found. Moves both players. O(steps n).
int firstParting(
    Player& one, Player& other, const std::function<int(int)>& besidePosition, const std::stop_token& stop = {});

} // namespace arcwright::ui
