// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/bunsetsu/examples.h"
#include "ui/players/drawing/drawing.h"
#include "ui/players/drawing/player_words.h"

namespace arcwright::ui {

/// The games that a tournament is trained on, as Figure 3 of Iwatate et al. (2008) has them: the bunsetsu in a row,
/// under them a line for each game, from the dependent to its two candidates, the winner filled and the loser crossed
/// out. O(games + bunsetsu).
Drawing drawExamples(const PlayerWords& words, const std::vector<GameExample>& examples, const DrawingMetrics& metrics);

} // namespace arcwright::ui
