// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/drop_target.h"

#include <algorithm>

namespace arcwright::ui {

namespace {

constexpr QSizeF kRootCircle(48, 24);

} // namespace

QRectF DropTargets::rootCircle(int word) const
{
    constexpr double nearest = 22; // from the word
    constexpr double step = 4;
    const QRectF box = layout.words[static_cast<std::size_t>(word) - 1].box;
    const double away = diagram.swapped ? 1 : -1;
    const int row = rowAt(layout, box.center().y());
    const auto& rows = layout.rows;
    const double beyondArcs = row < 0 ? visibleEdge
        : diagram.swapped             ? rows[static_cast<std::size_t>(row)].bottom
                                      : rows[static_cast<std::size_t>(row)].top;
    QRectF target({}, kRootCircle);
    const auto put = [&](double aside, double edge) { // its side towards the word
        target.moveCenter({box.center().x() + aside, edge + away * kRootCircle.height() / 2});
    };
    const auto covers = [&](const ArcShape& shape) { return shape.label.adjusted(-2, -2, 2, 2).intersects(target); };
    const auto isFree = [&] {
        return std::none_of(layout.arcs.begin(), layout.arcs.end(), covers)
            && std::none_of(layout.continuations.begin(), layout.continuations.end(),
                [&](const ArcContinuation& piece) { return covers(piece.shape); });
    };
    const double first = editedEdge(diagram, box).y() + away * nearest;
    const double room = away * (visibleEdge - first) - kRootCircle.height();
    const double farthest = std::min(room, away * (beyondArcs - first) + step);
    for (const double aside : {0, -30, 30, -60, 60}) {
        for (int steps = 0; steps * step <= farthest; ++steps) {
            put(aside, first + away * steps * step);
            if (isFree())
                return target;
        }
    }
    put(0, first + away * std::min(0.0, room));
    return target;
}

std::optional<int> DropTargets::at(QPointF point, int word) const
{
    const bool isBeyondArcs = diagram.swapped ? point.y() > layout.arcsBottom : point.y() < layout.arcsTop;
    if (rootCircle(word).contains(point) || isBeyondArcs)
        return 0;
    for (int other = 1; other <= diagram.nodeCount(); ++other) {
        const QRectF box = layout.words[static_cast<std::size_t>(other) - 1].box;
        if (box.adjusted(-6, -12, 6, 12).contains(point))
            return other == word ? std::nullopt : std::optional(other);
    }
    return std::nullopt;
}

RubberArc DropTargets::rubberArc(int word, std::optional<int> target, QPointF pointer, bool isFromHead) const
{
    const auto foot
        = [&](int node) { return editedEdge(diagram, layout.words[static_cast<std::size_t>(node) - 1].box); };
    RubberArc rubber;
    rubber.from = foot(word);
    rubber.to = target && *target > 0 ? foot(*target) : pointer;
    rubber.toRoot = target == 0;
    const QRectF circle = rootCircle(word);
    if (rubber.toRoot)
        rubber.to = {circle.center().x(), diagram.swapped ? circle.top() : circle.bottom()};
    rubber.arrowAtStart = rubber.toRoot || !isFromHead;
    return rubber;
}

} // namespace arcwright::ui
