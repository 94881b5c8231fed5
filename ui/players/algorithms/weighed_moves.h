// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/decoding/arc_scores.h"
#include "core/tracing/move_steps.h"

namespace arcwright::ui {

/// All moves from one graph, and the best way to put each arc there.
class WeighedMoves {
public:
    /// `options`: in the order ties are broken; `arcs`: of the same sentence.
    WeighedMoves(std::vector<MoveOption> options, const ArcScores& arcs);

    const std::vector<MoveOption>& options() const { return m_options; }
    /// The move that puts an arc there and gains most; where none is possible, one that says why. Null for no arc.
    const MoveOption* bestFor(int head, int dependent) const;

private:
    std::vector<MoveOption> m_options;
    std::size_t m_nodes;
    std::vector<int> m_bestOfArc; ///< by head, then dependent; -1: there is none
};

} // namespace arcwright::ui
