// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/algorithms/climb_curve.h"

#include <algorithm>
#include <cmath>

namespace arcwright::ui {

namespace {

bool endsWith(const std::vector<double>& climb, double score)
{
    return std::abs(climb.back() - score) <= leastGain;
}

/// The end of the first climb whose score is the one that is kept; `otherwise` if there is none.
CurvePlace endOf(const BestKept& kept, const ScoreCurve& curve, const CurvePlace& otherwise)
{
    const auto& climbs = curve.climbs;
    const auto best
        = std::find_if(climbs.begin(), climbs.end(), [&](const auto& climb) { return endsWith(climb, kept.score); });
    return best == climbs.end()
        ? otherwise
        : CurvePlace{static_cast<int>(best - climbs.begin()), static_cast<int>(best->size()) - 1};
}

} // namespace

ScoreCurve climbCurve(const std::vector<MoveStep>& steps)
{
    ScoreCurve curve;
    for (const MoveStep& step : steps) {
        if (const auto* started = std::get_if<ClimbStarted>(&step))
            curve.climbs.push_back({started->score});
        else if (const auto* made = std::get_if<MoveMade>(&step))
            curve.climbs.back().push_back(made->score);
    }
    return curve;
}

int climbsEndingWith(const ScoreCurve& curve, double score)
{
    return static_cast<int>(std::count_if(curve.climbs.begin(), curve.climbs.end(),
        [&](const std::vector<double>& climb) { return endsWith(climb, score); }));
}

CurvePlace placeOnCurve(const std::vector<MoveStep>& steps, int position, const ScoreCurve& curve)
{
    CurvePlace place;
    for (int index = 0; index < position; ++index) {
        const MoveStep& step = steps[static_cast<std::size_t>(index)];
        if (std::holds_alternative<ClimbStarted>(step))
            place = {place.climb + 1, 0};
        else if (std::holds_alternative<MoveMade>(step))
            ++place.move;
        else if (const auto* kept = std::get_if<BestKept>(&step))
            place = endOf(*kept, curve, place);
    }
    return place;
}

} // namespace arcwright::ui
