// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/simulation_summary.h"

#include <algorithm>
#include <cmath>

namespace arcwright {

double figureOf(const SimulationPoint& point, SimulationFigure figure)
{
    const auto number = [](std::size_t count) { return static_cast<double>(count); };
    switch (figure) {
    case SimulationFigure::Sentences:
        return number(point.sentences);
    case SimulationFigure::WordsRead:
        return number(point.cost.wordsRead);
    case SimulationFigure::WrongWords:
        return number(point.cost.wrongWords);
    case SimulationFigure::CorrectedWords:
        return number(point.cost.correctedWords);
    case SimulationFigure::Decisions:
        return number(point.cost.decisions);
    case SimulationFigure::Keys:
        return number(point.cost.keys);
    case SimulationFigure::Uas:
        return point.uas;
    case SimulationFigure::Las:
        break;
    }
    return point.las;
}

std::size_t pointsOf(const std::vector<SimulationRun>& runs)
{
    if (runs.empty())
        return 0;
    return std::ranges::min(runs, {}, [](const SimulationRun& run) { return run.curve.size(); }).curve.size();
}

FigureSpread spreadOf(const std::vector<SimulationRun>& runs, std::size_t index, SimulationFigure figure)
{
    const auto count = static_cast<double>(runs.size());
    FigureSpread spread;
    for (const SimulationRun& run : runs)
        spread.mean += figureOf(run.curve[index], figure) / count;
    if (runs.size() < 2)
        return spread;
    double squares = 0;
    for (const SimulationRun& run : runs) {
        const double off = figureOf(run.curve[index], figure) - spread.mean;
        squares += off * off;
    }
    spread.deviation = std::sqrt(squares / (count - 1));
    return spread;
}

MeanReached whereReached(const std::vector<SimulationRun>& runs, double las)
{
    MeanReached mean;
    ReachedScore& sum = mean.at;
    for (const SimulationRun& run : runs) {
        const auto where = whereReached(run.curve, las);
        if (!where)
            continue;
        ++mean.runs;
        sum.sentences += where->sentences;
        sum.wordsRead += where->wordsRead;
        sum.decisions += where->decisions;
        sum.correctedWords += where->correctedWords;
        sum.keys += where->keys;
    }
    if (mean.runs > 0) {
        for (double* figure : {&sum.sentences, &sum.wordsRead, &sum.decisions, &sum.correctedWords, &sum.keys})
            *figure /= static_cast<double>(mean.runs);
    }
    return mean;
}

} // namespace arcwright
