// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/tracing/move_steps.h"
#include "ui/players/drawing/score_curve.h"

namespace arcwright::ui {

/// The scores after the moves of each climb; without a name. O(steps).
ScoreCurve climbCurve(const std::vector<MoveStep>& steps);

/// How many climbs of a curve end with that score.
int climbsEndingWith(const ScoreCurve& curve, double score);

/// Where on their curve the steps are after `position` of them; the best of all is where its climb ended. O(steps +
/// climbs).
CurvePlace placeOnCurve(const std::vector<MoveStep>& steps, int position, const ScoreCurve& curve);

} // namespace arcwright::ui
