// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include "core/decoding/arc_table.h"
#include "core/decoding/projective_kbest.h"
#include "ui/players/algorithms/player.h"
#include "ui/players/drawing/score_grid.h"

namespace arcwright::ui {

// What the players of sums over trees, projective or not, say and draw alike.

/// Three digits.
QString shortNumber(double value);
/// A probability; what is small, but not 0, is not said to be 0.
QString percent(double probability);

/// The temperatures that can be chosen.
PlayerChoice temperatureChoice(double current);
double temperatureAt(int option);
/// The least at which the weights of a word's heads can be told from each other at a glance.
double usualTemperature(const ArcScores& arcs);

/// The best trees and their share of the sum.
void explainBestTrees(Explanation& explanation, const PlayerWords& words, const std::vector<ScoredTree>& best,
    const std::function<double(const std::vector<int>&)>& probabilityOf);
/// The words whose best head is least likely.
void explainUncertainWords(Explanation& explanation, const PlayerWords& words, const ArcTable& marginals);

/// Arcs that are likely enough to be drawn.
bool isLikely(double probability);
std::vector<Arc> likelyArcs(const ArcTable& marginals);

/// Heads by rows, dependents by columns; no cell has anything in it yet.
ScoreGrid gridOfArcs(const PlayerWords& words);
/// The probability of each arc as a heat map; the arcs of `tree`, which may be null, are framed.
void fillMarginals(ScoreGrid& grid, const PlayerWords& words, const ArcScores& arcs, const ArcTable& marginals,
    const std::vector<int>* tree);

} // namespace arcwright::ui
