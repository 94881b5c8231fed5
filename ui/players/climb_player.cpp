// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/climb_player.h"

#include <algorithm>
#include <cmath>

#include "core/decoding/hill_climbing.h"
#include "core/decoding/multi_parent.h"
#include "core/decoding/restarts.h"

namespace arcwright::ui {

namespace {

constexpr std::size_t kMostNumbers = 12;
constexpr ClimbStart starts[] = {ClimbStart::Projective, ClimbStart::NonProjective, ClimbStart::Random};
/// A hundred climbs are no lesson, and many steps.
constexpr RestartSettings restartSettings{12, 6, 4, 1};

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
    : ClimbPlayer(scoresFor(source, decoderOf(search)), search)
{
}

ClimbPlayer::ClimbPlayer(PlayerScores scores, Search search)
    : Player(scores.words), m_scores(std::move(scores)), m_search(search), m_start(m_scores.parts().climb.start)
{
    take(run(m_start), 0);
    compareStarts();
}

std::vector<MoveStep> ClimbPlayer::run(ClimbStart start) const
{
    const PartScores& parts = m_scores.parts();
    MoveRecorder recorder;
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
        Restarts().decode(parts.secondOrder.arcs(), scorer, parts.root, restartSettings, {}, heads, brief);
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
        Restarts().decode(parts.secondOrder.arcs(), scorer, parts.root, restartSettings, first, heads, recorder);
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
        ScoreCurve curve = curveOf(start == m_start ? m_replay.steps() : run(start));
        curve.name = startName(start);
        curve.isShown = start == m_start;
        m_curves.push_back(std::move(curve));
    }
}

void ClimbPlayer::goTo(int position)
{
    m_replay.goTo(position);
    m_options.reset();
}

const MoveStep* ClimbPlayer::current() const
{
    return position() == 0 ? nullptr : &m_replay.step(position());
}

const std::vector<MoveOption>& ClimbPlayer::options() const
{
    if (m_options)
        return *m_options;
    m_options.emplace();
    const PartScores& parts = m_scores.parts();
    if (arcs().empty())
        return *m_options;
    if (m_search == Search::Multi)
        *m_options = MultiParent().options(parts.secondOrder, parts.root, {}, arcs());
    else
        *m_options = HillClimbing().options(parts.secondOrder, parts.root, headsOfArcs(arcs(), parts.words()));
    return *m_options;
}

const MoveOption* ClimbPlayer::optionFor(int head, int dependent) const
{
    const MoveOption* best = nullptr;
    for (const MoveOption& option : options()) {
        if (option.move.newHead != head || option.move.dependent != dependent)
            continue;
        const bool isPossible = option.verdict == MoveVerdict::Possible;
        const bool wasPossible = best && best->verdict == MoveVerdict::Possible;
        if (!best || (isPossible && (!wasPossible || option.gain > best->gain)))
            best = &option;
    }
    return best;
}

/// The move the algorithm would make now; null if none gains.
const MoveOption* ClimbPlayer::bestOption() const
{
    const MoveOption* best = nullptr;
    for (const MoveOption& option : options()) {
        if (option.verdict == MoveVerdict::Possible && option.gain > (best ? best->gain : leastGain))
            best = &option;
    }
    return best;
}

QString ClimbPlayer::moveText(const Move& move) const
{
    switch (move.kind) {
    case MoveKind::ChangeHead:
        return tr("%1 from %2 to %3")
            .arg(words().name(move.dependent), words().name(move.oldHead), words().name(move.newHead));
    case MoveKind::AddParent:
        return tr("%1 gets %2 as a further parent").arg(words().name(move.dependent), words().name(move.newHead));
    case MoveKind::ChangeRoot:
        break;
    }
    return tr("%1 becomes the root, %2 goes under %3")
        .arg(words().name(move.dependent), words().name(move.oldRoot), words().name(move.oldRootHead));
}

QString ClimbPlayer::reasonOf(const MoveOption& option) const
{
    switch (option.verdict) {
    case MoveVerdict::Possible:
        return {};
    case MoveVerdict::AlreadyThere:
        return tr("it is there already");
    case MoveVerdict::ForbiddenArc:
        return tr("the arc is forbidden, or was left out as hopeless");
    case MoveVerdict::MakesCycle:
        return tr("it would make a cycle: %1 depends on %2")
            .arg(words().name(option.move.newHead), words().name(option.move.dependent));
    case MoveVerdict::BreaksRoot:
        return tr("there would be no root, or two");
    case MoveVerdict::Pinned:
        return tr("the head is pinned");
    case MoveVerdict::ForbiddenPair:
        return tr("it would have a sibling that it may not have");
    }
    return {};
}

QString ClimbPlayer::startName(ClimbStart start) const
{
    switch (start) {
    case ClimbStart::Projective:
        return tr("the best projective tree");
    case ClimbStart::NonProjective:
        return tr("the best tree of first order");
    case ClimbStart::Random:
        break;
    }
    return tr("a random tree");
}

QString ClimbPlayer::headline(int step) const
{
    const MoveStep& what = m_replay.step(step);
    if (const auto* started = std::get_if<ClimbStarted>(&what))
        return m_search == Search::Restarts
            ? tr("starts from a tree that scores %1").arg(words().number(started->score))
            : tr("starts from %1: %2").arg(startName(m_start), words().number(started->score));
    if (const auto* weighed = std::get_if<MovesWeighed>(&what))
        return tr("weighs %n move(s)", nullptr, static_cast<int>(weighed->options.size()));
    if (const auto* made = std::get_if<MoveMade>(&what)) {
        const QString text = tr("%1: %2, now %3", "a move, its gain, the score")
                                 .arg(moveText(made->move), words().gain(made->gain), words().number(made->score));
        return m_ownMoves.contains(step) ? tr("your move: %1").arg(text) : text;
    }
    if (const auto* kept = std::get_if<BestKept>(&what))
        return tr("keeps the best of all: %1").arg(words().number(kept->score));
    const auto& finished = std::get<ClimbFinished>(what);
    switch (finished.end) {
    case ClimbEnd::LocalBest:
        return tr("no move gains: ends with %1").arg(words().number(finished.score));
    case ClimbEnd::MoveLimit:
        return tr("no more moves are allowed: ends with %1").arg(words().number(finished.score));
    case ClimbEnd::NoStart:
        break;
    }
    return tr("there is no tree to start from");
}

bool ClimbPlayer::isMilestone(int step) const
{
    const MoveStep& what = m_replay.step(step);
    return m_search == Search::Restarts ? std::holds_alternative<ClimbStarted>(what) || step == steps()
                                        : std::holds_alternative<MoveMade>(what);
}

void ClimbPlayer::explainWeighed(Explanation& explanation) const
{
    std::vector<const MoveOption*> possible;
    int cycles = 0;
    for (const MoveOption& option : options()) {
        if (option.verdict == MoveVerdict::Possible)
            possible.push_back(&option);
        cycles += option.verdict == MoveVerdict::MakesCycle ? 1 : 0;
    }
    std::stable_sort(possible.begin(), possible.end(),
        [](const MoveOption* one, const MoveOption* other) { return one->gain > other->gain; });
    explanation.text += u'\n' + tr("%1 moves are possible, %2 would make a cycle.").arg(possible.size()).arg(cycles);
    explanation.numbersTitle = tr("What moves from here would gain");
    for (std::size_t i = 0; i < possible.size() && i < kMostNumbers; ++i)
        explanation.numbers.push_back(
            {moveText(possible[i]->move), words().gain(possible[i]->gain), i == 0 && possible[i]->gain > leastGain});
}

Explanation ClimbPlayer::explanation() const
{
    Explanation explanation;
    const MoveStep* step = current();
    if (step == nullptr) {
        explanation.text = tr("From a tree, the one change of a head that gains most will be made, again and again, "
                              "until none gains.");
        return explanation;
    }
    explanation.text = tr("The score is %1.").arg(words().number(m_replay.state().score()));
    if (const auto* made = std::get_if<MoveMade>(step))
        explanation.text = tr("%1. That gains %2; the score is %3.")
                               .arg(moveText(made->move), words().gain(made->gain), words().number(made->score));
    if (!std::holds_alternative<BestKept>(*step))
        explainWeighed(explanation);
    return explanation;
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

Drawing ClimbPlayer::drawing(const DrawingMetrics& metrics) const
{
    QStringList rows;
    for (int node = 0; node <= words().size(); ++node)
        rows << words().name(node);
    ScoreGrid grid(rows, rows.mid(1));
    grid.rowsTitle = tr("head ↓ dependent →");
    grid.title = tr("what each new head would gain    ● there   ↻ makes a cycle   √ breaks the root   – forbidden");
    double greatest = 0;
    for (const MoveOption& option : options()) {
        if (option.verdict == MoveVerdict::Possible && std::isfinite(option.gain))
            greatest = std::max(greatest, std::abs(option.gain));
    }
    for (int head = 0; head <= words().size(); ++head) {
        for (int dependent = 1; dependent <= words().size(); ++dependent)
            fillCell(grid.at(head, dependent - 1), head, dependent, greatest);
    }
    if (const MoveOption* best = bestOption()) {
        GridCell& cell = grid.at(best->move.newHead, best->move.dependent - 1);
        cell.frame = Ink::LitFrame;
        cell.isBold = true;
    }
    return drawGrid(grid, metrics);
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
    return drawCurves(m_curves, curvePlace(), words(), metrics);
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

QString ClimbPlayer::hint(const Target& target) const
{
    if (target.kind != Target::Kind::Arc)
        return {};
    const MoveOption* option = optionFor(target.first, target.second);
    if (!option)
        return {};
    if (option->verdict == MoveVerdict::Possible)
        return tr("%1: gains %2").arg(moveText(option->move), words().gain(option->gain));
    return tr("%1: not possible, %2").arg(words().arc(target.first, target.second), reasonOf(*option));
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
    take(run(m_start), std::min(position(), 1));
    compareStarts();
    return Effect::Steps;
}

} // namespace arcwright::ui
