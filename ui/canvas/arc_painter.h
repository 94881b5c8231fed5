// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/canvas/diagram_layout.h"
#include "ui/canvas/diagram_style.h"

class QPainter;

namespace arcwright::ui {

/// The look of one arc after its status, kind and emphasis.
struct ArcAppearance {
    QColor color;
    double width = 1;
    QList<qreal> dashes;
    ArcMark mark = ArcMark::None;
    bool underlinedLabel = false;
    ArcEnd end = ArcEnd::Arrow;
    bool pointsAtHead = false; ///< see Diagram::arrowsAtHeads; of arcs, lines of a tree go down as ever
    QColor labelColor = {}; ///< invalid: that of the line
};

/// How much an arc stands out from the others at this moment.
struct ArcEmphasis {
    bool hovered = false;
    bool selected = false;
};

ArcAppearance appearanceOf(
    const DiagramArc& arc, bool dependentIsPunctuation, const DiagramStyle& style, ArcEmphasis emphasis = {});

/// Line, arrow head, label, marks. `bridges` are the points where this arc passes over others.
void paintArc(QPainter& painter, const DiagramArc& arc, const ArcShape& shape, const ArcAppearance& appearance,
    const DiagramStyle& style, double arrowLength, const std::vector<QPointF>& bridges);

/// A chevron at the border of a row tells that the arc runs on in another, and whether towards its dependent.
void paintOpenEnd(QPainter& painter, const ArcShape& shape, double borderX, const QColor& color, double width);

/// The corner at the top right of something an annotator has remarked on.
void paintRemarkCorner(QPainter& painter, QPointF topRight, const QColor& color);

/// The end of an arc that meets its word at `tip`, pointing down or up. Hollow ones are filled with `ground`.
void paintArrowHead(QPainter& painter, QPointF tip, double length, bool pointsDown, const QColor& color, ArcEnd end,
    const QColor& ground);

} // namespace arcwright::ui
