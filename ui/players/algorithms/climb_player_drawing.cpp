// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "ui/players/algorithms/climb_player.h"

// What a climb shows: the map of gains, and the curve of the score.

namespace arcwright::ui {

bool ClimbPlayer::endsWith(const std::vector<double>& climb, double score)
{
    return std::abs(climb.back() - score) <= leastGain;
}

void ClimbPlayer::fillCell(GridCell& cell, int head, int dependent, double greatest) const
{
    cell.fill = Ink::Panel;
    const MoveOption* option = optionFor(head, dependent);
    if (!option)
        return;
    cell.target = Target::arc(head, dependent);
    cell.ink = Ink::Muted;
    switch (option->verdict) {
    case MoveVerdict::Possible: {
        if (isAsking()) {
            cell.text = words().number(m_scores.parts().arcs.at(head, dependent));
            cell.fill = Ink::Base;
            cell.ink = Ink::Text;
            break;
        }
        const double heat = greatest > 0 ? option->gain / greatest : 0;
        cell.text = words().gain(option->gain);
        cell.fill = Tint(Ink::Heat, heat);
        cell.ink = Tint(Ink::OnHeat, heat);
        break;
    }
    case MoveVerdict::AlreadyThere:
        cell.text = QStringLiteral("●");
        cell.fill = Ink::Base;
        cell.ink = Ink::Good;
        break;
    case MoveVerdict::MakesCycle:
        cell.text = QStringLiteral("↻");
        break;
    case MoveVerdict::BreaksRoot:
        cell.text = QStringLiteral("√");
        break;
    default:
        cell.text = QStringLiteral("–");
    }
}

Drawing ClimbPlayer::drawing(const DrawingMetrics& metrics, const QRectF& seen) const
{
    QStringList rows;
    for (int node = 0; node <= words().size(); ++node)
        rows << words().name(node);
    ScoreGrid grid(rows, rows.mid(1));
    for (int word = 1; word <= words().size(); ++word)
        grid.shortColumns << QString::number(word);
    grid.rowsTitle = tr("head ↓ dependent →");
    constexpr double largeLoss = -99;
    grid.room << words().gain(largeLoss);
    grid.title = isAsking()
        ? tr("what each arc scores by itself    ● there   ↻ makes a cycle   √ breaks the root   – forbidden")
        : tr("what each new head would gain    ● there   ↻ makes a cycle   √ breaks the root   – forbidden");
    double greatest = 0;
    for (const MoveOption& option : options()) {
        if (option.verdict == MoveVerdict::Possible && std::isfinite(option.gain))
            greatest = std::max(greatest, std::abs(option.gain));
    }
    for (int head = 0; head <= words().size(); ++head) {
        for (int dependent = 1; dependent <= words().size(); ++dependent)
            fillCell(grid.at(head, dependent - 1), head, dependent, greatest);
    }
    // Restarts take what gains while they look; elsewhere the weighing is a step, and the move comes of it.
    const bool isWeighed = !isAsking()
        && (m_search == Search::Restarts || (current() && std::holds_alternative<MovesWeighed>(*current())));
    if (const MoveMade* coming = isWeighed ? comingMove() : nullptr) {
        GridCell& cell = grid.at(coming->move.newHead, coming->move.dependent - 1);
        cell.frame = Ink::LitFrame;
        cell.isBold = true;
    }
    return drawGrid(grid, metrics, seen);
}

/// The end of the first climb whose score is the one that is kept; `otherwise` if there is none.
CurvePlace ClimbPlayer::endOf(const BestKept& kept, const CurvePlace& otherwise) const
{
    const auto& climbs = m_curves.front().climbs;
    const auto best
        = std::find_if(climbs.begin(), climbs.end(), [&](const auto& climb) { return endsWith(climb, kept.score); });
    return best == climbs.end()
        ? otherwise
        : CurvePlace{static_cast<int>(best - climbs.begin()), static_cast<int>(best->size()) - 1};
}

CurvePlace ClimbPlayer::curvePlace() const
{
    CurvePlace place;
    for (int step = 1; step <= position(); ++step) {
        if (std::holds_alternative<ClimbStarted>(m_replay.step(step)))
            place = {place.climb + 1, 0};
        else if (std::holds_alternative<MoveMade>(m_replay.step(step)))
            ++place.move;
        else if (const auto* kept = std::get_if<BestKept>(&m_replay.step(step)))
            place = endOf(*kept, place);
    }
    return place;
}

Drawing ClimbPlayer::closeUp(const DrawingMetrics& metrics) const
{
    return isAsking() ? Drawing() : drawCurves(m_curves, curvePlace(), words(), metrics); // it tells how it ends
}

} // namespace arcwright::ui
