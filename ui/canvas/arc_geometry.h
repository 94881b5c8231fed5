// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QPainterPath>

#include "ui/canvas/diagram_layout.h"

namespace arcwright::ui {

/// The whole line from head to dependent, without arrow head, bridges or the gap for its label.
QPainterPath arcPath(const ArcShape& shape);

/// The line as it is drawn: cut where the label stands, ending at the back of the arrow head, and hopping sideways
/// over the arcs it crosses at the heights `bridges` of the leg at `bridgeX`.
QPainterPath drawnArcPath(const ArcShape& shape, double arrowLength, const std::vector<QPointF>& bridges);

/// A way with its corners rounded, up to `end` on its last side.
QPainterPath roundedWay(const QPolygonF& way, QPointF end);

/// The height of the line over `x`, which lies between its ends.
double arcHeightAt(const ArcShape& shape, double x);

/// A box around line, label and arrow head.
QRectF arcBounds(const ArcShape& shape);

/// The middle of the top line.
QPointF arcTop(const ArcShape& shape);

/// Distance of a point from the line, in pixels.
double distanceToArc(const ArcShape& shape, QPointF point);

} // namespace arcwright::ui
