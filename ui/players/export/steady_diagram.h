// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/canvas/diagram_layout.h"
#include "ui/players/algorithms/player.h"

namespace arcwright::ui {

/// The arcs of a player at the position at hand, laid out so that nothing moves from step to step.
struct SteadyDiagram {
    Diagram diagram;
    DiagramLayout layout;
};

/// Lays the arcs out; with `hasRoomForAll`, as on a screen, the arcs of all steps, and then those that are not there
/// are left out. Marks, which come and go with the steps, take their room from their arcs, not from the words. Wider
/// than `mostWidth` it is laid out in rows.
SteadyDiagram layOutSteadily(const Player& player, bool hasRoomForAll, const LayoutMetrics& metrics, double mostWidth);

} // namespace arcwright::ui
