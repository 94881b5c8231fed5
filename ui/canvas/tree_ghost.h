// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPolygonF>

#include "ui/canvas/diagram_layout.h"

namespace arcwright::ui {

/// The line of an arc that is only offered, in a diagram laid out as a tree.
struct GhostWay {
    QPolygonF line; ///< around all words; see TreeLanes
    QPointF label; ///< middle of the label, over no word
};

/// From the head (0: from above all) into the dependent, beside the labels over both. `labelWidth` in pixels.
GhostWay ghostWay(const Diagram& diagram, const DiagramLayout& layout, int head, int dependent, double labelWidth);

} // namespace arcwright::ui
