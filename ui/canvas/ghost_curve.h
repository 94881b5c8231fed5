// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QPointF>
#include <QSizeF>

#include "ui/canvas/diagram_layout.h"

namespace arcwright::ui {

/// The line of an arc that is only offered, between two words of a row, and the middle of its label.
struct GhostCurve {
    QPainterPath path;
    QPointF label;
};

/// From `start` to `end` on the side of layer A. It rises by no less than `lift` (of its control points, in pixels),
/// and by as little more as brings its label where it covers that of no arc; where the picture has no such place, by
/// `lift`. O(a) for each of at most some ten rises, of a arcs.
GhostCurve ghostCurve(const Diagram& diagram, const DiagramLayout& layout, QPointF start, QPointF end, double lift,
    const QSizeF& labelSize);

/// A middle of a label on a straight line where it covers that of no arc, as near to the middle of the line as there is
/// one; else the middle. O(a).
QPointF freeAlong(const DiagramLayout& layout, QPointF start, QPointF end, const QSizeF& labelSize);

/// Where an arc that is only offered ends over its dependent: at `tip`, its middle, or beside it where a drawn arc ends
/// there, whose mark would be hidden, towards the head first. `needed`: the width of an arrow.
QPointF ghostTip(
    const Diagram& diagram, const DiagramLayout& layout, int head, int dependent, QPointF tip, double needed);

} // namespace arcwright::ui
