// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exercises/exercise_feedback.h"

#include <algorithm>

#include <QLocale>

#include "core/treebank/graph.h"
#include "ui/look/joined_texts.h"

namespace arcwright::ui {

std::optional<std::size_t> ExerciseFeedback::question() const
{
    return m_page < m_exercise.items.size() ? std::nullopt : std::optional(m_page - m_exercise.items.size());
}

bool ExerciseFeedback::asksRelationOf(int unit) const
{
    const int head = tree().heads[static_cast<std::size_t>(unit)];
    return m_exercise.asksRelations && head != kNoHead && (head != kRoot || m_exercise.hasRootRelations);
}

/// Whether the window has anything to say of what is right now.
bool ExerciseFeedback::tellsMarks() const
{
    return !m_exercise.hasOwnSolutionFile() && (isHandedIn() || m_exercise.feedback != Feedback::AfterHandIn);
}

QString ExerciseFeedback::scoreText() const
{
    const auto text = [this](const AttachmentCounts& counts) {
        const QString heads = tr("%1 of %2 heads (%3 %)")
                                  .arg(counts.heads)
                                  .arg(counts.tokens)
                                  .arg(QLocale().toString(counts.uas(), 'f', 1));
        return m_exercise.asksRelations ? tr("%1, %2 with their relation (%3 %)")
                                              .arg(heads)
                                              .arg(counts.labelled)
                                              .arg(QLocale().toString(counts.las(), 'f', 1))
                                        : heads;
    };
    const QString here = tr("Right in this sentence: %1.").arg(text(scoreOf(m_exercise, m_page, tree())));
    return isHandedIn() ? inARow({here, tr("In all: %1.").arg(text(scoreOf(m_exercise, m_answers)))}) : here;
}

/// How many answers to the question on view are right, and, handed in, of all.
QString ExerciseFeedback::answersText() const
{
    const auto text = [](const AnswerCounts& counts) {
        return tr("%1 of %2 answers (%3 %)")
            .arg(counts.right)
            .arg(counts.parts)
            .arg(QLocale().toString(counts.percent(), 'f', 1));
    };
    const QString here = tr("Right in this question: %1.").arg(text(answersTo(m_exercise, *question(), m_answers)));
    return isHandedIn() ? inARow({here, tr("In all questions: %1.").arg(text(answersToAll(m_exercise, m_answers)))})
                        : here;
}

QString ExerciseFeedback::openAnswersText() const
{
    const auto& answers = m_answers.questions[*question()];
    const auto open = std::count(answers.begin(), answers.end(), std::string());
    return open > 0 ? tr("Answers still to be given: %1.").arg(open) : tr("There is an answer to everything here.");
}

/// The task that is left in this sentence.
QString ExerciseFeedback::taskText(bool isInCircle) const
{
    if (isInCircle)
        return tr("Arcs go round in a circle: none of its words hangs below the root.");
    int open = 0;
    for (std::size_t unit = 1; unit < tree().heads.size(); ++unit)
        open += asksRelationOf(static_cast<int>(unit)) && tree().relations[unit].empty() ? 1 : 0;
    if (const int missing = tree().missingHeads(); missing > 0) {
        const QString heads
            = tr("Heads still to be drawn: %1. Drag from a word to its head, or into the circle over it if it is the "
                 "root.")
                  .arg(missing);
        return open > 0 ? inARow({heads, tr("Click a question mark to choose a relation.")}) : heads;
    }
    return open > 0
        ? tr("Every word has a head. Relations still to be chosen: %1. Click the question mark on an arc.").arg(open)
        : tr("Every word has a head.");
}

QString ExerciseFeedback::text(bool isInCircle) const
{
    const auto question = this->question();
    QString text = !isHandedIn()          ? (question ? openAnswersText() : taskText(isInCircle))
        : m_exercise.hasOwnSolutionFile() ? tr("Handed in. Nothing can be changed any more.")
        : question                        ? tr("Handed in.")
                                          : tr("Handed in. The solution stands above the words, your tree below.");
    if (tellsMarks())
        text += u'\n' + (question ? answersText() : scoreText());
    else if (m_exercise.hasOwnSolutionFile())
        text += u'\n' + tr("The marks come from your teacher, who alone has the solution.");
    else
        text += u'\n' + tr("You will see what is right when you have handed in.");
    return text;
}

} // namespace arcwright::ui
