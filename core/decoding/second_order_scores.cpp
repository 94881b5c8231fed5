// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/second_order_scores.h"

#include "core/treebank/graph.h"

namespace arcwright {

void SecondOrderScores::reset(const ArcScores& arcs)
{
    m_arcs.reset(arcs);
    m_rows.clear();
    std::size_t cells = 0;
    for (int head = 0; head < nodes(); ++head) {
        for (const Direction side : {Direction::Left, Direction::Right}) {
            const int begin = m_arcs.begin(head, side);
            for (int arc = begin; arc < m_arcs.end(head, side); ++arc) {
                m_rows.push_back(cells);
                cells += at(arc - begin) + 1;
            }
        }
    }
    m_rows.push_back(cells);
    m_cells.assign(cells, 0.0F);
}

std::size_t SecondOrderScores::cellsFor(const ArcScores& arcs, std::size_t most)
{
    const auto nodes = static_cast<std::size_t>(arcs.nodes());
    if (nodes * nodes * nodes <= most) // n lists of n arcs at the most, each arc with a cell for all before it
        return nodes * nodes * nodes;
    std::size_t cells = 0;
    for (int head = 0; head < arcs.nodes() && cells <= most; ++head) {
        std::size_t length = 0;
        for (int dependent = head - 1; dependent > 0; --dependent)
            cells += arcs.at(head, dependent) == forbiddenScore ? 0 : ++length;
        length = 0;
        for (int dependent = head + 1; dependent < arcs.nodes(); ++dependent)
            cells += arcs.at(head, dependent) == forbiddenScore ? 0 : ++length;
    }
    return cells;
}

SecondOrderScores restricted(const SecondOrderScores& scores, const std::vector<char>& kept)
{
    const ArcLists& all = scores.arcs();
    ArcScores arcScores(scores.words());
    for (int arc = 0; arc < all.size(); ++arc) {
        if (kept[static_cast<std::size_t>(arc)] != 0)
            arcScores.at(all.head(arc), all.dependent(arc)) = all.score(arc);
    }
    SecondOrderScores result;
    result.reset(arcScores);
    const ArcLists& arcs = result.arcs();
    for (int arc = 0; arc < arcs.size(); ++arc) {
        const int source = all.find(arcs.head(arc), arcs.dependent(arc));
        const auto cells = result.siblings(arc);
        cells[0] = scores.sibling(ArcLists::noArc, source);
        for (std::size_t i = 1; i < cells.size(); ++i) {
            const int nearer = arcs.listBegin(arc) + static_cast<int>(i) - 1;
            cells[i] = scores.sibling(all.find(arcs.head(arc), arcs.dependent(nearer)), source);
        }
    }
    return result;
}

double scoreOfArcs(const SecondOrderScores& scores, const std::vector<bool>& isThere)
{
    const ArcLists& arcs = scores.arcs();
    double sum = 0;
    for (int head = 0; head < scores.nodes(); ++head) {
        for (const Direction side : {Direction::Left, Direction::Right}) {
            int previous = ArcLists::noArc;
            for (int arc = arcs.begin(head, side); arc < arcs.end(head, side); ++arc) {
                if (!isThere[static_cast<std::size_t>(arc)])
                    continue;
                sum += static_cast<double>(arcs.score(arc)) + static_cast<double>(scores.sibling(previous, arc));
                previous = arc;
            }
        }
    }
    return sum;
}

double scoreOf(const SecondOrderScores& scores, const std::vector<int>& heads)
{
    const ArcLists& arcs = scores.arcs();
    std::vector<bool> isThere(static_cast<std::size_t>(arcs.size()), false);
    for (int word = 1; word < scores.nodes(); ++word) {
        const int arc = arcs.find(heads[static_cast<std::size_t>(word)], word);
        if (arc == ArcLists::noArc)
            return static_cast<double>(forbiddenScore);
        isThere[static_cast<std::size_t>(arc)] = true;
    }
    return scoreOfArcs(scores, isThere);
}

} // namespace arcwright
