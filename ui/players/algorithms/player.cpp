// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/algorithms/player.h"

#include <algorithm>

namespace arcwright::ui {

std::vector<Arc> Player::decisions(int step) const
{
    const StepEvent what = event(step);
    return what.kind == StepEvent::Kind::Arc ? std::vector<Arc>{{what.a, what.b, {}}} : std::vector<Arc>();
}

int nextMilestone(const Player& player, int position, int direction)
{
    int step = position + direction;
    while (step > 0 && step < player.steps() && !player.isMilestone(step))
        step += direction;
    return std::clamp(step, 0, player.steps());
}

int nearestLike(const Player& player, const QString& headline, int step)
{
    constexpr int reach = 500; // the user waits
    for (int distance = 0; distance <= reach; ++distance) {
        for (const int other : {step - distance, step + distance}) {
            if (other >= 1 && other <= player.steps() && player.headline(other) == headline)
                return other;
        }
    }
    return step;
}

Diagram diagramOf(const Player& player)
{
    Diagram diagram;
    diagram.words = player.words().words();
    diagram.arrowsAtHeads = player.words().areBunsetsu();
    diagram.rightToLeft = player.words().areRightToLeft();
    const std::vector<Arc> arcs = player.arcs();
    const std::vector<bool> crossing = crossingArcs(arcs);
    for (std::size_t i = 0; i < arcs.size(); ++i) {
        DiagramArc arc;
        arc.head = arcs[i].head;
        arc.dependent = arcs[i].dependent;
        arc.label = player.arcLabel(arcs[i]);
        arc.crossing = crossing[i];
        diagram.arcs.push_back(std::move(arc));
    }
    player.markDiagram(diagram);
    return diagram;
}

} // namespace arcwright::ui
