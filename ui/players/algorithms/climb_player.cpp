// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/algorithms/climb_player.h"

#include <algorithm>
#include <cmath>

#include <QLocale>

#include "core/decoding/hill_climbing.h"
#include "core/decoding/multi_parent.h"
#include "core/teaching/lesson_choices.h"
#include "ui/players/algorithms/climb_curve.h"
#include "ui/players/algorithms/gain_map.h"

namespace arcwright::ui {

namespace {

constexpr std::size_t kMostRivals = 4; ///< one of which may be what comes

constexpr ClimbStart starts[] = {ClimbStart::Projective, ClimbStart::NonProjective, ClimbStart::Random};

/// A decoder that scores arcs and siblings as the search does, and finds its tree soon.
Decoder decoderOf(ClimbPlayer::Search search)
{
    return search == ClimbPlayer::Search::Multi ? Decoder::Multi : Decoder::Hill;
}

bool has(const std::vector<Arc>& arcs, int head, int dependent)
{
    return std::any_of(
        arcs.begin(), arcs.end(), [&](const Arc& arc) { return arc.head == head && arc.dependent == dependent; });
}

} // namespace

ClimbPlayer::ClimbPlayer(const PlayerSource& source, Search search)
    : ClimbPlayer(source, scoresFor(source, decoderOf(search)), search)
{
}

ClimbPlayer::ClimbPlayer(const PlayerSource& source, PlayerScores scores, Search search)
    : Player(scores.words), m_scores(std::move(scores)), m_search(search), m_climb(m_scores.parts().climb)
{
    if (search == Search::Restarts)
        m_restarts = source.origin == ScoreOrigin::Model ? RestartDemonstration(source.model, source.sentence)
                                                         : RestartDemonstration(kRestarts);
    if (source.stop.stop_requested())
        return;
    take(run(m_climb.start, TraceDetail::Everything, source.stop), 0);
    if (!source.stop.stop_requested())
        compareStarts();
}

std::vector<MoveStep> ClimbPlayer::run(ClimbStart start, TraceDetail detail, const std::stop_token& stop) const
{
    const PartScores& parts = m_scores.parts();
    if (m_restarts)
        return m_restarts->steps(parts, {}, stop); // the map shows what was weighed
    MoveRecorder recorder(detail);
    ClimbSettings settings = m_climb;
    settings.start = start;
    if (m_search == Search::Hill) {
        std::vector<int> heads;
        HillClimbing().decode(parts.secondOrder, parts.root, settings, heads, recorder);
    } else {
        std::vector<Arc> arcs;
        MultiParent().decode(parts.secondOrder, parts.root, settings, {}, arcs, recorder);
    }
    return recorder.takeSteps();
}

/// The steps of the algorithm from a graph that the user made, its start among them. `climb`: which of many goes on
/// from there.
std::vector<MoveStep> ClimbPlayer::runFrom(std::vector<Arc> arcs, int climb)
{
    const PartScores& parts = m_scores.parts();
    std::vector<int> heads = headsOfArcs(arcs, parts.words());
    if (m_restarts) {
        std::erase_if(m_detours, [&](const RestartDetour& detour) { return detour.start >= climb; });
        m_detours.push_back({climb, std::move(heads)});
        return m_restarts->steps(parts, m_detours);
    }
    MoveRecorder recorder;
    if (m_search == Search::Hill)
        HillClimbing().climb(parts.secondOrder, parts.root, m_climb, heads, recorder);
    else
        MultiParent().climb(parts.secondOrder, parts.root, m_climb, {}, arcs, recorder);
    return recorder.takeSteps();
}

void ClimbPlayer::take(std::vector<MoveStep> steps, int position)
{
    const auto* end = steps.empty() ? nullptr : std::get_if<ClimbFinished>(&steps.back());
    if (end && !end->found() && !m_missing)
        m_missing = whyNoTree(m_scores.parts().secondOrder, m_scores.parts().root, false);
    m_replay = Steps(ClimbState(), std::move(steps));
    ClimbPlayer::goTo(position);
}

/// Compares the trees that the starts lead to, the one that is watched as the user has changed it.
void ClimbPlayer::compareStarts()
{
    m_curves.clear();
    if (m_search == Search::Restarts) {
        m_curves.push_back(climbCurve(m_replay.steps()));
        m_curves.back().name = tr("best of all climbs");
        m_curves.back().isShown = true;
        return;
    }
    for (const ClimbStart start : starts) {
        ScoreCurve curve = climbCurve(start == m_climb.start ? m_replay.steps() : run(start, TraceDetail::Steps));
        curve.name = text().startName(start);
        curve.isShown = start == m_climb.start;
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
    return weighed().options();
}

/// Weighs all moves from the position at hand, once. O(n^2) besides.
const WeighedMoves& ClimbPlayer::weighed() const
{
    if (m_weighed)
        return *m_weighed;
    const PartScores& parts = m_scores.parts();
    std::vector<MoveOption> options; // none before the first step
    if (m_restarts && !arcs().empty())
        options = m_restarts->options(parts, headsOfArcs(arcs(), parts.words()));
    else if (m_search == Search::Multi && !arcs().empty())
        options = MultiParent().options(parts.secondOrder, parts.root, {}, arcs());
    else if (!arcs().empty())
        options = HillClimbing().options(
            parts.secondOrder, parts.root, headsOfArcs(arcs(), parts.words()), m_climb.movesRoot);
    return m_weighed.emplace(std::move(options), parts.arcs);
}

/// Whether some moves change two arcs at once.
bool ClimbPlayer::hasRootMoves() const
{
    return m_scores.parts().root == RootPolicy::Single && m_climb.movesRoot;
}

/// The shares of the parts in the gain of a move from the graph at hand; nothing where they are not known.
std::optional<ScoreShares> ClimbPlayer::sharesOf(const Move& move) const
{
    return m_restarts ? m_restarts->shares(m_scores.parts(), headsOfArcs(arcs(), words().size()), move) : std::nullopt;
}

const MoveOption* ClimbPlayer::optionFor(int head, int dependent) const
{
    return weighed().bestFor(head, dependent);
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
    // Of one climb every move is worth a page; of many their starts and ends are, and between them is all the rest.
    return std::holds_alternative<ClimbStarted>(what)
        || (m_search == Search::Restarts
                ? std::holds_alternative<ClimbFinished>(what) || std::holds_alternative<BestKept>(what)
                : std::holds_alternative<MoveMade>(what));
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

StepEvent ClimbPlayer::event(int step) const
{
    const auto* made = std::get_if<MoveMade>(&m_replay.step(step));
    return made ? StepEvent{StepEvent::Kind::Arc, made->move.newHead, made->move.dependent, 0} : StepEvent();
}

std::vector<Arc> ClimbPlayer::decisions(int step) const
{
    const MoveStep& what = m_replay.step(step);
    if (const auto* started = std::get_if<ClimbStarted>(&what))
        return started->arcs;
    if (const auto* kept = std::get_if<BestKept>(&what))
        return kept->arcs;
    std::vector<Arc> arcs = Player::decisions(step);
    const auto* made = std::get_if<MoveMade>(&what);
    if (made && made->move.kind == MoveKind::ChangeRoot)
        arcs.push_back({made->move.oldRootHead, made->move.oldRoot, {}});
    return arcs;
}

std::vector<Target> ClimbPlayer::pointersTo(int step) const
{
    const auto* made = std::get_if<MoveMade>(&m_replay.step(step));
    return made ? std::vector{Target::arc(made->move.newHead, made->move.dependent)} : std::vector<Target>();
}

/// Makes a move of the user's: what came before stays, the algorithm goes on from there.
Effect ClimbPlayer::make(const MoveOption& option)
{
    const bool isOfClimb
        = std::holds_alternative<MoveMade>(*current()) || std::holds_alternative<ClimbStarted>(*current());
    // The weighing of moves, or the end of the climb, comes after the user's move.
    std::vector<MoveStep> steps(m_replay.steps().begin(), m_replay.steps().begin() + position() - (isOfClimb ? 0 : 1));
    if (std::holds_alternative<BestKept>(*current()))
        steps.push_back(ClimbStarted{arcs(), m_replay.state().score()}); // a further climb, from the best tree
    const auto climb = std::count_if(
        steps.begin(), steps.end(), [](const MoveStep& step) { return std::holds_alternative<ClimbStarted>(step); });
    ClimbState state = m_replay.state();
    MoveMade made{option.move, option.gain, 0, sharesOf(option.move)};
    state.apply(made);
    const std::vector<MoveStep> rest = runFrom(state.arcs(), static_cast<int>(climb));
    made.score = std::get<ClimbStarted>(rest.front()).score;
    steps.push_back(made);
    const auto own = static_cast<int>(steps.size());
    m_ownMoves.erase(m_ownMoves.lower_bound(own), m_ownMoves.end());
    m_ownMoves.insert(own);
    steps.insert(steps.end(), rest.begin() + 1, rest.end());
    take(std::move(steps), own);
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
    PlayerChoice choice{tr("from"), {}, 0, arcwright::choices::start};
    for (const ClimbStart start : starts) {
        if (start == m_climb.start)
            choice.current = static_cast<int>(choice.options.size());
        choice.options << text().startName(start);
    }
    if (m_search == Search::Multi)
        return {choice};
    PlayerChoice cost{tr("price of a move"), {}, 0};
    for (const double price : prices()) {
        if (price == m_climb.price)
            cost.current = static_cast<int>(cost.options.size());
        cost.options << QLocale().toString(price, 'g', 3);
    }
    if (m_scores.parts().root == RootPolicy::Many)
        return {choice, cost};
    return {choice, cost,
        {tr("root moves"), {tr("two arcs at once"), tr("never (Figure 4 as it stands)")}, m_climb.movesRoot ? 0 : 1,
            arcwright::choices::rootMoves}};
}

/// Some round prices and that of the scores, the least first.
std::vector<double> ClimbPlayer::prices() const
{
    std::vector<double> prices{0, 0.1, 0.5, 1, 2, 5, m_scores.parts().climb.price};
    std::sort(prices.begin(), prices.end());
    prices.erase(std::unique(prices.begin(), prices.end()), prices.end());
    return prices;
}

Effect ClimbPlayer::climbAnew()
{
    m_ownMoves.clear();
    take(run(m_climb.start, TraceDetail::Everything), std::min(position(), 1));
    compareStarts();
    return Effect::Steps;
}

Effect ClimbPlayer::choose(int choice, int option)
{
    if (m_search == Search::Restarts)
        return Effect::Nothing;
    ClimbSettings chosen = m_climb;
    if (choice == 0) {
        chosen.start = starts[static_cast<std::size_t>(std::clamp(option, 0, 2))];
    } else if (choice == 2) {
        chosen.movesRoot = option == 0;
    } else {
        const std::vector<double> all = prices();
        chosen.price = all[std::min(static_cast<std::size_t>(std::max(option, 0)), all.size() - 1)];
    }
    if (chosen.start == m_climb.start && chosen.price == m_climb.price && chosen.movesRoot == m_climb.movesRoot
        && m_ownMoves.empty())
        return Effect::Nothing;
    m_climb = chosen;
    return climbAnew();
}

ClimbStepText ClimbPlayer::text() const
{
    return {words(), m_search, m_climb, m_missing ? &*m_missing : nullptr, m_replay.state().score()};
}

QString ClimbPlayer::headline(int step) const
{
    return text().headline(step, m_replay.step(step), m_ownMoves.contains(step));
}

QString ClimbPlayer::answer(int step) const
{
    return text().answer(step, m_replay.step(step));
}

Drawing ClimbPlayer::drawing(const DrawingMetrics& metrics, const QRectF& seen) const
{
    // Restarts take what gains while they look; elsewhere the weighing is a step, and the move comes of it.
    const bool isWeighed = !isNextHidden()
        && (m_search == Search::Restarts || (current() && std::holds_alternative<MovesWeighed>(*current())));
    return drawGainMap({words(), options(), [this](int head, int dependent) { return optionFor(head, dependent); },
                           m_scores.parts().arcs, isWeighed ? comingMove() : nullptr, text().price(), hasRootMoves(),
                           position() > 0 && std::isinf(m_replay.state().score()), isNextHidden()},
        metrics, seen);
}

Drawing ClimbPlayer::closeUp(const DrawingMetrics& metrics) const
{
    if (isNextHidden() || m_curves.empty()) // it tells how it ends
        return {};
    return drawCurves(m_curves, placeOnCurve(m_replay.steps(), position(), m_curves.front()), words(), metrics);
}

QString ClimbPlayer::hint(const Target& target) const
{
    if (target.kind != Target::Kind::Arc)
        return {};
    const MoveOption* option = optionFor(target.first, target.second);
    if (!option)
        return {};
    if (option->verdict == MoveVerdict::Possible && isNextHidden())
        return text().move(option->move);
    if (option->verdict == MoveVerdict::Possible) {
        const QString gain = text().isTooDear(*option)
            ? tr("%1: gains %2, and a move has to gain more than its price, %3")
                  .arg(text().move(option->move), text().gain(option->gain), words().exactly(text().price()))
            : tr("%1: gains %2").arg(text().move(option->move), text().gain(option->gain));
        const QString shares = text().shares(sharesOf(option->move).value_or(ScoreShares()));
        const QString whole = shares.isEmpty() ? gain : tr("%1 (%2)").arg(gain, shares);
        return m_search == Search::Restarts ? whole : whole + u'\n' + tr("A click makes it your move.");
    }
    return tr("%1: not possible, %2").arg(words().arc(target.first, target.second), text().reason(*option));
}

QStringList ClimbPlayer::rivals() const
{
    const MoveStep& next = m_replay.step(position() + 1);
    QStringList rivals;
    if (!std::holds_alternative<MoveMade>(next) && !std::holds_alternative<ClimbFinished>(next))
        return rivals;
    const std::vector<const MoveOption*> moves = possibleMoves(options());
    for (std::size_t i = 0; i < std::min(moves.size(), kMostRivals); ++i)
        rivals << text().move(moves[i]->move);
    return rivals;
}

/// With what of it stands on the arcs and what does not: else nobody could add it up.
QString ClimbPlayer::scoreText() const
{
    const double score = m_replay.state().score();
    double ofArcs = 0;
    for (const Arc& arc : m_replay.state().arcs())
        ofArcs += static_cast<double>(m_scores.parts().arcs.at(arc.head, arc.dependent));
    const bool isAllOfArcs = !std::isfinite(score) || words().number(score - ofArcs) == words().number(0);
    return isAllOfArcs ? tr("The score is %1.").arg(words().number(score))
                       : tr("The score is %1: %2 of the arcs, as stands on them, and %3 of larger parts: siblings and "
                            "whatever else counts.")
                             .arg(words().number(score), words().number(ofArcs), words().number(score - ofArcs));
}

Explanation ClimbPlayer::explanation() const
{
    Explanation explanation;
    const MoveStep* step = current();
    if (step == nullptr) {
        explanation.text = text().introduction(m_restarts ? &*m_restarts : nullptr);
        return explanation;
    }
    explanation.text = scoreText();
    const auto* made = std::get_if<MoveMade>(step);
    if (made)
        explanation.text = tr("%1. That gains %2; the score is %3.")
                               .arg(text().move(made->move), text().gainOf(*made), words().number(made->score));
    if (made && m_ownMoves.contains(position()))
        explanation.text += u'\n' + tr("It is your move. The start chosen once more, above, is without it.");
    if (made && made->shares)
        explanation.text += u'\n' + tr("What the gain comes from: %1.").arg(text().shares(*made->shares));
    if (const auto* kept = std::get_if<BestKept>(step)) {
        const ScoreCurve& curve = m_curves.front();
        explanation.text += u'\n'
            + tr("Of %1 climbs, %2 ended with this score.")
                  .arg(curve.climbs.size())
                  .arg(climbsEndingWith(curve, kept->score));
    } else {
        text().explainMoves(options(), comingMove(), isNextHidden(), explanation);
    }
    return explanation;
}

} // namespace arcwright::ui
