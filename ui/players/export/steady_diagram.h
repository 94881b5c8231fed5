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

struct SteadyWish {
    bool hasRoomForAll
        = true; ///< the arcs of all steps are laid out, as on a screen, those that are not there left out
    bool hasTags = true;
};

/// Lays the arcs out. Marks, which come and go with the steps, take their room from their arcs, not from the words.
/// Wider than `mostWidth` it is laid out in rows.
SteadyDiagram layOutSteadily(
    const Player& player, const SteadyWish& wish, const LayoutMetrics& metrics, double mostWidth);

} // namespace arcwright::ui
