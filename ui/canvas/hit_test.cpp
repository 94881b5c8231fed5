// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/hit_test.h"

#include <algorithm>

#include "ui/canvas/arc_geometry.h"

namespace arcwright::ui {

DiagramHit hitTest(const DiagramLayout& layout, QPointF point, double tolerance)
{
    const auto anyPiece = [&](const auto& test) { // arc by arc, then what of them is in other rows
        for (std::size_t index = 0; index < layout.arcs.size(); ++index) {
            if (test(layout.arcs[index], static_cast<int>(index)))
                return true;
        }
        return std::any_of(layout.continuations.begin(), layout.continuations.end(),
            [&](const ArcContinuation& piece) { return test(piece.shape, piece.arc); });
    };
    DiagramHit hit;
    const auto isLabel = [&](const ArcShape& shape, int arc) {
        const bool found = !shape.label.isEmpty() && shape.label.contains(point);
        if (found)
            hit = {DiagramHit::Kind::Label, 0, arc};
        return found;
    };
    if (anyPiece(isLabel))
        return hit;
    for (std::size_t index = 0; index < layout.words.size(); ++index) {
        if (layout.words[index].box.contains(point))
            return {DiagramHit::Kind::Word, static_cast<int>(index) + 1, -1};
    }
    double nearest = tolerance;
    anyPiece([&](const ArcShape& shape, int arc) {
        if (!shape.isPlaced()
            || !arcBounds(shape).adjusted(-tolerance, -tolerance, tolerance, tolerance).contains(point))
            return false;
        const double distance = distanceToArc(shape, point);
        if (distance <= nearest) {
            nearest = distance;
            hit = {DiagramHit::Kind::Arc, 0, arc};
        }
        return false;
    });
    return hit;
}

} // namespace arcwright::ui
