// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/move_gain.h"

#include "core/treebank/graph.h"

namespace arcwright {

void ArcValues::reset(const SecondOrderScores& scores, RootPolicy root)
{
    m_scores = &scores;
    m_root = root;
    m_isThere.assign(at(scores.arcs().size()), 0);
    m_values.resize(at(scores.arcs().size()));
}

CountedScore ArcValues::update()
{
    CountedScore total;
    for (int head = 0; head < m_scores->nodes(); ++head) {
        total = total + updateList(head, Direction::Left);
        total = total + updateList(head, Direction::Right);
    }
    return total;
}

void ArcValues::update(int arc)
{
    const ArcLists& arcs = m_scores->arcs();
    updateList(arcs.head(arc), directionOf(arcs.head(arc), arcs.dependent(arc)));
}

/// The arc between two neighbours of its list that are in the graph, or would be without it; each may be noArc.
void ArcValues::setValue(int arc, int begin, int inner, int outer)
{
    const ArcLists& arcs = m_scores->arcs();
    const bool alone = m_root == RootPolicy::Single && arcs.head(arc) == kRoot;
    const int innerCell = alone || inner == ArcLists::noArc ? 0 : inner - begin + 1;
    const float after = m_scores->siblings(arc)[innerCell];
    float before = 0;
    float without = 0;
    if (outer != ArcLists::noArc && !alone) {
        before = m_scores->siblings(outer)[arc - begin + 1];
        without = m_scores->siblings(outer)[innerCell];
    }
    CountedScore value{0, arcs.score(arc)};
    value.add(after, 1);
    value.add(before, 1);
    value.add(without, -1);
    m_values[at(arcs.inPosition(arc))] = value;
}

/// Returns what the arcs of the list that are in the graph score together.
CountedScore ArcValues::updateList(int head, Direction side)
{
    const ArcLists& arcs = m_scores->arcs();
    const int begin = arcs.begin(head, side);
    const int end = arcs.end(head, side);
    CountedScore total;
    int beforeInner = ArcLists::noArc;
    int inner = ArcLists::noArc; // the last arc of the graph before those at hand
    int first = begin; // of those at hand, which lie between two arcs of the graph
    for (int arc = begin; arc <= end; ++arc) {
        if (arc < end && !has(arc))
            continue;
        const int outer = arc < end ? arc : ArcLists::noArc;
        for (int between = first; between < arc; ++between)
            setValue(between, begin, inner, outer);
        if (inner != ArcLists::noArc)
            setValue(inner, begin, beforeInner, outer);
        if (outer != ArcLists::noArc) {
            total.add(arcs.score(outer), 1);
            total.add(m_scores->siblings(outer)[inner == ArcLists::noArc ? 0 : inner - begin + 1], 1);
        }
        beforeInner = inner;
        inner = outer;
        first = arc + 1;
    }
    return total;
}

} // namespace arcwright
