// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include "core/decoding/arc_scores.h"
#include "core/tracing/move_steps.h"
#include "ui/players/drawing/drawing.h"
#include "ui/players/drawing/player_words.h"

namespace arcwright::ui {

/// The gains of all moves of hill climbing, heads by rows and dependents by columns.
struct GainMap {
    const PlayerWords& words;
    const std::vector<MoveOption>& options;
    /// The best move that puts an arc there; null for one that is no arc.
    std::function<const MoveOption*(int head, int dependent)> optionFor;
    const ArcScores& scores; ///< drawn in place of the gains while somebody is to guess the move
    const MoveMade* coming; ///< the move that is framed; null for none
    double price = 0; ///< gains not above it are drawn as ones that no move is made for
    bool hasRootMoves = false; ///< moves of two arcs, which have a mark
    bool isForbidden = false; ///< the graph at hand has siblings that may not be: it scores minus infinity
    bool isAsking = false;
};

/// O(n^2) for n words.
Drawing drawGainMap(const GainMap& map, const DrawingMetrics& metrics, const QRectF& seen);

} // namespace arcwright::ui
