// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <tl/expected.hpp>

#include "core/teaching/exercise.h"

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace arcwright::ui {

/// The settings of an exercise besides the treebank.
struct ExerciseChoice {
    QString title;
    Feedback feedback = Feedback::Percentage;
    bool asksRelations = true;
    int first = 1; ///< sentences, from 1
    int last = 1;
    QString picked{}; ///< single ones instead, "3, 7-9"; empty for none
    bool asksTrees = true; ///< or questions alone
    std::vector<Lesson> stops{}; ///< after whose steps is asked; those where nothing can be asked are left out
    int cells = 1; ///< of charts, a question
    QString solution{}; ///< the file that the solution is kept in; empty: in the exercise
};

/// Asks what an exercise is to be made of, and what students see.
class MakeExerciseDialog : public QDialog {
    Q_OBJECT
public:
    /// The treebank of so many sentences, the step that is on view in the player or why there is none, and the stops of
    /// the lesson that is being written.
    MakeExerciseDialog(const QString& title, int sentences, const tl::expected<Lesson, QString>& onView,
        std::vector<Lesson> lesson, QWidget* parent);

    /// Without the file of the solution.
    ExerciseChoice choice() const;
    bool keepsSolutionApart() const;

    QComboBox* questions() const { return m_questions; }
    QSpinBox* cells() const { return m_cells; }
    QCheckBox* trees() const { return m_trees; }
    QCheckBox* apart() const { return m_apart; }
    QString asked() const;

private:
    /// What is asked at a stop.
    struct Found {
        QuestionKind kind;
        int cells;
    };

    void placeParts(int sentences);
    void addQuestions(const tl::expected<Lesson, QString>& onView);
    void findQuestions();
    void enableParts();
    const std::vector<Lesson>& chosenStops() const;
    QString askedText() const;

    std::vector<Lesson> m_none;
    std::vector<Lesson> m_onView; ///< one, or none
    std::vector<Lesson> m_lesson;
    std::vector<Found> m_found; ///< of the chosen stops: an algorithm has to run for each
    QString m_whyNotOnView;
    bool m_hasTreebank;
    QLineEdit* m_title;
    QCheckBox* m_trees;
    QSpinBox* m_first;
    QSpinBox* m_last;
    QLineEdit* m_picked;
    QCheckBox* m_relations;
    QComboBox* m_questions;
    QSpinBox* m_cells;
    QLabel* m_asked;
    QComboBox* m_feedback;
    QCheckBox* m_apart;
    QDialogButtonBox* m_buttons;
};

} // namespace arcwright::ui
