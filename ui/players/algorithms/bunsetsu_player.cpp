// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/algorithms/bunsetsu_player.h"

#include <algorithm>

#include "core/teaching/lesson_choices.h"
#include "ui/players/drawing/bunsetsu_drawing.h"

namespace arcwright::ui {

namespace {

/// Whether there is a model to ask, and it answers what the parser asks.
bool answers(const PlayerSource& source, BunsetsuDecoder decoder)
{
    return source.origin == ScoreOrigin::Model && source.bunsetsuModel
        && questionOf(source.bunsetsuModel->weights.settings.decoder) == questionOf(decoder);
}

PlayerWords wordsOf(const PlayerSource& source, BunsetsuDecoder decoder)
{
    PlayerWords words(*source.sentence);
    words.setDecimals(answers(source, decoder) || source.origin == ScoreOrigin::Typed ? 2 : 0);
    return words;
}

} // namespace

bool BunsetsuPlayer::plays(const PlayerSource& source)
{
    return !source.sentence->bunsetsu.empty();
}

bool BunsetsuPlayer::lacksAnswers(const PlayerSource& source, BunsetsuDecoder decoder)
{
    if (source.origin != ScoreOrigin::Model || !source.bunsetsuModel || !plays(source))
        return false;
    const bool hasAllArcs = rowOf(source.bunsetsuModel->weights.settings.decoder).overArcs.has_value();
    return rowOf(decoder).overArcs ? !hasAllArcs : !answers(source, decoder);
}

BunsetsuPlayer::BunsetsuPlayer(const PlayerSource& source, BunsetsuDecoder decoder)
    : Player(wordsOf(source, decoder))
    , m_sentence(source.sentence)
    , m_model(answers(source, decoder) ? source.bunsetsuModel : nullptr)
    , m_table(m_model ? PreferenceTable() : preferencesOf(source))
    , m_what{decoder, m_model ? m_model->weights.settings.order : TournamentOrder()}
    , m_replay(BunsetsuState(source.sentence->unitCount()), {})
{
    playAnew();
}

Demonstrated BunsetsuPlayer::run(const Overrulings& overrulings) const
{
    return m_model ? demonstrate(m_what, m_model->weights, *m_sentence, overrulings)
                   : demonstrate(m_what, m_table, overrulings);
}

/// The position stays what it was, if there are so many steps.
void BunsetsuPlayer::playAnew()
{
    const int position = m_replay.position();
    m_plainHeads = run({}).heads;
    m_shown = run(m_overrulings);
    m_replay = Steps(BunsetsuState(words().size()), m_shown.steps);
    m_replay.goTo(position);
}

const BunsetsuStep* BunsetsuPlayer::current() const
{
    return position() == 0 ? nullptr : &m_replay.step(position());
}

bool BunsetsuPlayer::isOverruled(const BunsetsuStep& step) const
{
    if (const auto* game = std::get_if<GamePlayed>(&step))
        return m_overrulings.hasGame(game->dependent, game->near, game->far);
    if (const auto* judged = std::get_if<PairJudged>(&step))
        return m_overrulings.hasPair(judged->dependent, judged->candidate);
    return false;
}

bool BunsetsuPlayer::isMilestone(int step) const
{
    const BunsetsuStep& what = m_replay.step(step);
    if (std::holds_alternative<PassBegun>(what) || std::holds_alternative<BunsetsuFinished>(what))
        return true;
    if (m_what.decoder == BunsetsuDecoder::CascadedChunking)
        return false;
    if (m_what.decoder == BunsetsuDecoder::ShiftReduce)
        return std::holds_alternative<BunsetsuAttached>(what);
    return step == 1 || dependentOf(what) != dependentOf(m_replay.step(step - 1));
}

/// The last bunsetsu hangs on the root from the beginning: nothing decides that.
std::vector<Arc> BunsetsuPlayer::arcs() const
{
    std::vector<int> heads = m_replay.state().heads();
    heads.back() = kRoot;
    return arcsOfHeads(heads);
}

/// Arcs to winners that lose a later game are included.
std::vector<Arc> BunsetsuPlayer::arcsOfAllSteps() const
{
    std::vector<Arc> arcs = arcsOfHeads(m_shown.heads);
    for (const BunsetsuStep& step : m_shown.steps) {
        const auto* game = std::get_if<GamePlayed>(&step);
        if (game && m_shown.heads[static_cast<std::size_t>(game->dependent)] != game->winner())
            arcs.push_back({game->winner(), game->dependent, {}});
    }
    return arcs;
}

/// Marks arcs that differ from the parser's own analysis, the arc just settled, and the winner so far of a tournament.
void BunsetsuPlayer::markDiagram(Diagram& diagram) const
{
    const BunsetsuStep* step = current();
    for (DiagramArc& arc : diagram.arcs) {
        const auto dependent = static_cast<std::size_t>(arc.dependent);
        if (arc.head != kRoot && m_plainHeads[dependent] != arc.head)
            arc.status = ArcStatus::WrongHead;
        else if (const auto* attached = step ? std::get_if<BunsetsuAttached>(step) : nullptr;
                 attached && attached->dependent == arc.dependent)
            arc.status = ArcStatus::Extra;
    }
    const auto* game = step ? std::get_if<GamePlayed>(step) : nullptr;
    if (game == nullptr)
        return;
    DiagramArc soFar;
    soFar.head = game->winner();
    soFar.dependent = game->dependent;
    soFar.status = ArcStatus::Extra;
    diagram.arcs.push_back(std::move(soFar));
}

bool BunsetsuPlayer::brings(int step, int head, int dependent) const
{
    const auto* attached = std::get_if<BunsetsuAttached>(&m_replay.step(step));
    return attached != nullptr && attached->head == head && attached->dependent == dependent;
}

StepEvent BunsetsuPlayer::event(int step) const
{
    const auto* attached = std::get_if<BunsetsuAttached>(&m_replay.step(step));
    return attached ? StepEvent{StepEvent::Kind::Arc, attached->head, attached->dependent, 0} : StepEvent();
}

/// The head if there is one to come, the dependent if it stays without.
std::vector<Target> BunsetsuPlayer::pointersTo(int step) const
{
    const BunsetsuStep& what = m_replay.step(step);
    const auto attachment = [](int head, int dependent) {
        return std::vector{Target::word(head), Target::arc(head, dependent)};
    };
    if (const auto* game = std::get_if<GamePlayed>(&what))
        return attachment(game->winner(), game->dependent);
    if (const auto* judged = std::get_if<PairJudged>(&what))
        return judged->attaches() ? attachment(judged->candidate, judged->dependent)
                                  : std::vector{Target::word(judged->dependent)};
    if (const auto* weighed = std::get_if<CandidatesWeighed>(&what))
        return {Target::word(weighed->dependent)};
    const auto* attached = std::get_if<BunsetsuAttached>(&what);
    if (!attached)
        return {};
    std::vector<Target> targets = attachment(attached->head, attached->dependent);
    targets.push_back({Target::Kind::Choice, step - 1, attached->head, 0}); // among the candidates just weighed
    return targets;
}

/// The other winner, the other answer, the other candidates.
QStringList BunsetsuPlayer::rivals() const
{
    const BunsetsuStep& next = m_replay.step(position() + 1);
    if (const auto* game = std::get_if<GamePlayed>(&next))
        return {text().game(*game, game->winner() == game->near ? game->far : game->near)};
    if (const auto* judged = std::get_if<PairJudged>(&next))
        return {text().judgement(*judged, !judged->attaches())};
    const auto* weighed = current() ? std::get_if<CandidatesWeighed>(current()) : nullptr;
    QStringList rivals;
    if (weighed && std::holds_alternative<BunsetsuAttached>(next)) {
        for (const auto& candidate : weighed->candidates)
            rivals << text().takes(candidate.head, weighed->dependent);
    }
    return rivals;
}

QString BunsetsuPlayer::headline(int step) const
{
    return text().headline(m_replay.step(step), isOverruled(m_replay.step(step)));
}

/// Without a model no features decide.
int BunsetsuPlayer::mostFigures() const
{
    const RankerQuestion question = questionOf(m_what.decoder);
    if (question == RankerQuestion::Preference)
        return words().size();
    return m_model ? static_cast<int>(BunsetsuStepText::kMostFeatures) : question == RankerQuestion::Game ? 2 : 0;
}

Explanation BunsetsuPlayer::explanation() const
{
    Explanation explanation
        = text().explanation(current(), {*m_sentence, m_model.get(), m_table, arcs(), isNextHidden()});
    if (!m_overrulings.empty())
        explanation.text += u'\n' + text().consequence(m_plainHeads, m_shown.heads);
    return explanation;
}

BunsetsuStepText BunsetsuPlayer::text() const
{
    return {words(), m_what.decoder};
}

Drawing BunsetsuPlayer::drawing(const DrawingMetrics& metrics, const QRectF& /*seen*/) const
{
    return drawBunsetsu(
        {&words(), &m_replay.steps(), position(), &m_replay.state().heads(), m_what.decoder, isNextHidden()}, metrics);
}

/// Turns the answer of a step round; where it was turned round already, back.
bool BunsetsuPlayer::overruleStep(int step, int candidate)
{
    if (step < 1 || step > steps())
        return false;
    const BunsetsuStep& what = m_replay.step(step);
    if (const auto* game = std::get_if<GamePlayed>(&what)) {
        if (isOverruled(what))
            m_overrulings.forgetGame(game->dependent, game->near, game->far);
        else
            m_overrulings.setGame(game->dependent, game->near, game->far, game->winner() == game->near);
        return true;
    }
    if (const auto* judged = std::get_if<PairJudged>(&what)) {
        if (isOverruled(what))
            m_overrulings.forgetPair(judged->dependent, judged->candidate);
        else
            m_overrulings.setPair(judged->dependent, judged->candidate, !judged->attaches());
        return true;
    }
    const auto* weighed = std::get_if<CandidatesWeighed>(&what);
    if (weighed == nullptr || candidate == 0)
        return false;
    const bool wasChosen = m_overrulings.hasPair(weighed->dependent, candidate);
    for (const auto& other : weighed->candidates)
        m_overrulings.forgetPair(weighed->dependent, other.head);
    if (!wasChosen)
        m_overrulings.setPair(weighed->dependent, candidate, true);
    return true;
}

/// The head wins whatever question about the dependent it is in; it still has to be a candidate.
void BunsetsuPlayer::attachByHand(int dependent, int head)
{
    const RankerQuestion question = questionOf(m_what.decoder);
    for (int other = dependent + 1; other <= words().size(); ++other) {
        m_overrulings.forgetPair(dependent, other);
        if (question == RankerQuestion::Game && other != head)
            m_overrulings.setGame(dependent, std::min(head, other), std::max(head, other), head > other);
        else if (question == RankerQuestion::Pair && other < head)
            m_overrulings.setPair(dependent, other, false);
    }
    if (question != RankerQuestion::Game)
        m_overrulings.setPair(dependent, head, true);
}

Effect BunsetsuPlayer::activate(const Target& target)
{
    if (target.kind == Target::Kind::Choice) {
        if (!overruleStep(target.first, target.second))
            return Effect::Nothing;
    } else if (target.kind == Target::Kind::Arc && target.second >= 1 && target.second < words().size()
        && target.first > target.second) {
        attachByHand(target.second, target.first);
    } else {
        return Effect::Nothing;
    }
    playAnew();
    return Effect::Steps;
}

QString BunsetsuPlayer::hint(const Target& target) const
{
    if (target.kind == Target::Kind::Arc)
        return target.first <= target.second
            ? tr("A head stands to the right of its dependent.")
            : tr("Attach %1 to %2").arg(words().name(target.second), words().name(target.first));
    if (target.kind != Target::Kind::Choice || target.first < 1 || target.first > steps())
        return {};
    if (isNextHidden())
        return {}; // a click answers
    const BunsetsuStep& what = m_replay.step(target.first);
    if (isOverruled(what))
        return tr("Click: let the parser decide again");
    if (const auto* game = std::get_if<GamePlayed>(&what))
        return tr("Click: %1 wins instead").arg(words().name(game->winner() == game->near ? game->far : game->near));
    if (const auto* judged = std::get_if<PairJudged>(&what))
        return judged->attaches() ? tr("Click: no instead of yes") : tr("Click: yes instead of no");
    return tr("Click: %1 is the head").arg(words().name(target.second));
}

std::vector<PlayerChoice> BunsetsuPlayer::choices() const
{
    if (questionOf(m_what.decoder) != RankerQuestion::Game)
        return {};
    return {{tr("Dependents"), {tr("from right to left"), tr("from left to right")},
                m_what.order.dependentsLeftToRight ? 1 : 0, arcwright::choices::dependents},
        {tr("Games"), {tr("from left to right"), tr("from right to left")}, m_what.order.gamesRightToLeft ? 1 : 0,
            arcwright::choices::games}};
}

Effect BunsetsuPlayer::choose(int choice, int option)
{
    if (questionOf(m_what.decoder) != RankerQuestion::Game)
        return Effect::Nothing;
    (choice == 0 ? m_what.order.dependentsLeftToRight : m_what.order.gamesRightToLeft) = option == 1;
    m_replay.goTo(0);
    playAnew();
    return Effect::Steps;
}

} // namespace arcwright::ui
