// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/algorithms/weighed_moves.h"

#include <utility>

namespace arcwright::ui {

WeighedMoves::WeighedMoves(std::vector<MoveOption> options, const ArcScores& arcs)
    : m_options(std::move(options)), m_nodes(static_cast<std::size_t>(arcs.nodes())), m_bestOfArc(m_nodes * m_nodes, -1)
{
    for (std::size_t i = 0; i < m_options.size(); ++i) {
        const MoveOption& option = m_options[i];
        int& best = m_bestOfArc[arcs.index(option.move.newHead, option.move.dependent)];
        const MoveOption* other = best < 0 ? nullptr : &m_options[static_cast<std::size_t>(best)];
        const bool wasPossible = other && other->verdict == MoveVerdict::Possible;
        const bool isBetter = option.verdict == MoveVerdict::Possible && (!wasPossible || option.gain > other->gain);
        if (!other || isBetter)
            best = static_cast<int>(i);
    }
}

const MoveOption* WeighedMoves::bestFor(int head, int dependent) const
{
    const auto arc = static_cast<std::size_t>(head) * m_nodes + static_cast<std::size_t>(dependent);
    const int best = m_bestOfArc[arc];
    return best < 0 ? nullptr : &m_options[static_cast<std::size_t>(best)];
}

} // namespace arcwright::ui
