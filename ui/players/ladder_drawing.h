// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/players/bunsetsu_drawing.h"

namespace arcwright::ui {

/// The tournament of the dependent at hand as a step ladder: the candidates in a row, above them one bar a game, the
/// winner's line going on upwards, the games to come dashed. What would cross an arc stands aside in grey.
Drawing drawLadder(const BunsetsuPicture& picture, const DrawingMetrics& metrics);

} // namespace arcwright::ui
