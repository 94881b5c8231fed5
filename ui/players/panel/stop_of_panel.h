// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <tl/expected.hpp>

#include "core/teaching/lesson.h"

namespace arcwright::ui {

class PlayerPanel;

/// What is watched, as a stop of a lesson without texts: sentence, scores, algorithms and step; or a sentence that says
/// why it cannot be one. What was chosen about the players is kept; moves and decisions made by hand are not.
tl::expected<Lesson, QString> stopOf(const PlayerPanel& panel);

} // namespace arcwright::ui
