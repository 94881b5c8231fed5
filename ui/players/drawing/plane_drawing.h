// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/learning/plane_learning.h"
#include "ui/players/drawing/drawing.h"

namespace arcwright::ui {

/// How much of a training in the plane of two weights is to be seen.
struct PlanePicture {
    const PlaneTraining* training = nullptr;
    const VersionSpace* space = nullptr;
    std::size_t updates = 0; ///< that have been made
    bool hasResult = false;
    QString resultName;
};

/// The plane: the lines of the constraints, the version space between them shaded, the way of each member's weights
/// with the last move lit, and the mean. As large and at the same scale at every step. O(constraints + updates).
Drawing drawPlane(const PlanePicture& picture, const DrawingMetrics& metrics);

} // namespace arcwright::ui
