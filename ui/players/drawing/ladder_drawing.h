// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/players/drawing/bunsetsu_drawing.h"

namespace arcwright::ui {

/// The tournament of the dependent at hand as a step ladder: the candidates in a row, above them one bar a game, the
/// winner's line going on upwards, the games to come dashed. A candidate whose arc would cross another stands aside in
/// grey. At the end all tournaments, a line each: the dependent, the losers struck out, the head and by how much it
/// won.
Drawing drawLadder(const BunsetsuPicture& picture, const DrawingMetrics& metrics);

} // namespace arcwright::ui
