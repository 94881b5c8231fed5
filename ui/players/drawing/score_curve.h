// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/players/drawing/drawing.h"
#include "ui/players/drawing/player_words.h"

namespace arcwright::ui {

/// The score of a search after each of its moves.
struct ScoreCurve {
    QString name;
    std::vector<std::vector<double>> climbs; ///< one behind the other: restarts have several
    bool isShown = false; ///< the one that is watched, the others are to compare with
};

/// Where on the shown curve the player is.
struct CurvePlace {
    int climb = -1; ///< -1: before the first
    int move = 0;
};

/// The curves with the place of the player, and each one's last score. As large for all places.
Drawing drawCurves(const std::vector<ScoreCurve>& curves, const CurvePlace& place, const PlayerWords& words,
    const DrawingMetrics& metrics);

} // namespace arcwright::ui
