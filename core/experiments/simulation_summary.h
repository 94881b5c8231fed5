// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "core/base/row_table.h"
#include "core/experiments/simulated_annotator.h"

namespace arcwright {

/// What is counted while somebody annotates, and how good the parser is meanwhile.
enum class SimulationFigure { Sentences, WordsRead, WrongWords, CorrectedWords, Decisions, Keys, Uas, Las };

struct SimulationFigureRow {
    SimulationFigure figure{};
    std::string_view name; ///< in JSON
};

/// All figures, in the order of the enumeration.
inline constexpr std::array<SimulationFigureRow, 8> simulationFigures{{
    {SimulationFigure::Sentences, "sentences"},
    {SimulationFigure::WordsRead, "words_read"},
    {SimulationFigure::WrongWords, "wrong_words"},
    {SimulationFigure::CorrectedWords, "corrected_words"},
    {SimulationFigure::Decisions, "decisions"},
    {SimulationFigure::Keys, "keys"},
    {SimulationFigure::Uas, "uas"},
    {SimulationFigure::Las, "las"},
}};
static_assert(
    standsInOrder(simulationFigures, &SimulationFigureRow::figure), "one row for each figure, in their order");

double figureOf(const SimulationPoint& point, SimulationFigure figure);

/// Mean and standard deviation over runs; the deviation of one run is 0.
struct FigureSpread {
    double mean = 0;
    double deviation = 0;
};

/// How many points all runs have: in the order of words they can differ by one, where they run out of words.
std::size_t pointsOf(const std::vector<SimulationRun>& runs);
/// Of the points of one index, of at least one run.
FigureSpread spreadOf(const std::vector<SimulationRun>& runs, std::size_t index, SimulationFigure figure);

/// Where runs reach a score on the development sentences, as a mean over those that do.
struct MeanReached {
    std::size_t runs = 0; ///< that reach it
    ReachedScore at;
};
MeanReached whereReached(const std::vector<SimulationRun>& runs, double las);

} // namespace arcwright
