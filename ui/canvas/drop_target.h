// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QRectF>

#include "ui/canvas/diagram.h"
#include "ui/canvas/diagram_layout.h"
#include "ui/canvas/diagram_painter.h"

namespace arcwright::ui {

/// Where arcs that are being drawn may end. All points are those of the diagram.
struct DropTargets {
    const Diagram& diagram;
    const DiagramLayout& layout;
    double visibleEdge = 0; ///< how far the diagram can be seen on the side of the arcs that are edited

    /// The circle that stands for the root of `word`: above it, as near as no label is in the way, and in view.
    /// O(arcs).
    QRectF rootCircle(int word) const;
    /// Where `word` would be attached if it were dropped at a point: to a word, 0 for the root, or nowhere. O(words +
    /// arcs).
    std::optional<int> at(QPointF point, int word) const;
    /// The arc that is drawn from a word to what it would be attached to, else to the pointer.
    RubberArc rubberArc(int word, std::optional<int> target, QPointF pointer, bool isFromHead) const;
};

} // namespace arcwright::ui
