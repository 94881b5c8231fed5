// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/canvas/diagram_painter.h"

namespace arcwright::ui {

/// Paints what lies over a diagram while the user is at work: the arc that is offered, the one that is being drawn, and
/// the circle that stands for the root.
void paintGestures(QPainter& painter, const Diagram& diagram, const DiagramLayout& layout, const DiagramStyle& style,
    const PaintState& state);

} // namespace arcwright::ui
