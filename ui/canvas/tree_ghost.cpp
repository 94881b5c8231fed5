// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/tree_ghost.h"

#include <algorithm>

#include "ui/canvas/tree_lanes.h"

namespace arcwright::ui {

namespace {

/// A place on the top of a word beside the label of its line, on one side or the other (1: right, -1: left). Where the
/// label is wider than the word, on the word's corner.
QPointF besideLabel(const Diagram& diagram, const DiagramLayout& layout, int node, int side)
{
    constexpr double distance = 5;
    const QRectF box = layout.words[static_cast<std::size_t>(node) - 1].box;
    double away = 0;
    for (std::size_t index = 0; index < diagram.arcs.size(); ++index) {
        if (diagram.arcs[index].dependent == node && layout.arcs[index].form != ArcForm::Curve)
            away = layout.arcs[index].label.width() / 2 + distance;
    }
    return {box.center().x() + side * std::min(away, box.width() / 2 - 1), box.top()};
}

} // namespace

GhostWay ghostWay(const Diagram& diagram, const DiagramLayout& layout, int head, int dependent, double labelWidth)
{
    TreeLanes lanes(layout);
    const QRectF to = layout.words[static_cast<std::size_t>(dependent) - 1].box;
    const QRectF from = head == 0 ? QRectF() : layout.words[static_cast<std::size_t>(head) - 1].box;
    const int side = head > 0 && from.center().x() < to.center().x() ? -1 : 1;
    const QPointF tip = besideLabel(diagram, layout, dependent, side);
    QPointF start(tip.x(), layout.arcsTop);
    if (head > 0)
        start = from.top() < to.top() ? QPointF(from.center().x(), from.bottom())
                                      : besideLabel(diagram, layout, head, -side);
    GhostWay way{lanes.way(start, tip), {}};
    way.label = lanes.labelPlaces(way.line, {labelWidth, 0}).front();
    return way;
}

} // namespace arcwright::ui
