// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/climb_player.h"

#include <algorithm>
#include <cmath>

#include "core/decoding/hill_climbing.h"
#include "core/decoding/multi_parent.h"

namespace arcwright::ui {

namespace {

constexpr ClimbStart starts[] = {ClimbStart::Projective, ClimbStart::NonProjective, ClimbStart::Random};

Decoder decoderOf(ClimbPlayer::Search search)
{
    return search == ClimbPlayer::Search::Multi ? Decoder::Multi : Decoder::Hill;
}

/// The scores after the moves of each climb.
ScoreCurve curveOf(const std::vector<MoveStep>& steps)
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

bool has(const std::vector<Arc>& arcs, int head, int dependent)
{
    return std::any_of(
        arcs.begin(), arcs.end(), [&](const Arc& arc) { return arc.head == head && arc.dependent == dependent; });
}

} // namespace

ClimbPlayer::ClimbPlayer(const PlayerSource& source, Search search)
    : ClimbPlayer(scoresFor(source, decoderOf(search)), search, source.stop)
{
}

ClimbPlayer::ClimbPlayer(PlayerScores scores, Search search, const std::stop_token& stop)
    : Player(scores.words), m_scores(std::move(scores)), m_search(search), m_start(m_scores.parts().climb.start)
{
    if (stop.stop_requested())
        return;
    take(run(m_start, TraceDetail::Everything), 0);
    if (!stop.stop_requested())
        compareStarts();
}

std::vector<MoveStep> ClimbPlayer::run(ClimbStart start, TraceDetail detail) const
{
    const PartScores& parts = m_scores.parts();
    MoveRecorder recorder(detail);
    std::vector<int> heads;
    std::vector<Arc> arcs;
    ClimbSettings settings = parts.climb;
    settings.start = start;
    if (m_search == Search::Hill) {
        HillClimbing().decode(parts.secondOrder, parts.root, settings, heads, recorder);
    } else if (m_search == Search::Multi) {
        MultiParent().decode(parts.secondOrder, parts.root, settings, {}, arcs, recorder);
    } else {
        MoveRecorder brief(TraceDetail::Steps); // the map shows what was weighed
        SecondOrderTreeScorer scorer(parts.secondOrder, parts.root);
        Restarts().decode(parts.secondOrder.arcs(), scorer, parts.root, kRestarts, {}, heads, brief);
        return brief.steps();
    }
    return recorder.steps();
}

/// The steps of the algorithm from a graph that the user made; its start is not among them.
std::vector<MoveStep> ClimbPlayer::runFrom(const std::vector<Arc>& arcs) const
{
    const PartScores& parts = m_scores.parts();
    MoveRecorder recorder(m_search == Search::Restarts ? TraceDetail::Steps : TraceDetail::Everything);
    std::vector<int> heads = headsOfArcs(arcs, parts.words());
    std::vector<Arc> graph = arcs;
    if (m_search == Search::Hill) {
        HillClimbing().climb(parts.secondOrder, parts.root, parts.climb, heads, recorder);
    } else if (m_search == Search::Multi) {
        MultiParent().climb(parts.secondOrder, parts.root, parts.climb, {}, graph, recorder);
    } else {
        const std::vector<int> first = heads;
        SecondOrderTreeScorer scorer(parts.secondOrder, parts.root);
        Restarts().decode(parts.secondOrder.arcs(), scorer, parts.root, kRestarts, first, heads, recorder);
    }
    return {recorder.steps().begin() + 1, recorder.steps().end()};
}

void ClimbPlayer::take(std::vector<MoveStep> steps, int position)
{
    m_replay = Steps(ClimbState(), std::move(steps));
    goTo(position);
}

/// What each start leads to, the one that is watched as the user has changed it.
void ClimbPlayer::compareStarts()
{
    m_curves.clear();
    if (m_search == Search::Restarts) {
        m_curves.push_back(curveOf(m_replay.steps()));
        m_curves.back().name = tr("best of all climbs");
        m_curves.back().isShown = true;
        return;
    }
    for (const ClimbStart start : starts) {
        ScoreCurve curve = curveOf(start == m_start ? m_replay.steps() : run(start, TraceDetail::Steps));
        curve.name = startName(start);
        curve.isShown = start == m_start;
        m_curves.push_back(std::move(curve));
    }
}

void ClimbPlayer::goTo(int position)
{
    m_replay.goTo(position);
    m_weighed.reset();
}

const MoveStep* ClimbPlayer::current() const
{
    return position() == 0 ? nullptr : &m_replay.step(position());
}

const std::vector<MoveOption>& ClimbPlayer::options() const
{
    return weighed().options;
}

/// Weighs all moves from the position at hand, once. O(n^2) besides.
const ClimbPlayer::Weighed& ClimbPlayer::weighed() const
{
    if (m_weighed)
        return *m_weighed;
    Weighed& weighed = m_weighed.emplace();
    const PartScores& parts = m_scores.parts();
    weighed.bestOfArc.assign(
        static_cast<std::size_t>(parts.arcs.nodes()) * static_cast<std::size_t>(parts.arcs.nodes()), -1);
    if (arcs().empty())
        return weighed;
    if (m_search == Search::Multi)
        weighed.options = MultiParent().options(parts.secondOrder, parts.root, {}, arcs());
    else
        weighed.options = HillClimbing().options(parts.secondOrder, parts.root, headsOfArcs(arcs(), parts.words()));
    for (std::size_t i = 0; i < weighed.options.size(); ++i) {
        const MoveOption& option = weighed.options[i];
        int& best = weighed.bestOfArc[parts.arcs.index(option.move.newHead, option.move.dependent)];
        const MoveOption* other = best < 0 ? nullptr : &weighed.options[static_cast<std::size_t>(best)];
        const bool wasPossible = other && other->verdict == MoveVerdict::Possible;
        const bool isBetter = option.verdict == MoveVerdict::Possible && (!wasPossible || option.gain > other->gain);
        if (!other || isBetter)
            best = static_cast<int>(i);
    }
    return weighed;
}

const MoveOption* ClimbPlayer::optionFor(int head, int dependent) const
{
    const int best = weighed().bestOfArc[m_scores.parts().arcs.index(head, dependent)];
    return best < 0 ? nullptr : &weighed().options[static_cast<std::size_t>(best)];
}

/// It stands in the steps: restarts do not make the best of all moves, but the best of the next word that has one.
const MoveMade* ClimbPlayer::comingMove() const
{
    int next = position() + 1;
    if (next <= steps() && std::holds_alternative<MovesWeighed>(m_replay.step(next)))
        ++next;
    return next <= steps() && !m_ownMoves.contains(next) ? std::get_if<MoveMade>(&m_replay.step(next)) : nullptr;
}

bool ClimbPlayer::isMilestone(int step) const
{
    const MoveStep& what = m_replay.step(step);
    return m_search == Search::Restarts ? std::holds_alternative<ClimbStarted>(what) || step == steps()
                                        : std::holds_alternative<MoveMade>(what);
}

std::vector<Arc> ClimbPlayer::arcsOfAllSteps() const
{
    std::vector<Arc> arcs;
    for (const MoveStep& step : m_replay.steps()) {
        if (const auto* started = std::get_if<ClimbStarted>(&step)) {
            // Of many starts only the first, and what comes of them all.
            if (m_search != Search::Restarts)
                arcs.insert(arcs.end(), started->arcs.begin(), started->arcs.end());
        } else if (const auto* made = std::get_if<MoveMade>(&step)) {
            if (m_search == Search::Restarts)
                continue;
            arcs.push_back({made->move.newHead, made->move.dependent, {}});
            if (made->move.kind == MoveKind::ChangeRoot)
                arcs.push_back({made->move.oldRootHead, made->move.oldRoot, {}});
        } else if (const auto* kept = std::get_if<BestKept>(&step)) {
            arcs.insert(arcs.end(), kept->arcs.begin(), kept->arcs.end());
        }
    }
    return arcs;
}

QString ClimbPlayer::arcLabel(const Arc& arc) const
{
    return m_scores.arcLabel(arc.head, arc.dependent);
}

void ClimbPlayer::markDiagram(Diagram& diagram) const
{
    const auto* made = current() ? std::get_if<MoveMade>(current()) : nullptr;
    for (DiagramArc& arc : diagram.arcs) {
        if (made && has({{made->move.newHead, made->move.dependent, {}}}, arc.head, arc.dependent))
            arc.status = ArcStatus::Extra;
        if (made && made->move.kind == MoveKind::ChangeRoot && arc.head == made->move.oldRootHead
            && arc.dependent == made->move.oldRoot)
            arc.status = ArcStatus::Extra;
    }
}

bool ClimbPlayer::brings(int step, int head, int dependent) const
{
    const MoveStep& what = m_replay.step(step);
    if (const auto* started = std::get_if<ClimbStarted>(&what))
        return has(started->arcs, head, dependent);
    const auto* made = std::get_if<MoveMade>(&what);
    if (!made)
        return false;
    const Move& move = made->move;
    return (move.newHead == head && move.dependent == dependent)
        || (move.kind == MoveKind::ChangeRoot && move.oldRootHead == head && move.oldRoot == dependent);
}

std::vector<Target> ClimbPlayer::pointersTo(int step) const
{
    const auto* made = std::get_if<MoveMade>(&m_replay.step(step));
    return made ? std::vector{Target::arc(made->move.newHead, made->move.dependent)} : std::vector<Target>();
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

CurvePlace ClimbPlayer::curvePlace() const
{
    CurvePlace place;
    for (int step = 1; step <= position(); ++step) {
        if (std::holds_alternative<ClimbStarted>(m_replay.step(step)))
            place = {place.climb + 1, 0};
        else if (std::holds_alternative<MoveMade>(m_replay.step(step)))
            ++place.move;
    }
    return place;
}

Drawing ClimbPlayer::closeUp(const DrawingMetrics& metrics) const
{
    return isAsking() ? Drawing() : drawCurves(m_curves, curvePlace(), words(), metrics); // it tells how it ends
}

/// Makes a move of the user's: what came before stays, the algorithm goes on from there.
Effect ClimbPlayer::make(const MoveOption& option)
{
    int kept = position();
    if (kept > 0 && !std::holds_alternative<MoveMade>(m_replay.step(kept))
        && !std::holds_alternative<ClimbStarted>(m_replay.step(kept)))
        --kept; // what was weighed, or the end, comes after the user's move
    std::vector<MoveStep> steps(m_replay.steps().begin(), m_replay.steps().begin() + kept);
    const double score = m_replay.state().score() + option.gain;
    steps.push_back(MoveMade{option.move, option.gain, score});
    ClimbState state = m_replay.state();
    state.apply(steps.back());
    m_ownMoves.erase(m_ownMoves.upper_bound(kept), m_ownMoves.end());
    m_ownMoves.insert(kept + 1);
    const std::vector<MoveStep> rest = runFrom(state.arcs());
    steps.insert(steps.end(), rest.begin(), rest.end());
    take(std::move(steps), kept + 1);
    compareStarts();
    return Effect::Steps;
}

Effect ClimbPlayer::activate(const Target& target)
{
    if (target.kind == Target::Kind::Choice)
        return choose(0, target.first);
    if (target.kind != Target::Kind::Arc)
        return Effect::Nothing;
    const MoveOption* option = optionFor(target.first, target.second);
    if (!option || option->verdict != MoveVerdict::Possible)
        return Effect::Nothing;
    return make(MoveOption(*option));
}

std::vector<PlayerChoice> ClimbPlayer::choices() const
{
    if (m_search == Search::Restarts)
        return {};
    PlayerChoice choice{tr("from"), {}, 0};
    for (const ClimbStart start : starts) {
        if (start == m_start)
            choice.current = static_cast<int>(choice.options.size());
        choice.options << startName(start);
    }
    return {choice};
}

Effect ClimbPlayer::choose(int choice, int option)
{
    const ClimbStart start = starts[static_cast<std::size_t>(std::clamp(option, 0, 2))];
    if (choice != 0 || m_search == Search::Restarts || (start == m_start && m_ownMoves.empty()))
        return Effect::Nothing;
    m_start = start;
    m_ownMoves.clear();
    take(run(m_start, TraceDetail::Everything), std::min(position(), 1));
    compareStarts();
    return Effect::Steps;
}

} // namespace arcwright::ui
