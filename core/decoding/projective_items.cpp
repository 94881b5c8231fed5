// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/projective_items.h"

#include <algorithm>
#include <cstdlib>

namespace arcwright {

using enum ChartItemKind;

void ProjectiveItems::reset(const ArcLists& arcs, RootPolicy root)
{
    reset(arcs, nullptr, root);
}

void ProjectiveItems::reset(const SecondOrderScores& scores, RootPolicy root)
{
    reset(scores.arcs(), &scores, root);
}

void ProjectiveItems::reset(const ArcLists& arcs, const SecondOrderScores* scores, RootPolicy root)
{
    m_arcs = &arcs;
    m_scores = scores;
    m_first = root == RootPolicy::Single ? 1 : 0;
    m_side = at(arcs.nodes());
    findSpans();
    sortArcs();
}

void ProjectiveItems::findSpans()
{
    const ArcLists& arcs = *m_arcs;
    m_hasSibling.assign(m_side * m_side, 0);
    const auto mark
        = [&](int one, int other) { m_hasSibling[at(std::min(one, other)) * m_side + at(std::max(one, other))] = 1; };
    for (int arc = 0; arc < arcs.size(); ++arc) {
        if (arcs.head(arc) < m_first)
            continue;
        if (m_scores == nullptr)
            mark(arcs.head(arc), arcs.dependent(arc));
        for (int nearer = arcs.listBegin(arc); m_scores != nullptr && nearer < arc; ++nearer)
            mark(arcs.dependent(nearer), arcs.dependent(arc));
    }
}

/// By width, those of one width in the order of their numbers; without the root's if it is no part of the chart.
void ProjectiveItems::sortArcs()
{
    const ArcLists& arcs = *m_arcs;
    const auto width = [&](int arc) { return at(std::abs(arcs.head(arc) - arcs.dependent(arc))); };
    m_widthBegins.assign(m_side + 1, 0);
    for (int arc = 0; arc < arcs.size(); ++arc)
        m_widthBegins[width(arc)] += arcs.head(arc) < m_first ? 0 : 1;
    int end = 0;
    for (int& begin : m_widthBegins)
        begin = end += begin;
    m_byWidth.resize(at(end));
    for (int arc = arcs.size() - 1; arc >= 0; --arc) {
        if (arcs.head(arc) >= m_first)
            m_byWidth[at(--m_widthBegins[width(arc)])] = arc;
    }
}

ProjectiveItems::Item ProjectiveItems::incomplete(int arc) const
{
    const int head = m_arcs->head(arc);
    const int dependent = m_arcs->dependent(arc);
    return head < dependent ? Item{IncompleteRight, head, dependent, arc} : Item{IncompleteLeft, dependent, head, arc};
}

std::size_t ProjectiveItems::index(const Item& item) const
{
    const std::size_t square = m_side * m_side;
    const std::size_t span = at(item.left) * m_side + at(item.right);
    switch (item.kind) {
    case CompleteRight:
        return span;
    case CompleteLeft:
        return square + span;
    case Sibling:
        return 2 * square + span;
    case IncompleteRight:
    case IncompleteLeft:
        return 3 * square + at(item.arc);
    case Tree:
        break;
    }
    return size() - 1;
}

} // namespace arcwright
