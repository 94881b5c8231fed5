// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "core/teaching/lesson_choices.h"
#include "ui/players/algorithms/player.h"

namespace arcwright::ui {

/// Chooses by name; what the player, which is called `algorithm`, does not have is passed over.
void choose(Player& player, std::string_view algorithm, const std::vector<LessonChoice>& wanted);

/// What stands otherwise than `usual`, the options of the player when it was made, in the names of lessons; or the
/// title of the first choice whose option no lesson can keep.
tl::expected<std::vector<LessonChoice>, QString> chosenOtherwise(
    const Player& player, std::string_view algorithm, const std::vector<int>& usual);

/// The options at hand, by the order of choices().
std::vector<int> optionsOf(const Player& player);

} // namespace arcwright::ui
