// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/export/arrangement.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace arcwright::ui {

namespace {

constexpr double kGap = 20;

/// How parts in their order are put together: a part is put down, or the last two groups over or beside each other.
enum class Joint : unsigned char { Part, Above, Beside };

/// A way to place the parts of a frame that are not empty, in their order.
struct Arrangement {
    QSizeF size;
    std::vector<QPointF> places;
    std::vector<Joint> joints;
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
    all.joints = first.joints;
    all.joints.insert(all.joints.end(), second.joints.begin(), second.joints.end());
    all.joints.push_back(beside ? Joint::Beside : Joint::Above);
    return all;
}

/// All ways to place the sizes [begin, end) by dividing the place again and again: 40 for four parts. What stands
/// beside each other is no wider than `mostBeside`.
std::vector<Arrangement> arrangements(
    const std::vector<QSizeF>& sizes, std::size_t begin, std::size_t end, double mostBeside)
{
    if (end - begin == 1)
        return {{sizes[begin], {QPointF()}, {Joint::Part}}};
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

/// Parts of other sizes, put together in the same way.
Arrangement sameWith(const std::vector<QSizeF>& sizes, const std::vector<Joint>& joints)
{
    std::vector<Arrangement> groups;
    auto next = sizes.begin();
    for (const Joint joint : joints) {
        if (joint == Joint::Part) {
            groups.push_back({*next++, {QPointF()}, {Joint::Part}});
            continue;
        }
        const Arrangement second = std::move(groups.back());
        groups.pop_back();
        groups.back() = joined(groups.back(), second, joint == Joint::Beside ? Qt::Horizontal : Qt::Vertical);
    }
    return std::move(groups.back());
}

struct Part {
    QSizeF size; ///< as it is shown
    QRectF* place;
    double* scale; ///< null where it is not to grow
};

std::vector<QSizeF> sizesOf(const std::vector<Part>& parts)
{
    std::vector<QSizeF> sizes;
    sizes.reserve(parts.size());
    for (const Part& part : parts)
        sizes.push_back(part.size);
    return sizes;
}

/// The parts of a frame in an order, where they can go, and how large they can be shown then.
struct Placing {
    std::vector<Part> parts;
    Arrangement best;
    double scale = 0;
};

Placing placed(std::vector<Part> parts, double aspect, double mostBeside)
{
    std::erase_if(parts, [](const Part& part) { return part.size.isEmpty(); });
    const std::vector<QSizeF> sizes = sizesOf(parts);
    Placing placing{std::move(parts), {}, -1}; // of a place without width it is 0
    for (Arrangement& way : arrangements(sizes, 0, sizes.size(), mostBeside)) {
        if (const double scale = scaleIn(way.size, aspect); scale > placing.scale) {
            placing.best = std::move(way);
            placing.scale = scale;
        }
    }
    return placing;
}

/// Lets parts grow by turns as long as that makes no other smaller: what the largest of them leaves is used.
void grow(Placing& placing, double aspect)
{
    constexpr double step = 1.05;
    constexpr double most = 2; // beside the letters of the others
    constexpr double rounding = 1 - 1e-9;
    std::vector<Part*> growing;
    for (Part& part : placing.parts) {
        if (part.scale != nullptr)
            growing.push_back(&part);
    }
    while (!growing.empty()) {
        std::erase_if(growing, [&](Part* part) {
            const QSizeF before = part->size;
            part->size *= step;
            Arrangement larger = sameWith(sizesOf(placing.parts), placing.best.joints);
            if (*part->scale * step > most || scaleIn(larger.size, aspect) < placing.scale * rounding) {
                part->size = before;
                return true;
            }
            *part->scale *= step;
            placing.best = std::move(larger);
            return false;
        });
    }
}

} // namespace

double scaleIn(const QSizeF& size, double aspect)
{
    return std::min(aspect / std::max(size.width(), 1.0), 1 / std::max(size.height(), 1.0));
}

void arrange(Frame& frame, double aspect, double mostBeside, Growth growth)
{
    const auto partOf = [&](const QSizeF& size, QRectF& place, double& scale, bool mayGrow) {
        return Part{size * scale, &place, mayGrow && growth == Growth::IntoRoom ? &scale : nullptr};
    };
    const Part diagram = partOf(frame.diagramLayout.size, frame.diagramPlace, frame.diagramScale, true);
    const Part drawing = partOf(frame.drawing.size, frame.drawingPlace, frame.drawingScale, true);
    const Part closeUp = partOf(frame.closeUp.size, frame.closeUpPlace, frame.closeUpScale, frame.text.size.isEmpty());
    const Part text = partOf(frame.text.size, frame.textPlace, frame.textScale, false);
    Placing after = placed({diagram, drawing, closeUp, text}, aspect, mostBeside);
    Placing before = placed({diagram, closeUp, drawing, text}, aspect, mostBeside);
    constexpr double worth = 1.05; // else it is better where it is elsewhere
    Placing& chosen = before.scale > worth * after.scale ? before : after;
    grow(chosen, aspect);
    for (std::size_t i = 0; i < chosen.parts.size(); ++i)
        *chosen.parts[i].place = {chosen.best.places[i] + QPointF(kFrameMargin, kFrameMargin), chosen.parts[i].size};
    frame.size = chosen.best.size + QSizeF(2 * kFrameMargin, 2 * kFrameMargin);
}

} // namespace arcwright::ui
