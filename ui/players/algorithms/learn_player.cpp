// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/algorithms/learn_player.h"

#include <algorithm>
#include <array>
#include <vector>

#include <QCoreApplication>

#include "core/messages/decoder_sentences.h"
#include "core/teaching/lesson_choices.h"
#include "ui/look/joined_texts.h"
#include "ui/players/drawing/learn_drawing.h"

namespace arcwright::ui {

namespace {

constexpr std::array kBefore{0, 5, 20, 100}; ///< how many sentences can have been learnt from

/// What can be watched: a learner, or a member of one that is the mean of several.
struct WatchedLearner {
    Learner learner{};
    int member = 1; ///< from 1; without meaning where there are none

    QString name() const
    {
        const QString name = QCoreApplication::translate("Decoder", sentenceOf(learner).title);
        return hasMembers(learner) ? LearnPlayer::tr("%1, member %2").arg(name).arg(member) : name;
    }
    bool isSame(const LearningDemonstration& shown) const
    {
        return learner == shown.learner && (!hasMembers(learner) || member == shown.member);
    }
};

std::vector<WatchedLearner> watchedLearners()
{
    std::vector<WatchedLearner> watched;
    for (const LearnerRow& row : learnerTable) {
        for (int member = 1; member <= (row.members ? lessonMembers : 1); ++member)
            watched.push_back({row.learner, member});
    }
    return watched;
}

PlayerWords wordsOfSentence(const PlayerSource& source)
{
    PlayerWords words(*source.sentence);
    words.setDecimals(3);
    return words;
}

bool isEqual(const LabelledTree& one, const LabelledTree& other)
{
    return one.heads == other.heads && one.relations == other.relations;
}

} // namespace

bool LearnPlayer::plays(const PlayerSource& source)
{
    return isUsable(*source.sentence);
}

LearnPlayer::LearnPlayer(const PlayerSource& source) : Player(wordsOfSentence(source)), m_sentence(source.sentence)
{
    if (source.others)
        m_others = source.others();
    m_how.seed = source.seed;
    m_how.sentencesBefore = m_others.empty() ? 0 : 20; // enough to be wrong about something in particular
    m_how.model = source.origin == ScoreOrigin::Model ? source.model : nullptr;
    learn();
}

void LearnPlayer::learn()
{
    m_shown = demonstrateLearning(*m_sentence, m_others, m_how).value_or(DemonstratedLearning());
}

void LearnPlayer::goTo(int position)
{
    m_position = std::clamp(position, 0, kStages);
}

const LabelledTree& LearnPlayer::treeAt(Stage stage) const
{
    return stage == Stage::Averaged  ? m_shown.step.foundByAverage
        : stage >= Stage::FoundAgain ? m_shown.step.foundAgain
                                     : m_shown.step.found;
}

QString LearnPlayer::relationName(std::int16_t relation) const
{
    return relation < 0 || static_cast<std::size_t>(relation) >= m_shown.relations.size()
        ? QString()
        : QString::fromStdString(m_shown.relations[static_cast<std::size_t>(relation)]);
}

QString LearnPlayer::headline(int step) const
{
    const SentenceUpdate& update = m_shown.step.update;
    switch (static_cast<Stage>(step)) {
    case Stage::Begin:
        break;
    case Stage::Found:
        return tr("the tree that scores best is found");
    case Stage::Compared:
        return tr("it is compared with the tree to learn: loss %1").arg(update.input.loss);
    case Stage::Difference:
        return tr("the features differ in %1 places").arg(m_shown.step.weights.size());
    case Stage::Margin:
        return tr("the margin is %1").arg(words().gain(update.input.margin));
    case Stage::StepSize:
        return tr("the step is %1").arg(words().number(update.step));
    case Stage::Moved:
        return update.step > 0 ? tr("the weights move") : tr("the weights stay");
    case Stage::ScoredAgain:
        return tr("the margin is now %1").arg(words().gain(m_shown.step.marginAfter));
    case Stage::FoundAgain:
        return tr("parsed once more: loss %1").arg(m_shown.step.lossAfter);
    case Stage::Averaged:
        return tr("the average of all weights so far: loss %1").arg(m_shown.step.averageLoss);
    }
    return {};
}

bool LearnPlayer::isMilestone(int step) const
{
    const auto stage = static_cast<Stage>(step);
    return stage == Stage::Found || stage == Stage::Moved || stage == Stage::Averaged;
}

void LearnPlayer::explainStep(Explanation& explanation) const
{
    const UpdateInput& input = m_shown.step.update.input;
    const auto rule = rowOf(m_how.learner).step;
    if (rule == miraStep)
        explanation.text
            = tr("MIRA makes the least change after which the tree to learn is ahead by the loss: the step "
                 "is (loss − margin) / ‖difference‖² = (%1 − %2) / %3, and 0 if that is negative.")
                  .arg(QString::number(input.loss), words().number(input.margin), QString::number(input.squaredNorm));
    else if (rule == perceptronStep)
        explanation.text = tr("The perceptron goes one whole step whenever anything is wrong, however far ahead the "
                              "wrong tree is.");
    explanation.numbersTitle = tr("What the step is made of");
    explanation.numbers
        = {{tr("loss"), QString::number(input.loss), false}, {tr("margin"), words().number(input.margin), false},
            {tr("‖difference‖²"), QString::number(input.squaredNorm), false},
            {tr("step"), words().number(m_shown.step.update.step), true}};
}

void LearnPlayer::explainMove(Explanation& explanation) const
{
    explanation.text = m_shown.step.update.step > 0
        ? tr(
            "Every weight changes by step × difference: features of the tree to learn gain, those of the tree that was "
            "found lose, and what both have stays.")
        : tr("Nothing has to change: the tree to learn is far enough ahead.");
}

QString LearnPlayer::beginning() const
{
    const auto before = static_cast<int>(m_shown.learntBefore);
    return inARow({tr("%1: one step on this sentence. The tree to learn stands above the words.")
                       .arg(WatchedLearner{m_how.learner, m_how.member}.name()),
        m_how.model ? tr("It goes on from the model's weights.") : tr("It began with weights of zero."),
        before > 0 ? tr("It has learnt from %n other sentence(s) before.", nullptr, before) : QString()});
}

QString LearnPlayer::foundAgain() const
{
    const LearningStep& step = m_shown.step;
    if (isEqual(step.foundAgain, step.wanted))
        return tr("Parsed with the new weights, the sentence comes out as it should.");
    if (isEqual(step.foundAgain, step.found))
        return tr("Parsed with the new weights, the same tree is found again.");
    return tr("Parsed with the new weights, another tree scores best, with a loss of %1.").arg(step.lossAfter);
}

Explanation LearnPlayer::explanation() const
{
    const LearningStep& step = m_shown.step;
    Explanation explanation;
    switch (stage()) {
    case Stage::Begin:
        explanation.text = beginning();
        break;
    case Stage::Found:
        explanation.text = tr("With the weights as they are, this tree scores best: %1. The tree to learn scores %2.")
                               .arg(words().number(step.foundScore.before), words().number(step.wantedScore.before));
        break;
    case Stage::Compared:
        explanation.text
            = tr("The loss counts the words whose head or relation is wrong: %1.").arg(step.update.input.loss);
        break;
    case Stage::Difference:
        explanation.text = tr("The features of the tree to learn less those of the tree found. + means that a feature "
                              "speaks for the tree to learn, − that it speaks for the wrong one.");
        break;
    case Stage::Margin:
        explanation.text = tr("The margin is how much more the tree to learn scores than the one found: the sum of "
                              "difference × weight over the features.");
        explanation.numbersTitle = tr("Scores");
        explanation.numbers = {{tr("tree to learn"), words().number(step.wantedScore.before), false},
            {tr("tree found"), words().number(step.foundScore.before), false},
            {tr("margin"), words().gain(step.update.input.margin), true}};
        break;
    case Stage::StepSize:
        explainStep(explanation);
        break;
    case Stage::Moved:
        explainMove(explanation);
        break;
    case Stage::ScoredAgain:
        explanation.text = tr("With the new weights the tree to learn scores %1, the one found before %2.")
                               .arg(words().number(step.wantedScore.after), words().number(step.foundScore.after));
        explanation.numbersTitle = tr("Margin");
        explanation.numbers = {{tr("before"), words().gain(step.update.input.margin), false},
            {tr("after"), words().gain(step.marginAfter), true},
            {tr("loss"), QString::number(step.update.input.loss), false}};
        break;
    case Stage::FoundAgain:
        explanation.text = foundAgain();
        break;
    case Stage::Averaged:
        explanation.text = tr("What is kept in the end is the mean of the weights after every sentence: here after %n "
                              "sentence(s). It moves less than the weights themselves. By it the loss is %1.",
            nullptr, static_cast<int>(step.sentencesBefore + 1))
                               .arg(step.averageLoss);
        break;
    }
    return explanation;
}

/// Of this one step: what is told of the learning before is the number of its sentences.
std::vector<WorkCount> LearnPlayer::work() const
{
    const bool hasMoved = stage() >= Stage::Moved && m_shown.step.update.step > 0;
    long long parses = 0;
    for (const Stage one : {Stage::Found, Stage::FoundAgain, Stage::Averaged})
        parses += stage() >= one ? 1 : 0;
    return {{WorkKind::Parses, parses}, {WorkKind::Updates, hasMoved ? 1 : 0},
        {WorkKind::Weights, hasMoved ? static_cast<long long>(m_shown.step.weights.size()) : 0}};
}

std::vector<Arc> LearnPlayer::arcs() const
{
    if (stage() == Stage::Begin)
        return {};
    const LabelledTree& tree = treeAt(stage());
    return arcsOfHeads(tree.heads);
}

std::vector<Arc> LearnPlayer::arcsOfAllSteps() const
{
    std::vector<Arc> arcs;
    for (const LabelledTree* tree : {&m_shown.step.found, &m_shown.step.foundAgain, &m_shown.step.foundByAverage}) {
        for (const Arc& arc : arcsOfHeads(tree->heads)) {
            const bool isNew = std::none_of(arcs.begin(), arcs.end(),
                [&](const Arc& known) { return known.head == arc.head && known.dependent == arc.dependent; });
            if (isNew)
                arcs.push_back(arc);
        }
    }
    return arcs;
}

QString LearnPlayer::arcLabel(const Arc& arc) const
{
    return relationName(treeAt(stage()).relationOf(arc.head, arc.dependent).value_or(std::int16_t{-1}));
}

/// The tree to learn above, the one found below, compared as everywhere in the window.
void LearnPlayer::markDiagram(Diagram& diagram) const
{
    const LabelledTree& wanted = m_shown.step.wanted;
    const bool isCompared = stage() >= Stage::Compared;
    for (DiagramArc& arc : diagram.arcs) {
        const auto relation = wanted.relationOf(arc.head, arc.dependent);
        arc.side = Side::Below;
        arc.proposed = true;
        if (isCompared)
            arc.status = !relation                     ? ArcStatus::WrongHead
                : relationName(*relation) != arc.label ? ArcStatus::WrongLabel
                                                       : ArcStatus::Correct;
    }
    std::vector<LabelledArc> arcs;
    wanted.listArcs(arcs);
    for (const LabelledArc& one : arcs) {
        const auto found = treeAt(stage()).relationOf(one.head, one.dependent);
        DiagramArc arc;
        arc.head = one.head;
        arc.dependent = one.dependent;
        arc.label = relationName(one.relation);
        if (isCompared)
            arc.status = found ? ArcStatus::Correct : ArcStatus::Missed;
        diagram.arcs.push_back(std::move(arc));
    }
}

bool LearnPlayer::brings(int step, int head, int dependent) const
{
    const auto stage = static_cast<Stage>(step);
    const bool isNew = stage == Stage::Found || stage == Stage::FoundAgain || stage == Stage::Averaged;
    const auto before = static_cast<Stage>(step - 1);
    return isNew && treeAt(stage).relationOf(head, dependent)
        && (before == Stage::Begin || !treeAt(before).relationOf(head, dependent));
}

LearningPicture LearnPlayer::picture() const
{
    return {&m_shown, &words(), stage() >= Stage::Difference, stage() >= Stage::Moved, stage() >= Stage::ScoredAgain,
        stage() >= Stage::Averaged};
}

Drawing LearnPlayer::drawing(const DrawingMetrics& metrics, const QRectF& /*seen*/) const
{
    return stage() < Stage::Difference ? Drawing() : drawFeatures(picture(), metrics);
}

Drawing LearnPlayer::closeUp(const DrawingMetrics& metrics) const
{
    return stage() == Stage::Begin ? Drawing() : drawScores(picture(), metrics);
}

std::vector<PlayerChoice> LearnPlayer::choices() const
{
    const std::vector<WatchedLearner> watched = watchedLearners();
    QStringList learners;
    for (const WatchedLearner& one : watched)
        learners << one.name();
    const auto current
        = std::find_if(watched.begin(), watched.end(), [&](const WatchedLearner& one) { return one.isSame(m_how); });
    QStringList before;
    for (const int sentences : kBefore)
        before << tr("%n sentence(s)", nullptr, sentences);
    const auto chosen = std::find(kBefore.begin(), kBefore.end(), m_how.sentencesBefore);
    return {{tr("Learner"), learners, static_cast<int>(current - watched.begin()), arcwright::choices::learner},
        {tr("After"), before, static_cast<int>(chosen - kBefore.begin()), arcwright::choices::sentencesBefore}};
}

Effect LearnPlayer::choose(int choice, int option)
{
    const auto current = choices();
    if (static_cast<std::size_t>(choice) >= current.size()
        || current[static_cast<std::size_t>(choice)].current == option)
        return Effect::Nothing;
    if (choice == 0) {
        const std::vector<WatchedLearner> watched = watchedLearners();
        const WatchedLearner& chosen
            = watched[static_cast<std::size_t>(std::clamp(option, 0, static_cast<int>(watched.size()) - 1))];
        m_how.learner = chosen.learner;
        m_how.member = chosen.member;
    } else {
        m_how.sentencesBefore
            = kBefore[static_cast<std::size_t>(std::clamp(option, 0, static_cast<int>(kBefore.size()) - 1))];
    }
    learn();
    return Effect::Steps;
}

} // namespace arcwright::ui
