// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/export/arrangement.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace arcwright::ui {

namespace {

constexpr double kGap = 20;

/// A way to place the parts of a frame that are not empty, in their order.
struct Arrangement {
    QSizeF size;
    std::vector<QPointF> places;
};

/// Two groups of parts, the second over or beside the first, both in the middle of where they are.
Arrangement joined(const Arrangement& first, const Arrangement& second, Qt::Orientation orientation)
{
    const bool beside = orientation == Qt::Horizontal;
    Arrangement all;
    all.size = beside
        ? QSizeF(first.size.width() + kGap + second.size.width(), std::max(first.size.height(), second.size.height()))
        : QSizeF(std::max(first.size.width(), second.size.width()), first.size.height() + kGap + second.size.height());
    const auto put = [&](const Arrangement& group, double along) {
        const QPointF offset = beside ? QPointF(along, (all.size.height() - group.size.height()) / 2)
                                      : QPointF((all.size.width() - group.size.width()) / 2, along);
        for (const QPointF& place : group.places)
            all.places.push_back(place + offset);
    };
    put(first, 0);
    put(second, (beside ? first.size.width() : first.size.height()) + kGap);
    return all;
}

/// All ways to place the sizes [begin, end) by dividing the place again and again: 40 for four parts. What stands
/// beside each other is no wider than `mostBeside`.
std::vector<Arrangement> arrangements(
    const std::vector<QSizeF>& sizes, std::size_t begin, std::size_t end, double mostBeside)
{
    if (end - begin == 1)
        return {{sizes[begin], {QPointF()}}};
    std::vector<Arrangement> ways;
    for (std::size_t middle = begin + 1; middle < end; ++middle) {
        for (const Arrangement& first : arrangements(sizes, begin, middle, mostBeside)) {
            for (const Arrangement& second : arrangements(sizes, middle, end, mostBeside)) {
                ways.push_back(joined(first, second, Qt::Vertical));
                Arrangement beside = joined(first, second, Qt::Horizontal);
                if (beside.size.width() <= mostBeside)
                    ways.push_back(std::move(beside));
            }
        }
    }
    return ways;
}

/// The parts of a frame in an order, where they can go, and how large they can be shown then.
struct Placing {
    std::vector<std::pair<QSizeF, QRectF*>> parts;
    Arrangement best;
    double scale = 0;
};

Placing placed(std::vector<std::pair<QSizeF, QRectF*>> parts, double aspect, double mostBeside)
{
    std::erase_if(parts, [](const auto& part) { return part.first.isEmpty(); });
    std::vector<QSizeF> sizes;
    sizes.reserve(parts.size());
    for (const auto& [size, place] : parts)
        sizes.push_back(size);
    Placing placing{std::move(parts), {}, -1}; // of a place without width it is 0
    for (Arrangement& way : arrangements(sizes, 0, sizes.size(), mostBeside)) {
        if (const double scale = scaleIn(way.size, aspect); scale > placing.scale) {
            placing.best = std::move(way);
            placing.scale = scale;
        }
    }
    return placing;
}

} // namespace

double scaleIn(const QSizeF& size, double aspect)
{
    return std::min(aspect / std::max(size.width(), 1.0), 1 / std::max(size.height(), 1.0));
}

void arrange(Frame& frame, double aspect, double mostBeside)
{
    const std::pair<QSizeF, QRectF*> diagram{frame.diagramLayout.size, &frame.diagramPlace};
    const std::pair<QSizeF, QRectF*> drawing{frame.drawing.size, &frame.drawingPlace};
    const std::pair<QSizeF, QRectF*> closeUp{frame.closeUp.size * frame.closeUpScale, &frame.closeUpPlace};
    const std::pair<QSizeF, QRectF*> text{frame.text.size * frame.textScale, &frame.textPlace};
    const Placing after = placed({diagram, drawing, closeUp, text}, aspect, mostBeside);
    const Placing before = placed({diagram, closeUp, drawing, text}, aspect, mostBeside);
    constexpr double worth = 1.05; // else it is better where it is elsewhere
    const Placing& chosen = before.scale > worth * after.scale ? before : after;
    for (std::size_t i = 0; i < chosen.parts.size(); ++i)
        *chosen.parts[i].second = {chosen.best.places[i] + QPointF(kFrameMargin, kFrameMargin), chosen.parts[i].first};
    frame.size = chosen.best.size + QSizeF(2 * kFrameMargin, 2 * kFrameMargin);
}

} // namespace arcwright::ui
