// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "core/teaching/exercise.h"
#include "core/treebank/graph.h"
#include "ui/canvas/diagram.h"
#include "ui/exercises/exercise_feedback.h"
#include "ui/look/theme.h"

class QAction;
class QLabel;
class QLineEdit;
class QPushButton;

namespace arcwright::ui {

class Actions;
class ArcCanvas;
class Legend;
class QuestionPage;
class RelationEditor;

/// A student draws the trees of an exercise with the gestures and keys of the diagram, is told what the exercise says
/// may be told, and hands in. After that nothing can be changed, and the solution stands over the student's own tree,
/// if it is not the teacher's alone. After the sentences come the questions about algorithms.
class ExerciseWindow : public QDialog {
    Q_OBJECT
public:
    /// Keys are those that the user has for the same actions in the main window.
    ExerciseWindow(Exercise exercise, const Theme& theme, const Actions& actions, QWidget* parent = nullptr);

    const Answers& answers() const { return m_answers; }
    /// Goes on with what was saved before; answers to this exercise.
    void take(const Answers& answers);
    bool isSaved() const { return m_isSaved; }
    bool isHandedIn() const { return !m_answers.handedIn.empty(); }

    ArcCanvas* canvas() const { return m_canvas; }
    RelationEditor* relationEditor() const { return m_relationEditor; }
    QLineEdit* student() const { return m_student; }
    QString feedback() const;
    QuestionPage* question() const { return m_question; }
    /// Which sentence is on view; beyond them, which question.
    std::size_t sentence() const { return m_sentence; }
    void goTo(std::size_t sentence);

    /// Writes the answers as they are; false, and why is said, if that cannot be.
    bool saveTo(const QString& path);
    /// Goes on with the trees of a file; false, and why is said, if that cannot be.
    bool continueFrom(const QString& path);
    /// Writes the answers for good. Asks nothing.
    bool handInTo(const QString& path);

public Q_SLOTS:
    void reject() override;

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void placeParts();
    void connectCanvas();
    void addKeys(const Actions& actions);
    void askOpenRelation();
    void setHead(int unit, int head);
    void setRelation(int unit, const QString& relation);
    void showPage();
    void showSentence();
    void showQuestion();
    void takeAnswer(std::size_t part, const QString& answer);
    void showFeedback();
    void markArcs(Diagram& diagram) const;
    void askAndHandIn();
    void askAndContinue();
    bool mayDropTrees();
    std::size_t pages() const { return m_exercise.items.size() + m_exercise.questions.size(); }
    ExerciseFeedback told() const;
    DrawnTree& tree() { return m_answers.trees[m_sentence]; }
    const DrawnTree& tree() const { return m_answers.trees[m_sentence]; }
    Graph graphOf(const DrawnTree& drawn);

    Exercise m_exercise;
    Answers m_answers;
    QAction* m_help; ///< opens the handbook at the page of the window that has the keyboard
    RelationPool m_relations;
    std::size_t m_sentence = 0;
    bool m_isSaved = true;
    ArcCanvas* m_canvas;
    QWidget* m_signs; ///< holds the legend, also while that is empty
    Legend* m_legend;
    QuestionPage* m_question;
    RelationEditor* m_relationEditor;
    QLineEdit* m_student;
    QLabel* m_place;
    QLabel* m_feedback;
    QPushButton* m_previous;
    QPushButton* m_next;
    QPushButton* m_continue;
    QPushButton* m_save;
    QPushButton* m_handIn;
};

} // namespace arcwright::ui
