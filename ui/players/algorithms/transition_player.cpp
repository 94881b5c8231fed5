// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/algorithms/transition_player.h"
#include "core/teaching/lesson_choices.h"
#include "core/treebank/word_heads.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace arcwright::ui {

namespace {

/// Names as the papers have them, in every language.
QString nameOf(Transition transition)
{
    switch (transition) {
    case Transition::Shift:
        return QStringLiteral("SHIFT");
    case Transition::LeftArc:
        return QStringLiteral("LEFT-ARC");
    case Transition::RightArc:
        return QStringLiteral("RIGHT-ARC");
    case Transition::Reduce:
        return QStringLiteral("REDUCE");
    case Transition::Swap:
        break;
    }
    return QStringLiteral("SWAP");
}

} // namespace

bool TransitionPlayer::plays(const PlayerSource& source)
{
    return source.sentence->bunsetsu.empty();
}

TransitionPlayer::TransitionPlayer(const PlayerSource& source, TransitionSystem system)
    : TransitionPlayer(source, system, scoresFor(source, Decoder::Eisner))
{
}

TransitionPlayer::TransitionPlayer(const PlayerSource& source, TransitionSystem system, PlayerScores scores)
    : Player(scores.words)
    , m_scores(std::move(scores))
    , m_sentence(source.sentence)
    , m_others(source.others)
    , m_stop(source.stop)
    , m_setting{system, m_scores.parts().root, m_scores.words.size()}
    , m_replay(TransitionState(m_setting), {})
{
    playAnew();
}

/// The position stays what it was, if there are so many steps.
void TransitionPlayer::playAnew()
{
    const int position = m_replay.position();
    m_replay = Steps(TransitionState(m_setting), parseByTransitions(m_setting, advice(), m_overrulings));
    findDeepestStack();
    m_replay.goTo(position);
}

void TransitionPlayer::findDeepestStack()
{
    qsizetype most = -1;
    for (int step = 0; step <= steps(); ++step) {
        m_replay.goTo(step);
        constexpr qsizetype box = 4; // its padding, in letters
        qsizetype length = 0;
        for (const int word : configuration().stack())
            length += words().name(word).size() + box;
        if (length > most) {
            most = length;
            m_deepestStack = configuration().stack();
        }
    }
}

TransitionGuide TransitionPlayer::advice() const
{
    switch (m_guide) {
    case Guide::Tree:
        if (const auto heads = wordHeads(*m_sentence); canBuild(m_setting.system, m_setting.root, heads))
            return guideByTree(m_setting, heads);
        return [](const Configuration&) { return TransitionAdvice(); };
    case Guide::Classifier:
        return guideByScores(m_setting,
            [this](const Configuration& configuration) { return m_classifier->scores(*m_sentence, configuration); });
    case Guide::Arcs:
        break;
    }
    return guideByScores(m_setting, [this](const Configuration& configuration) {
        return scoresByArcs(m_setting, m_scores.parts().arcs, configuration);
    });
}

/// From the other sentences alone, so that what it says of this one is no memory.
void TransitionPlayer::learnClassifier()
{
    if (m_classifier)
        return;
    std::vector<std::shared_ptr<const Sentence>> others;
    if (m_others)
        others = m_others();
    std::erase_if(others, [&](const auto& other) { return areSameButForTrees(*other, *m_sentence); });
    m_classifier = std::make_shared<const TransitionClassifier>(
        TransitionClassifier::learn(others, {m_setting.system, m_setting.root}, m_stop));
}

const TransitionStep* TransitionPlayer::current() const
{
    return position() == 0 ? nullptr : &m_replay.step(position());
}

const TransitionStep* TransitionPlayer::next() const
{
    return position() == steps() ? nullptr : &m_replay.step(position() + 1);
}

/// What a transition does, without its name.
QString TransitionPlayer::act(const TransitionTaken& taken) const
{
    if (taken.head != kNoHead)
        return words().arc(taken.head, taken.word);
    switch (taken.transition) {
    case Transition::Reduce:
        return tr("%1 off the stack").arg(words().name(taken.word));
    case Transition::Swap:
        return tr("%1 back to the buffer").arg(words().name(taken.word));
    default:
        return tr("%1 onto the stack").arg(words().name(taken.word));
    }
}

QString TransitionPlayer::headline(int step) const
{
    const TransitionStep& what = m_replay.step(step);
    if (const auto* taken = std::get_if<TransitionTaken>(&what.what)) {
        const QString line = tr("%1: %2", "a transition and what it does").arg(nameOf(taken->transition), act(*taken));
        return what.isByHand ? tr("%1 (by hand)").arg(line) : line;
    }
    if (const auto* rest = std::get_if<RestAttached>(&what.what))
        return tr("%n word(s) without a head are attached", nullptr, static_cast<int>(rest->arcs.size()));
    return tr("the tree is out of reach");
}

QString TransitionPlayer::answer(int step) const
{
    const auto* taken = std::get_if<TransitionTaken>(&m_replay.step(step).what);
    return taken ? tr("%1: %2", "a transition and what it does").arg(nameOf(taken->transition), act(*taken))
                 : headline(step);
}

/// Arcs are what it is about.
bool TransitionPlayer::isMilestone(int step) const
{
    const auto* taken = std::get_if<TransitionTaken>(&m_replay.step(step).what);
    return taken == nullptr || taken->head != kNoHead;
}

QString TransitionPlayer::obstacleText(TransitionObstacle obstacle) const
{
    switch (obstacle) {
    case TransitionObstacle::BufferEmpty:
        return tr("the buffer is empty");
    case TransitionObstacle::StackLow:
        return tr("it takes two from the stack");
    case TransitionObstacle::RootAsDependent:
        return tr("the root stays");
    case TransitionObstacle::RootNotYet:
        return tr("the root comes last");
    case TransitionObstacle::RootTaken:
        return tr("the root has its dependent");
    case TransitionObstacle::HasHead:
        return tr("it has a head");
    case TransitionObstacle::HasNoHead:
        return tr("it has no head yet");
    case TransitionObstacle::Swapped:
        return tr("they were swapped");
    case TransitionObstacle::NotOfSystem:
        break;
    }
    return {};
}

/// The classifier's weights are averages; scores of arcs are written as those of other players.
QString TransitionPlayer::figure(double score) const
{
    PlayerWords figures = words();
    if (m_guide == Guide::Classifier)
        figures.setDecimals(2);
    return figures.number(score);
}

QString TransitionPlayer::guideText() const
{
    switch (m_guide) {
    case Guide::Arcs:
        return tr("Each transition is worth the best arc that it makes, or that it makes way for.");
    case Guide::Tree:
        return canBuild(m_setting.system, m_setting.root, wordHeads(*m_sentence))
            ? tr("The oracle knows the tree of the sentence and the transitions that lead to it.")
            : m_scores.words.size() > 0 && isTree(wordHeads(*m_sentence))
            ? tr("The sentence has a tree that these transitions cannot build: arcs that cross need SWAP.")
            : tr("The sentence has no tree for the oracle to follow.");
    case Guide::Classifier:
        break;
    }
    return tr("The classifier has learnt from %n other sentence(s), not from this one.", nullptr,
        m_classifier ? static_cast<int>(m_classifier->sentences()) : 0);
}

/// Why transitions that may be taken are worth nothing at all.
QString TransitionPlayer::hopelessText() const
{
    QStringList names;
    for (const TransitionOption& option : options()) {
        if (option.isHopeless)
            names << option.name;
    }
    return names.isEmpty() || m_guide != Guide::Arcs
        ? QString()
        : tr("%1: −∞, for no arc is left that it would make, or make way for.", "transitions")
              .arg(names.join(QStringLiteral(", ")));
}

Explanation TransitionPlayer::explanation() const
{
    Explanation explanation;
    const TransitionStep* step = current();
    if (step == nullptr)
        explanation.text = tr("All words are in the buffer; the root alone is on the stack.");
    else if (std::holds_alternative<WayLost>(step->what))
        explanation.text = tr("From here no transitions lead to the tree, and the oracle knows no other.");
    else if (next() == nullptr)
        explanation.text = tr("Nothing is left to do.");
    explanation.text += (explanation.text.isEmpty() ? QString() : QStringLiteral("\n")) + guideText();
    if (const QString hopeless = hopelessText(); !hopeless.isEmpty())
        explanation.text += u'\n' + hopeless;
    if (step == nullptr || !step->scores || isAsking())
        return explanation;
    explanation.numbersTitle = tr("There was to choose from");
    const auto* taken = std::get_if<TransitionTaken>(&step->what);
    for (const Transition transition : rowOf(m_setting.system).transitions) {
        const double score = (*step->scores)[static_cast<std::size_t>(transition)];
        if (std::isfinite(score))
            explanation.numbers.push_back({nameOf(transition), figure(score), taken->transition == transition});
    }
    return explanation;
}

std::vector<Arc> TransitionPlayer::arcs() const
{
    return arcsOfHeads(configuration().heads());
}

std::vector<Arc> TransitionPlayer::arcsOfAllSteps() const
{
    return arcsOfHeads(headsAfter(m_setting, m_replay.steps()));
}

/// The arc just made stands out.
void TransitionPlayer::markDiagram(Diagram& diagram) const
{
    const TransitionStep* step = current();
    const auto* taken = step ? std::get_if<TransitionTaken>(&step->what) : nullptr;
    for (DiagramArc& arc : diagram.arcs) {
        if (taken && arc.head == taken->head && arc.dependent == taken->word)
            arc.status = ArcStatus::Extra;
    }
}

StepEvent TransitionPlayer::event(int step) const
{
    const auto* taken = std::get_if<TransitionTaken>(&m_replay.step(step).what);
    return taken && taken->head != kNoHead ? StepEvent{StepEvent::Kind::Arc, taken->head, taken->word, 0} : StepEvent();
}

std::vector<Arc> TransitionPlayer::decisions(int step) const
{
    const auto* rest = std::get_if<RestAttached>(&m_replay.step(step).what);
    return rest ? rest->arcs : Player::decisions(step);
}

bool TransitionPlayer::brings(int step, int head, int dependent) const
{
    const TransitionStep& what = m_replay.step(step);
    if (const auto* taken = std::get_if<TransitionTaken>(&what.what))
        return taken->head == head && taken->word == dependent;
    const auto* rest = std::get_if<RestAttached>(&what.what);
    return rest != nullptr && std::any_of(rest->arcs.begin(), rest->arcs.end(), [&](const Arc& arc) {
        return arc.head == head && arc.dependent == dependent;
    });
}

std::vector<Target> TransitionPlayer::pointersTo(int step) const
{
    const auto* taken = std::get_if<TransitionTaken>(&m_replay.step(step).what);
    if (taken == nullptr)
        return {};
    return {{Target::Kind::Choice, static_cast<int>(taken->transition), 0, 0}};
}

/// The other possible transitions.
QStringList TransitionPlayer::rivals() const
{
    QStringList rivals;
    const auto* taken = next() ? std::get_if<TransitionTaken>(&next()->what) : nullptr;
    if (taken == nullptr)
        return rivals;
    for (const Transition transition : rowOf(m_setting.system).transitions) {
        if (transition == taken->transition
            || obstacleOf(m_setting.system, m_setting.root, configuration(), transition))
            continue;
        rivals << tr("%1: %2", "a transition and what it does")
                      .arg(nameOf(transition), act(takenOf(m_setting.system, configuration(), transition)));
    }
    return rivals;
}

QString TransitionPlayer::nothingLeft()
{
    return tr("nothing is left to do", "why a transition cannot be taken");
}

std::vector<TransitionOption> TransitionPlayer::options() const
{
    std::vector<TransitionOption> options;
    const TransitionStep* coming = next();
    const bool isAtEnd = isTerminal(m_setting.system, configuration());
    const auto* taken = coming ? std::get_if<TransitionTaken>(&coming->what) : nullptr;
    for (const Transition transition : rowOf(m_setting.system).transitions) {
        TransitionOption& option = options.emplace_back();
        option.transition = transition;
        option.name = nameOf(transition);
        if (const auto obstacle = obstacleOf(m_setting.system, m_setting.root, configuration(), transition)) {
            option.obstacle = obstacleText(*obstacle);
            continue;
        }
        if (isAtEnd) {
            option.obstacle = nothingLeft();
            continue;
        }
        option.act = act(takenOf(m_setting.system, configuration(), transition));
        if (isNextHidden())
            continue;
        option.isNext = taken != nullptr && taken->transition == transition;
        if (!coming || !coming->scores)
            continue;
        const double score = (*coming->scores)[static_cast<std::size_t>(transition)];
        option.score = figure(score);
        option.isHopeless = !std::isfinite(score);
    }
    return options;
}

/// The longest of what can be written in an option: moves of the longest word, arcs between it and the next, and what
/// is in the way.
QStringList TransitionPlayer::allActs() const
{
    int longest = kRoot;
    int second = kRoot;
    for (int word = 1; word <= words().size(); ++word) {
        if (words().name(word).size() > words().name(longest).size())
            second = std::exchange(longest, word);
        else if (words().name(word).size() > words().name(second).size())
            second = word;
    }
    QStringList acts{words().arc(longest, second), words().arc(second, longest)};
    for (const Transition transition : rowOf(m_setting.system).transitions) {
        if (transition == Transition::LeftArc || transition == Transition::RightArc)
            continue;
        acts << act({transition, kNoHead, longest});
    }
    for (int obstacle = 0; obstacle <= static_cast<int>(TransitionObstacle::NotOfSystem); ++obstacle)
        acts << obstacleText(static_cast<TransitionObstacle>(obstacle));
    acts << nothingLeft();
    return acts;
}

Drawing TransitionPlayer::drawing(const DrawingMetrics& metrics, const QRectF& /*seen*/) const
{
    TransitionPicture picture;
    picture.words = &words();
    picture.configuration = &configuration();
    picture.stackTitle = tr("Stack");
    picture.bufferTitle = tr("Buffer");
    picture.options = options();
    picture.acts = allActs();
    for (const Transition transition : rowOf(m_setting.system).transitions)
        picture.names << nameOf(transition);
    picture.deepestStack = m_deepestStack;
    const bool isEager = m_setting.system == TransitionSystem::ArcEager;
    picture.lit = {isEager ? configuration().onStack() : configuration().onStack(1),
        isEager ? configuration().inBuffer() : configuration().onStack()};
    return drawTransitions(picture, metrics);
}

/// Takes another transition than the one that comes; the one that was taken by hand goes back to the guide's.
Effect TransitionPlayer::activate(const Target& target)
{
    const auto transition = static_cast<Transition>(target.first);
    if (target.kind != Target::Kind::Choice || obstacleOf(m_setting.system, m_setting.root, configuration(), transition)
        || isTerminal(m_setting.system, configuration()))
        return Effect::Nothing;
    const auto place = static_cast<std::size_t>(position());
    const bool wasByHand = next() != nullptr && next()->isByHand;
    const auto* taken = next() ? std::get_if<TransitionTaken>(&next()->what) : nullptr;
    const bool isNext = taken != nullptr && taken->transition == transition;
    if (isNext && !wasByHand)
        return Effect::Nothing;
    m_overrulings.erase(m_overrulings.lower_bound(place), m_overrulings.end()); // what came later was of another way
    if (!isNext)
        m_overrulings.emplace(place, transition);
    playAnew();
    return Effect::Steps;
}

QString TransitionPlayer::hint(const Target& target) const
{
    if (target.kind != Target::Kind::Choice || isNextHidden())
        return {};
    const auto transition = static_cast<Transition>(target.first);
    if (const auto obstacle = obstacleOf(m_setting.system, m_setting.root, configuration(), transition))
        return obstacleText(*obstacle);
    if (isTerminal(m_setting.system, configuration()))
        return nothingLeft();
    const auto* taken = next() ? std::get_if<TransitionTaken>(&next()->what) : nullptr;
    if (taken != nullptr && taken->transition == transition)
        return next()->isByHand ? tr("Click: let the parser decide again") : tr("This transition comes next.");
    return tr("Click: %1 instead").arg(nameOf(transition));
}

std::vector<PlayerChoice> TransitionPlayer::choices() const
{
    return {{tr("Decided by"), {tr("scores of arcs"), tr("the tree (oracle)"), tr("a classifier")},
        static_cast<int>(m_guide), arcwright::choices::decidedBy}};
}

Effect TransitionPlayer::choose(int /*choice*/, int option)
{
    m_guide = static_cast<Guide>(option);
    if (m_guide == Guide::Classifier)
        learnClassifier();
    m_overrulings.clear();
    m_replay.goTo(0);
    playAnew();
    return Effect::Steps;
}

} // namespace arcwright::ui
