// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/ghost_curve.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

namespace arcwright::ui {

namespace {

constexpr double kRise = 0.75; ///< of the middle of a cubic curve, as part of the lift of its two control points

bool coversLabel(const DiagramLayout& layout, const QRectF& place)
{
    const auto isUnder = [&](const ArcShape& shape) { return shape.isPlaced() && shape.label.intersects(place); };
    return std::ranges::any_of(layout.arcs, isUnder)
        || std::ranges::any_of(
            layout.continuations, [&](const ArcContinuation& piece) { return isUnder(piece.shape); });
}

GhostCurve curveWith(QPointF start, QPointF end, const QPointF& lift)
{
    QPainterPath path(start);
    path.cubicTo(start - lift, end - lift, end);
    return {path, {(start.x() + end.x()) / 2, path.pointAtPercent(0.5).y()}};
}

} // namespace

GhostCurve ghostCurve(const Diagram& diagram, const DiagramLayout& layout, QPointF start, QPointF end, double lift,
    const QSizeF& labelSize)
{
    const double free
        = diagram.swapped ? layout.size.height() - std::max(start.y(), end.y()) : std::min(start.y(), end.y());
    const double most = (free - labelSize.height() / 2 - 1) / kRise;
    const double step = labelSize.height() / 2 / kRise;
    std::optional<GhostCurve> lowest;
    for (double tried = lift; !lowest || tried <= most; tried += step) {
        GhostCurve curve = curveWith(start, end, {0, diagram.swapped ? -tried : tried});
        QRectF place({}, labelSize);
        place.moveCenter(curve.label);
        if (labelSize.isEmpty() || !coversLabel(layout, place))
            return curve;
        if (!lowest)
            lowest = std::move(curve);
    }
    return *lowest;
}

QPointF freeAlong(const DiagramLayout& layout, QPointF start, QPointF end, const QSizeF& labelSize)
{
    constexpr int steps = 8; // on either side
    for (int step = 0; step <= steps; ++step) {
        for (const int way : {-1, 1}) {
            const double share = 0.5 + way * 0.5 * step / steps;
            QRectF place({}, labelSize);
            place.moveCenter(start + (end - start) * share);
            if (!coversLabel(layout, place))
                return place.center();
        }
    }
    return (start + end) / 2;
}

QPointF ghostTip(
    const Diagram& diagram, const DiagramLayout& layout, int head, int dependent, QPointF tip, double needed)
{
    std::vector<double> ends;
    for (std::size_t arc = 0; arc < diagram.arcs.size() && arc < layout.arcs.size(); ++arc) {
        const ArcShape& shape = layout.arcs[arc];
        if (diagram.arcs[arc].dependent == dependent && shape.side == Side::Above && shape.isPlaced()
            && !shape.dependentOpen)
            ends.push_back(shape.dependentX);
    }
    const auto isFree = [&](double x) {
        return std::none_of(ends.begin(), ends.end(), [&](double end) { return std::abs(end - x) < needed; });
    };
    const QRectF& box = layout.words[static_cast<std::size_t>(dependent) - 1].box;
    const bool isHeadLeft
        = head > 0 && layout.words[static_cast<std::size_t>(head) - 1].box.center().x() < box.center().x();
    const double towardsHead = isHeadLeft ? -1 : 1;
    for (const double way : {0.0, towardsHead, -towardsHead}) {
        const double x = tip.x() + way * (needed + 1);
        if (isFree(x) && x >= box.left() && x <= box.right())
            return {x, tip.y()};
    }
    return tip;
}

} // namespace arcwright::ui
