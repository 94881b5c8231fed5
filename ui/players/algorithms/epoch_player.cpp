// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/algorithms/epoch_player.h"

#include <algorithm>
#include <cmath>

#include <QLocale>

#include "core/messages/decoder_sentences.h"
#include "core/teaching/lesson_choices.h"
#include "ui/look/joined_texts.h"
#include "ui/players/drawing/plane_drawing.h"

namespace arcwright::ui {

namespace {

PlayerWords wordsToLearn(const PlayerSource& source)
{
    PlayerWords words(*source.sentence);
    words.setDecimals(2);
    return words;
}

} // namespace

EpochPlayer::EpochPlayer(const PlayerSource& source) : Player(wordsToLearn(source)), m_seed(source.seed)
{
    m_task = std::make_shared<PlaneTask>(
        drawPlaneTask(std::min(words().size(), kMostWordsLearnt), kSentences, source.seed, source.root));
    m_space = std::make_shared<VersionSpace>(versionSpaceOf(*m_task));
    learn();
}

void EpochPlayer::learn()
{
    m_training = std::make_shared<PlaneTraining>(trainInPlane(*m_task, m_learner, kEpochs, kMembers, m_seed));
    const PlaneExample& last = m_task->examples[m_training->courses.front().updates.back().example];
    m_foundByResult = last.bestTree(m_training->result, m_task->root);
}

void EpochPlayer::goTo(int position)
{
    m_position = std::clamp(position, 0, steps());
}

/// In the plane it has fewer members than where it trains models.
QString EpochPlayer::nameOf(Learner learner)
{
    return hasMembers(learner) ? tr("Bayes Point Machine (mean of %1 perceptrons)").arg(kMembers)
                               : QCoreApplication::translate("Decoder", sentenceOf(learner).title);
}

const PlaneUpdate* EpochPlayer::updateAt(int step, std::size_t member) const
{
    return step < 1 || isLast(step) ? nullptr
                                    : &m_training->courses[member].updates[static_cast<std::size_t>(step) - 1];
}

QString EpochPlayer::pointText(const PlaneVector& weights) const
{
    return tr("(%1, %2)", "two weights").arg(words().number(weights.x), words().number(weights.y));
}

/// How far within the version space weights are.
QString EpochPlayer::depthText(const PlaneVector& weights) const
{
    const auto depth = m_space->depth(weights);
    return depth ? tr("%1°", "degrees").arg(words().number(*depth)) : tr("at the origin");
}

QString EpochPlayer::resultName() const
{
    return hasMembers(m_learner) ? tr("the mean of the members") : tr("the mean of the weights after every sentence");
}

QString EpochPlayer::headline(int step) const
{
    if (isLast(step))
        return tr("what is kept: %1").arg(resultName());
    const int epoch = (step - 1) / kSentences + 1;
    if (hasMembers(m_learner)) {
        int moved = 0;
        for (std::size_t member = 0; member < m_training->courses.size(); ++member)
            moved += updateAt(step, member)->step > 0 ? 1 : 0;
        return tr("epoch %1, turn %2: %3 of %4 members move")
            .arg(epoch)
            .arg((step - 1) % kSentences + 1)
            .arg(moved)
            .arg(m_training->courses.size());
    }
    const PlaneUpdate& update = *updateAt(step);
    const int number = static_cast<int>(update.example) + 1;
    return update.step > 0
        ? tr("epoch %1, sentence %2: loss %3, the weights move").arg(epoch).arg(number).arg(update.input.loss)
        : tr("epoch %1, sentence %2: no error, the weights stay").arg(epoch).arg(number);
}

bool EpochPlayer::isMilestone(int step) const
{
    return isLast(step) || (step - 1) % kSentences == 0;
}

void EpochPlayer::explainTurn(Explanation& explanation) const
{
    if (hasMembers(m_learner)) {
        explanation.text
            = tr("Each member is a perceptron that goes through the sentences in an order of its own. Where "
                 "it errs, its weights move one whole step along the difference of the features.");
        explanation.numbersTitle = tr("Each member's sentence, and how far within the version space its weights are");
        for (std::size_t member = 0; member < m_training->courses.size(); ++member) {
            const PlaneUpdate& update = *updateAt(m_position, member);
            explanation.numbers.push_back(
                {tr("member %1, sentence %2: %3").arg(member + 1).arg(update.example + 1).arg(pointText(update.after)),
                    depthText(update.after), update.step > 0});
        }
        return;
    }
    const PlaneUpdate& update = *updateAt(m_position);
    explanation.text = inARow({tr("Sentence %1 of %2. The tree to learn stands above the words, the one found below; "
                                  "at each arc stand its two "
                                  "features.")
                                   .arg(update.example + 1)
                                   .arg(kSentences),
        update.step > 0 ? tr("The weights move along the difference of the features of the two trees, %1 × %2, and so "
                             "towards the side of the line where the sentence is learnt.")
                              .arg(words().number(update.step), pointText(update.difference))
                        : tr("The tree to learn is found: the weights stay.")});
    explanation.numbersTitle = tr("What the step is made of");
    explanation.numbers = {{tr("loss"), QLocale().toString(update.input.loss), false},
        {tr("margin"), words().number(update.input.margin), false},
        {tr("‖difference‖²"), words().number(update.input.squaredNorm), false},
        {tr("step"), words().number(update.step), true}, {tr("weights"), pointText(update.after), false},
        {tr("within the version space by"), depthText(update.after), false}};
}

void EpochPlayer::explainResult(Explanation& explanation) const
{
    const PlaneVector& result = m_training->result;
    explanation.text = hasMembers(m_learner)
        ? tr("All weights in the version space make no error here; on new sentences those near its middle err least "
             "often. "
             "Perceptrons end anywhere in it, or near it; the mean of several approximates the middle, the Bayes point "
             "(Herbrich, Graepel and Campbell 2001). Each member's weights are averaged over its turns first.")
        : inARow({tr("The mean of the weights after every sentence is kept: it moves less than the weights "
                     "themselves."),
            tr("By it sentence %1 is parsed once more: the tree to learn stands above the words, the one found below.")
                .arg(updateAt(m_position - 1)->example + 1)});
    explanation.numbersTitle = tr("How far within the version space");
    for (std::size_t member = 0; member < m_training->courses.size(); ++member) {
        const PlaneCourse& course = m_training->courses[member];
        const PlaneVector& end = hasMembers(m_learner) ? course.average : course.end;
        explanation.numbers.push_back(
            {hasMembers(m_learner) ? tr("member %1, averaged: %2").arg(member + 1).arg(pointText(end))
                                   : tr("the last weights: %1").arg(pointText(end)),
                depthText(end), false});
    }
    explanation.numbers.push_back(
        {tr("%1: %2", "a mean and its weights").arg(resultName(), pointText(result)), depthText(result), true});
}

Explanation EpochPlayer::explanation() const
{
    Explanation explanation;
    if (m_position == 0) {
        explanation.text = inARow({tr("%1: %2 epochs over %3 sentences, from weights of zero.")
                                       .arg(nameOf(m_learner))
                                       .arg(kEpochs)
                                       .arg(kSentences),
            tr("Two features of every arc are drawn, other ones for each sentence, and trees to learn with them that "
               "can be learnt."),
            tr("All weights there can be are the plane. Each sentence is learnt on one side of lines through the "
               "origin; where all are learnt is the version space."),
            hasMembers(m_learner) ? QString()
                                  : tr("Above the words stands the tree to learn of the sentence that comes first; at "
                                       "each arc stand its two features."),
            words().size() > kMostWordsLearnt ? tr("Only the first %1 words take part.").arg(kMostWordsLearnt)
                                              : QString()});
    } else if (isLast(m_position)) {
        explainResult(explanation);
    } else {
        explainTurn(explanation);
    }
    return explanation;
}

/// Each parse asks for the scores of all arcs, as Eisner's algorithm does; an update changes the weights of the
/// features in which the trees differ.
std::vector<WorkCount> EpochPlayer::work() const
{
    const long long words = wordsAtWork();
    const auto turns = static_cast<std::size_t>(std::min(m_position, steps() - 1));
    long long parses = 0;
    long long updates = 0;
    long long weights = 0;
    for (const PlaneCourse& course : m_training->courses) {
        for (std::size_t turn = 0; turn < turns; ++turn) {
            const PlaneUpdate& update = course.updates[turn];
            ++parses;
            updates += update.step > 0 ? 1 : 0;
            weights += update.step > 0 ? (update.difference.x != 0 ? 1 : 0) + (update.difference.y != 0 ? 1 : 0) : 0;
        }
    }
    return {{WorkKind::Parses, parses}, {WorkKind::Scores, parses * words * words}, {WorkKind::Updates, updates},
        {WorkKind::Weights, weights}};
}

/// Before the first step the one that comes first.
const PlaneExample* EpochPlayer::exampleOnView() const
{
    if (hasMembers(m_learner))
        return nullptr;
    const PlaneUpdate* update = updateAt(isLast(m_position) ? m_position - 1 : std::max(m_position, 1));
    return &m_task->examples[update->example];
}

const std::vector<int>& EpochPlayer::foundOnView() const
{
    return isLast(m_position) ? m_foundByResult : updateAt(m_position)->found;
}

std::vector<Arc> EpochPlayer::arcs() const
{
    return exampleOnView() == nullptr || m_position == 0 ? std::vector<Arc>() : arcsOfHeads(foundOnView());
}

std::vector<Arc> EpochPlayer::arcsOfAllSteps() const
{
    std::vector<Arc> all;
    for (int step = 1; step <= steps() && !hasMembers(m_learner); ++step) {
        for (const Arc& arc : arcsOfHeads(isLast(step) ? m_foundByResult : updateAt(step)->found)) {
            if (std::find(all.begin(), all.end(), arc) == all.end())
                all.push_back(arc);
        }
    }
    return all;
}

QString EpochPlayer::arcLabel(const Arc& arc) const
{
    const PlaneExample* example = exampleOnView();
    if (example == nullptr)
        return {};
    const PlaneVector& features = example->arcs[ArcScores(example->words).index(arc.head, arc.dependent)];
    const auto figure = [](double feature) {
        return (feature < 0 ? QStringLiteral("−") : QString()) + QLocale().toString(std::abs(feature));
    };
    return tr("%1, %2", "two features of an arc").arg(figure(features.x), figure(features.y));
}

/// The tree to learn above, the one found below.
void EpochPlayer::markDiagram(Diagram& diagram) const
{
    const PlaneExample* example = exampleOnView();
    if (example == nullptr)
        return;
    const std::vector<int>& wanted = example->heads;
    for (DiagramArc& arc : diagram.arcs) {
        const bool isRight = wanted[static_cast<std::size_t>(arc.dependent)] == arc.head;
        arc.side = Side::Below;
        arc.proposed = true;
        arc.status = isRight ? ArcStatus::Correct : ArcStatus::WrongHead;
    }
    for (const Arc& one : arcsOfHeads(wanted)) {
        DiagramArc arc;
        arc.head = one.head;
        arc.dependent = one.dependent;
        arc.label = arcLabel(one);
        if (m_position > 0) {
            const bool isFound = foundOnView()[static_cast<std::size_t>(one.dependent)] == one.head;
            arc.status = isFound ? ArcStatus::Correct : ArcStatus::Missed;
        }
        diagram.arcs.push_back(std::move(arc));
    }
}

bool EpochPlayer::brings(int step, int head, int dependent) const
{
    if (hasMembers(m_learner) || step < 1)
        return false;
    const std::vector<int>& found = isLast(step) ? m_foundByResult : updateAt(step)->found;
    return static_cast<std::size_t>(dependent) < found.size() && found[static_cast<std::size_t>(dependent)] == head;
}

Drawing EpochPlayer::drawing(const DrawingMetrics& metrics, const QRectF& /*seen*/) const
{
    return drawPlane({m_training.get(), m_space.get(), static_cast<std::size_t>(std::min(m_position, steps() - 1)),
                         isLast(m_position), resultName()},
        metrics);
}

std::vector<PlayerChoice> EpochPlayer::choices() const
{
    PlayerChoice choice{tr("Learner"), {}, static_cast<int>(m_learner), arcwright::choices::learner};
    for (const LearnerRow& row : learnerTable)
        choice.options << nameOf(row.learner);
    return {choice};
}

Effect EpochPlayer::choose(int /*choice*/, int option)
{
    const auto learner
        = learnerTable[static_cast<std::size_t>(std::clamp(option, 0, static_cast<int>(learnerTable.size()) - 1))]
              .learner;
    if (learner == m_learner)
        return Effect::Nothing;
    m_learner = learner;
    learn();
    return Effect::Steps;
}

} // namespace arcwright::ui
