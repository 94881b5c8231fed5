// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QCoreApplication>
#include <QString>

#include "core/teaching/exercise.h"

namespace arcwright::ui {

/// What a student is told on a page of an exercise, a sentence or, after them, a question: what is left to be done, and
/// how much is right, as far as that may be told. Refers to exercise and answers; made when it is asked.
class ExerciseFeedback {
    Q_DECLARE_TR_FUNCTIONS(arcwright::ui::ExerciseWindow)
public:
    ExerciseFeedback(const Exercise& exercise, const Answers& answers, std::size_t page)
        : m_exercise(exercise), m_answers(answers), m_page(page)
    {
    }

    /// The question on the page; nothing where it is a sentence.
    std::optional<std::size_t> question() const;
    /// Whether there is anything to say of what is right now.
    bool tellsMarks() const;
    /// Whether a relation is to be chosen for the arc to a unit of the sentence.
    bool asksRelationOf(int unit) const;
    /// `isInCircle`: arcs of the sentence's tree go round.
    QString text(bool isInCircle) const;

private:
    bool isHandedIn() const { return !m_answers.handedIn.empty(); }
    const DrawnTree& tree() const { return m_answers.trees[m_page]; }
    QString taskText(bool isInCircle) const;
    QString scoreText() const;
    QString answersText() const;
    QString openAnswersText() const;

    const Exercise& m_exercise;
    const Answers& m_answers;
    std::size_t m_page;
};

} // namespace arcwright::ui
