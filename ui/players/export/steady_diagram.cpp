// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/export/steady_diagram.h"

#include <algorithm>
#include <set>
#include <utility>

namespace arcwright::ui {

namespace {

using ArcPlace = std::pair<int, int>; // dependent and head

ArcPlace placeOf(const DiagramArc& arc)
{
    return {arc.dependent, arc.head};
}

/// Adds arcs that are not there; all are in the order of their places then.
void addAbsentArcs(Diagram& diagram, const Player& player, const std::vector<Arc>& all, std::set<ArcPlace> known)
{
    for (const Arc& absent : all) {
        if (!known.insert({absent.dependent, absent.head}).second)
            continue;
        DiagramArc arc;
        arc.head = absent.head;
        arc.dependent = absent.dependent;
        arc.label = player.arcLabel(absent);
        diagram.arcs.push_back(std::move(arc));
    }
    std::sort(diagram.arcs.begin(), diagram.arcs.end(),
        [](const DiagramArc& one, const DiagramArc& other) { return placeOf(one) < placeOf(other); });
}

/// Those of the words; what a step says of a word stays.
void dropTags(Diagram& diagram, const PlayerWords& words)
{
    for (std::size_t i = 0; i < diagram.words.size(); ++i) {
        if (diagram.words[i].tag == words.words()[i].tag)
            diagram.words[i].tag.clear();
    }
}

Diagram withoutMarks(Diagram diagram, const PlayerWords& words)
{
    for (DiagramArc& arc : diagram.arcs) {
        arc.status = ArcStatus::Neutral;
        arc.onCycle = false;
    }
    for (std::size_t i = 0; i < diagram.words.size(); ++i) {
        const QString& own = words.words()[i].tag;
        if (own.isEmpty() && !diagram.words[i].tag.isEmpty())
            diagram.words[i].tag = QStringLiteral(" ");
    }
    return diagram;
}

void makeRoomForMarks(const Diagram& diagram, DiagramLayout& layout, const LayoutMetrics& metrics)
{
    for (std::size_t i = 0; i < diagram.words.size(); ++i) {
        QRectF& tag = layout.words[i].tag;
        const double more = metrics.textWidth(TextRole::Tag, diagram.words[i].tag) + 2 - tag.width();
        if (more > 0)
            tag.adjust(-more / 2, 0, more / 2, 0);
    }
    for (std::size_t i = 0; i < diagram.arcs.size(); ++i) {
        constexpr double half = (kMarkSize + kMarkGap) / 2;
        if (hasMark(diagram.arcs[i]))
            layout.arcs[i].label.adjust(-half, 0, half, 0);
    }
}

/// Leaves out all other arcs, and what belongs to them.
void keepArcs(const std::set<ArcPlace>& present, Diagram& diagram, DiagramLayout& layout)
{
    std::vector<int> places(diagram.arcs.size(), -1); // that arcs have among those that are present
    std::vector<DiagramArc> arcs;
    std::vector<ArcShape> shapes;
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (present.contains(placeOf(diagram.arcs[i]))) {
            places[i] = static_cast<int>(arcs.size());
            arcs.push_back(diagram.arcs[i]);
            shapes.push_back(layout.arcs[i]);
        }
    }
    std::erase_if(layout.crossings, [&](CrossingPoint& crossing) {
        crossing.over = places[static_cast<std::size_t>(crossing.over)];
        crossing.under = places[static_cast<std::size_t>(crossing.under)];
        return crossing.over < 0 || crossing.under < 0;
    });
    std::erase_if(layout.continuations, [&](ArcContinuation& piece) {
        piece.arc = places[static_cast<std::size_t>(piece.arc)];
        return piece.arc < 0;
    });
    diagram.arcs = std::move(arcs);
    layout.arcs = std::move(shapes);
}

} // namespace

SteadyDiagram layOutSteadily(
    const Player& player, const SteadyWish& wish, const LayoutMetrics& metrics, double mostWidth)
{
    SteadyDiagram steady{diagramOf(player), {}};
    if (!wish.hasTags)
        dropTags(steady.diagram, player.words());
    std::set<ArcPlace> present;
    for (const DiagramArc& arc : steady.diagram.arcs)
        present.insert(placeOf(arc));
    addAbsentArcs(steady.diagram, player, wish.hasRoomForAll ? player.arcsOfAllSteps() : std::vector<Arc>(), present);
    const Diagram unmarked = withoutMarks(steady.diagram, player.words());
    steady.layout = layOut(unmarked, metrics);
    if (steady.layout.size.width() > mostWidth) {
        constexpr double share = 0.75; // rows are many then anyway, and shorter they are larger on a page
        steady.layout = layOut(unmarked, metrics, {share * mostWidth, {}});
    }
    makeRoomForMarks(steady.diagram, steady.layout, metrics);
    keepArcs(present, steady.diagram, steady.layout);
    return steady;
}

} // namespace arcwright::ui
