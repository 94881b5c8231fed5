// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/bunsetsu_player.h"

#include <algorithm>
#include <cmath>

#include "core/bunsetsu/game_explainer.h"
#include "ui/players/bunsetsu_drawing.h"

namespace arcwright::ui {

namespace {

constexpr std::size_t kMostFeatures = 12;

/// The table of a source without a model.
PreferenceTable tableOf(const PlayerSource& source)
{
    const int count = source.sentence->unitCount();
    const ArcScores* scores = source.origin == ScoreOrigin::Given && source.given ? &source.given->arcs
        : source.origin == ScoreOrigin::Typed && source.typed                     ? &*source.typed
                                                                                  : nullptr;
    if (scores == nullptr)
        return randomPreferences(count, source.seed);
    PreferenceTable table(count);
    for (int dependent = 1; dependent < count; ++dependent) {
        for (int candidate = dependent + 1; candidate <= count; ++candidate)
            table.set(dependent, candidate, static_cast<double>(scores->at(candidate, dependent)));
    }
    return table;
}

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

BunsetsuPlayer::BunsetsuPlayer(const PlayerSource& source, BunsetsuDecoder decoder)
    : Player(wordsOf(source, decoder))
    , m_sentence(source.sentence)
    , m_model(answers(source, decoder) ? source.bunsetsuModel : nullptr)
    , m_table(m_model ? PreferenceTable() : tableOf(source))
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

QString BunsetsuPlayer::gameText(const GamePlayed& game) const
{
    return tr("%1 against %2 for %3", "two candidates and their dependent")
        .arg(words().name(game.near), words().name(game.far), words().name(game.dependent));
}

QString BunsetsuPlayer::headline(int step) const
{
    const BunsetsuStep& what = m_replay.step(step);
    const QString by = isOverruled(what) ? u' ' + tr("(overruled)") : QString();
    if (const auto* game = std::get_if<GamePlayed>(&what))
        return tr("%1: %2 wins", "a game and its winner").arg(gameText(*game), words().name(game->winner())) + by;
    if (const auto* judged = std::get_if<PairJudged>(&what)) {
        const QString question = tr("%1 on %2?", "does a bunsetsu depend on another")
                                     .arg(words().name(judged->dependent), words().name(judged->candidate));
        return question + u' ' + (judged->attaches() ? tr("yes") : tr("no")) + by;
    }
    if (const auto* weighed = std::get_if<CandidatesWeighed>(&what))
        return tr("%n candidate(s) of %1 weighed", nullptr, static_cast<int>(weighed->candidates.size()))
            .arg(words().name(weighed->dependent));
    if (const auto* begun = std::get_if<PassBegun>(&what))
        return tr("a pass over %n bunsetsu begins", nullptr, static_cast<int>(begun->left.size()));
    if (const auto* attached = std::get_if<BunsetsuAttached>(&what))
        return attached->isForced ? tr("%1, the only candidate").arg(words().arc(attached->head, attached->dependent))
                                  : tr("takes %1").arg(words().arc(attached->head, attached->dependent));
    return tr("finished: every bunsetsu has its head");
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

QString BunsetsuPlayer::introduction() const
{
    switch (m_what.decoder) {
    case BunsetsuDecoder::Tournament:
        return tr("Each bunsetsu looks for its head among those to its right. The candidates play one game after "
                  "another, and the winner of the last one is the head. Whoever would cross an arc is not let in.");
    case BunsetsuDecoder::ShiftReduce:
        return tr("Bunsetsu wait on a stack. The one on top is asked whether it depends on the one at the front of the "
                  "queue: if so it leaves with its head, if not the next one is put on the stack.");
    case BunsetsuDecoder::CascadedChunking:
        return tr("In each pass every bunsetsu is asked whether it depends on its right neighbour: D if so, O if not. "
                  "Those nobody can depend on any more go, and the next pass sees other neighbours.");
    default:
        return tr("For each bunsetsu, from right to left, all candidates are given a score at once, and the best one "
                  "is the head.");
    }
}

void BunsetsuPlayer::explainGame(const GamePlayed& game, Explanation& explanation) const
{
    explanation.text = tr("Who is the better head of %1: %2, which is nearer, or %3?")
                           .arg(words().name(game.dependent), words().name(game.near), words().name(game.far))
        + u' '
        + (std::isinf(game.margin) ? tr("You decided: %1 wins.").arg(words().name(game.winner()))
                                   : tr("The margin of the farther one is %1, so %2 wins and plays on.")
                                         .arg(words().gain(game.margin), words().name(game.winner())));
    if (!m_model) {
        explanation.numbersTitle = tr("Preferences");
        for (const int candidate : {game.near, game.far})
            explanation.numbers.push_back({words().arc(candidate, game.dependent),
                words().number(m_table.at(game.dependent, candidate)), candidate == game.winner()});
        return;
    }
    GameExplainer explainer(*m_sentence, m_model->weights);
    for (const Arc& arc : arcs()) {
        if (arc.head != kRoot)
            explainer.settled(arc.dependent, arc.head);
    }
    const auto features = explainer.game(game.dependent, game.near, game.far);
    explanation.numbersTitle = features.empty() ? tr("A kernel has no weights of single features to show.")
                                                : tr("The features that weigh most, + for the farther one");
    for (std::size_t i = 0; i < features.size() && i < kMostFeatures; ++i) {
        const DecidingFeature& feature = features[i];
        const QString side = feature.side == GameSide::Near ? tr("nearer")
            : feature.side == GameSide::Far                 ? tr("farther")
                                                            : tr("both");
        explanation.numbers.push_back(
            {tr("%1: %2", "whom a feature is of, and its name").arg(side, QString::fromStdString(feature.name)),
                words().gain(static_cast<double>(feature.weight)),
                (feature.weight > 0) == (game.winner() == game.far)});
    }
}

void BunsetsuPlayer::explainPair(const PairJudged& judged, Explanation& explanation) const
{
    explanation.text = tr("Does %1 depend on %2?").arg(words().name(judged.dependent), words().name(judged.candidate))
        + u' '
        + (std::isinf(judged.margin) ? tr("You decided: %1.").arg(judged.attaches() ? tr("yes") : tr("no"))
                : judged.attaches()  ? tr("Yes: the margin is %1.").arg(words().gain(judged.margin))
                                     : tr("No: the margin is %1.").arg(words().gain(judged.margin)));
    if (!m_model)
        return;
    GameExplainer explainer(*m_sentence, m_model->weights);
    for (const Arc& arc : arcs()) {
        if (arc.head != kRoot)
            explainer.settled(arc.dependent, arc.head);
    }
    const auto features = explainer.pair(judged.dependent, judged.candidate);
    explanation.numbersTitle = features.empty() ? tr("A kernel has no weights of single features to show.")
                                                : tr("The features that weigh most, + for yes");
    for (std::size_t i = 0; i < features.size() && i < kMostFeatures; ++i)
        explanation.numbers.push_back({QString::fromStdString(features[i].name),
            words().gain(static_cast<double>(features[i].weight)), (features[i].weight > 0) == judged.attaches()});
}

void BunsetsuPlayer::explainCandidates(const CandidatesWeighed& weighed, Explanation& explanation) const
{
    const auto best = std::max_element(weighed.candidates.begin(), weighed.candidates.end(),
        [](const auto& one, const auto& other) { return one.score < other.score; });
    explanation.text = tr("Every candidate of %1 has a score, and its probability is proportional to e to that. %2 is "
                          "the best.")
                           .arg(words().name(weighed.dependent), words().name(best->head));
    explanation.numbersTitle = tr("Scores");
    for (const auto& candidate : weighed.candidates)
        explanation.numbers.push_back({words().arc(candidate.head, weighed.dependent), words().number(candidate.score),
            candidate.head == best->head});
}

/// What is different from what the parser would have found by itself.
void BunsetsuPlayer::explainConsequence(Explanation& explanation) const
{
    if (m_overrulings.empty())
        return;
    QStringList changes;
    for (int dependent = 1; dependent < words().size(); ++dependent) {
        const int before = m_plainHeads[static_cast<std::size_t>(dependent)];
        const int now = m_shown.heads[static_cast<std::size_t>(dependent)];
        if (before != now)
            changes << tr("%1 hangs on %2 instead of %3")
                           .arg(words().name(dependent), words().name(now), words().name(before));
    }
    explanation.text += u'\n'
        + (changes.isEmpty() ? tr("What you overruled changes no arc in the end.")
                             : tr("What you overruled leads to: %1.").arg(changes.join(QStringLiteral("; "))));
}

Explanation BunsetsuPlayer::explanation() const
{
    Explanation explanation;
    const BunsetsuStep* step = current();
    if (step == nullptr)
        explanation.text = introduction()
            + (m_model ? QString() : u' ' + tr("No model answers: preferences are numbers in a table."));
    else if (const auto* game = std::get_if<GamePlayed>(step))
        explainGame(*game, explanation);
    else if (const auto* judged = std::get_if<PairJudged>(step))
        explainPair(*judged, explanation);
    else if (const auto* weighed = std::get_if<CandidatesWeighed>(step))
        explainCandidates(*weighed, explanation);
    else if (const auto* begun = std::get_if<PassBegun>(step))
        explanation.text = tr("These are left: %1.").arg(words().list(begun->left));
    else if (const auto* attached = std::get_if<BunsetsuAttached>(step))
        explanation.text = attached->isForced
            ? tr("There is no choice: %1 can only depend on %2.")
                  .arg(words().name(attached->dependent), words().name(attached->head))
            : tr("%1 depends on %2.").arg(words().name(attached->dependent), words().name(attached->head));
    else
        explanation.text = tr("Every bunsetsu but the last has found its head.");
    explainConsequence(explanation);
    return explanation;
}

/// The last bunsetsu hangs on the root from the beginning: nothing decides that.
std::vector<Arc> BunsetsuPlayer::arcs() const
{
    std::vector<int> heads = m_replay.state().heads();
    heads.back() = kRoot;
    return arcsOfHeads(heads);
}

/// Those of winners included who lose a later game.
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

/// What differs from the parser's own analysis, the arc just settled, and the winner so far of a tournament.
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

Drawing BunsetsuPlayer::drawing(const DrawingMetrics& metrics) const
{
    return drawBunsetsu({&words(), &m_replay.steps(), position(), &m_replay.state().heads(), m_what.decoder}, metrics);
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

/// Whatever is asked about the dependent, the head wins; it still has to be a candidate.
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
    if (m_what.decoder != BunsetsuDecoder::Tournament)
        return {};
    return {{tr("Dependents"), {tr("from right to left"), tr("from left to right")},
                m_what.order.dependentsLeftToRight ? 1 : 0},
        {tr("Games"), {tr("from left to right"), tr("from right to left")}, m_what.order.gamesRightToLeft ? 1 : 0}};
}

Effect BunsetsuPlayer::choose(int choice, int option)
{
    if (m_what.decoder != BunsetsuDecoder::Tournament)
        return Effect::Nothing;
    (choice == 0 ? m_what.order.dependentsLeftToRight : m_what.order.gamesRightToLeft) = option == 1;
    m_replay.goTo(0);
    playAnew();
    return Effect::Steps;
}

} // namespace arcwright::ui
