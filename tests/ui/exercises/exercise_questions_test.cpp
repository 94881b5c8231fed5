// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include "core/base/text_file.h"
#include "core/teaching/exercise_file.h"
#include "tests/ui/players/player_panel_fixture.h"
#include "ui/exercises/exercise_commands.h"
#include "ui/exercises/exercise_window.h"
#include "ui/exercises/question_page.h"
#include "ui/players/panel/player_stage.h"
#include "ui/players/panel/stop_of_panel.h"
#include "ui/players/panel/transport_bar.h"

namespace arcwright::ui::testing {
namespace {

/// Exercises that ask about algorithms, made from what the player shows.
class ExerciseQuestionsTest : public PlayerPanelTest {
protected:
    /// The first step from `step` on after which something is asked.
    Lesson stopAt(const char* player, int step)
    {
        if (workspace().treebank().size() == 0)
            watch(player);
        panel().choosePlayer(QString::fromLatin1(player));
        EXPECT_TRUE(waitFor([&] { return !panel().isBusy(); }));
        for (; step < panel().player()->steps(); ++step) {
            part<TransportBar>()->goTo(step);
            const auto stop = stopOf(panel());
            if (stop && questionForExercise(*stop))
                return *stop;
        }
        ADD_FAILURE() << "nothing to ask of " << player;
        return {};
    }
    void make(const ExerciseChoice& choice)
    {
        file = QString::fromStdString(folder.file("asked.arcexercise"));
        ASSERT_TRUE(window.exercises().make(choice, file)) << messages().toStdString();
        exercise = window.exercises().open(file);
        ASSERT_NE(exercise, nullptr) << messages().toStdString();
        ASSERT_TRUE(QTest::qWaitForWindowActive(exercise));
    }
    ExerciseChoice questionsOf(std::vector<Lesson> stops, Feedback feedback = Feedback::Marks)
    {
        ExerciseChoice choice;
        choice.title = QStringLiteral("Algorithms");
        choice.feedback = feedback;
        choice.asksTrees = false;
        choice.stops = std::move(stops);
        choice.cells = 3;
        return choice;
    }
    Exercise read() { return parseExercise(readFile(file.toStdString()).value(), "").value(); }
    QString messages() { return window.messageBar()->message(); }
    QuestionPage& page() { return *exercise->question(); }
    void choose(const std::string& name)
    {
        const int index = page().choices()->findData(QString::fromStdString(name));
        ASSERT_GE(index, 0) << name;
        page().choices()->setCurrentIndex(index);
        Q_EMIT page().choices()->activated(index);
    }

    QString file;
    ExerciseWindow* exercise = nullptr;
};

TEST_F(ExerciseQuestionsTest, CellsOfAChartAreFilledAndMarked)
{
    make(questionsOf({stopAt("eisner", 4)}));
    const AlgorithmQuestion question = read().questions.at(0);
    ASSERT_EQ(page().fields().size(), 3U);
    EXPECT_TRUE(page().isVisible());
    EXPECT_FALSE(exercise->canvas()->isVisible());
    EXPECT_TRUE(exercise->feedback().contains(QStringLiteral("Answers still to be given: 3.")))
        << exercise->feedback().toStdString();
    QTest::keyClicks(page().fields()[0], QString::fromStdString(rightAnswer(question, 0)));
    QTest::keyClicks(page().fields()[1], QStringLiteral("12345"));
    EXPECT_EQ(exercise->answers().questions[0][1], "12345");
    EXPECT_EQ(page().verdict(0), QStringLiteral("Right."));
    EXPECT_EQ(page().verdict(1), QStringLiteral("Not right."));
    EXPECT_EQ(page().verdict(2), QString());
    EXPECT_TRUE(exercise->feedback().contains(QStringLiteral("1 of 3 answers")));
    QTest::keyClicks(exercise->student(), QStringLiteral("Anna"));
    const QString answers = QString::fromStdString(folder.file("anna.json"));
    ASSERT_TRUE(exercise->handInTo(answers));
    EXPECT_TRUE(page().fields()[0]->isReadOnly());
    EXPECT_TRUE(page().verdict(1).startsWith(QStringLiteral("Not right; it is "))) << page().verdict(1).toStdString();
    const auto graded = parseAnswers(readFile(answers.toStdString()).value(), "", read());
    ASSERT_TRUE(graded);
    EXPECT_EQ(answersToAll(read(), *graded).right, 1U);
}

TEST_F(ExerciseQuestionsTest, AMoveIsChosenInTheMapOrInTheList)
{
    make(questionsOf({stopAt("hill", 1)}));
    const AlgorithmQuestion question = read().questions.at(0);
    ASSERT_EQ(question.kind, QuestionKind::NextMove);
    const auto move = std::find_if(question.choices.begin(), question.choices.end(),
        [](const QuestionChoice& choice) { return choice.move && choice.move->kind == MoveKind::ChangeHead; });
    ASSERT_NE(move, question.choices.end());
    const auto place = page().stage()->placeOf(Target::arc(move->move->newHead, move->move->dependent));
    ASSERT_TRUE(place);
    QTest::mouseClick(page().stage()->viewport(), Qt::LeftButton, {}, *place);
    EXPECT_EQ(exercise->answers().questions[0][0], move->name);
    EXPECT_EQ(page().verdict(0), move->isRight ? QStringLiteral("Right.") : QStringLiteral("Not right."));
    choose(rightAnswer(question, 0));
    EXPECT_EQ(page().verdict(0), QStringLiteral("Right."));
    choose("none");
    EXPECT_EQ(exercise->answers().questions[0][0], "none");
}

TEST_F(ExerciseQuestionsTest, WhatIsSaidOfAnAnswerGoesWhenOneStepsOn)
{
    make(questionsOf({stopAt("arc-standard", 2), stopAt("cle", 1)}, Feedback::Percentage));
    EXPECT_EQ(read().questions.at(0).kind, QuestionKind::NextTransition);
    EXPECT_EQ(read().questions.at(1).kind, QuestionKind::CycleArc);
    choose(rightAnswer(read().questions[0], 0));
    EXPECT_TRUE(exercise->feedback().contains(QStringLiteral("1 of 1 answers"))) << exercise->feedback().toStdString();
    EXPECT_EQ(page().verdict(0), QString()) << "only how much is right is told";
    exercise->goTo(1);
    EXPECT_TRUE(exercise->feedback().contains(QStringLiteral("0 of 1 answers"))) << exercise->feedback().toStdString();
    EXPECT_EQ(page().choices()->currentIndex(), 0);
    choose(rightAnswer(read().questions[1], 0));
    exercise->goTo(0);
    EXPECT_EQ(page().choices()->currentData().toString().toStdString(), rightAnswer(read().questions[0], 0));
}

TEST_F(ExerciseQuestionsTest, NothingIsToldBeforeHandingInIfNothingIsToBe)
{
    make(questionsOf({stopAt("swap", 2)}, Feedback::AfterHandIn));
    choose(rightAnswer(read().questions[0], 0));
    EXPECT_EQ(page().verdict(0), QString());
    EXPECT_FALSE(exercise->feedback().contains(QStringLiteral("answers (")));
}

TEST_F(ExerciseQuestionsTest, MarksOfASolutionInAFileOfItsOwnComeFromTheTeacher)
{
    ExerciseChoice choice = questionsOf({stopAt("eisner", 4)});
    choice.asksTrees = true;
    choice.last = 1;
    choice.solution = QString::fromStdString(folder.file("asked.arcsolution"));
    make(choice);
    const QString told = QStringLiteral("The marks come from your teacher");
    EXPECT_TRUE(exercise->feedback().contains(told)) << exercise->feedback().toStdString();
    exercise->goTo(1);
    EXPECT_TRUE(exercise->feedback().contains(told));
    QTest::keyClicks(page().fields()[0], QStringLiteral("1"));
    EXPECT_EQ(page().verdict(0), QString());
    QTest::keyClicks(exercise->student(), QStringLiteral("Anna"));
    const QString answers = QString::fromStdString(folder.file("anna.json"));
    ASSERT_TRUE(exercise->handInTo(answers));
    EXPECT_TRUE(exercise->feedback().contains(told));
    EXPECT_EQ(page().verdict(0), QString());
    exercise->goTo(0);
    EXPECT_TRUE(exercise->canvas()->diagram().arcs.empty()) << "nothing was drawn, and there is no solution to show";
    const Exercise students = read();
    EXPECT_FALSE(students.isSolved());
    const auto solved = withSolution(students, readFile(choice.solution.toStdString()).value(), "");
    ASSERT_TRUE(solved);
    EXPECT_TRUE(parseAnswers(readFile(answers.toStdString()).value(), "", *solved));
}

TEST_F(ExerciseQuestionsTest, WhatCannotBeWrittenOrOpenedLeavesTheFilesAsTheyWere)
{
    ExerciseChoice choice = questionsOf({stopAt("eisner", 4)});
    file = QString::fromStdString(folder.file("asked.arcexercise"));
    choice.solution = file;
    EXPECT_FALSE(window.exercises().make(choice, file)) << "one file for both";
    EXPECT_TRUE(messages().contains(QStringLiteral("cannot be written"))) << messages().toStdString();
    EXPECT_FALSE(QFile::exists(file));
    choice.solution = QString::fromStdString(folder.write("old.arcsolution", "old"));
    EXPECT_FALSE(window.exercises().make(choice, QString::fromStdString(folder.file("none/asked.arcexercise"))));
    EXPECT_EQ(readFile(choice.solution.toStdString()).value(), "old");
    choice.title = QString(static_cast<qsizetype>(mostTeachingBytes), QLatin1Char('x'));
    EXPECT_FALSE(window.exercises().make(choice, file)) << "more than can be opened";
    EXPECT_TRUE(messages().contains(QStringLiteral("larger than 16 MB"))) << messages().toStdString();
    EXPECT_FALSE(QFile::exists(file));
    EXPECT_TRUE(readFile(choice.solution.toStdString()) == "old");
}

TEST_F(ExerciseQuestionsTest, TheDialogSaysWhatIsAskedOrWhyNothingIs)
{
    const Lesson stop = stopAt("eisner", 4);
    MakeExerciseDialog dialog(QStringLiteral("T"), 0, stop, {}, &window);
    EXPECT_FALSE(dialog.trees()->isEnabled()) << "there is no treebank";
    dialog.questions()->setCurrentIndex(1);
    dialog.cells()->setValue(2);
    EXPECT_TRUE(dialog.asked().startsWith(QStringLiteral("It asks what the next 2 item")))
        << dialog.asked().toStdString();
    EXPECT_TRUE(dialog.cells()->isEnabled());
    EXPECT_EQ(dialog.choice().stops.size(), 1U);
    dialog.questions()->setCurrentIndex(2);
    EXPECT_TRUE(dialog.asked().startsWith(QStringLiteral("No lesson is being written.")));
    Lesson last = stop;
    last.lastStep = true;
    MakeExerciseDialog none(QStringLiteral("T"), 3, last, {}, &window);
    none.questions()->setCurrentIndex(1);
    EXPECT_TRUE(none.asked().startsWith(QStringLiteral("At this step there is nothing to ask.")))
        << none.asked().toStdString();
    EXPECT_FALSE(none.cells()->isEnabled());
    MakeExerciseDialog several(QStringLiteral("T"), 3, stop, {stop, last, stopAt("cle", 1)}, &window);
    const auto* ok = several.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    several.trees()->setChecked(false);
    EXPECT_FALSE(ok->isEnabled());
    several.questions()->setCurrentIndex(2);
    EXPECT_EQ(several.asked(), QStringLiteral("Of 3 stops, 2 have something to ask."));
    EXPECT_TRUE(ok->isEnabled());
    EXPECT_TRUE(several.cells()->isEnabled());
    several.questions()->setCurrentIndex(0);
    EXPECT_FALSE(ok->isEnabled());
    none.apart()->setChecked(true);
    EXPECT_TRUE(none.keepsSolutionApart());
}

} // namespace
} // namespace arcwright::ui::testing
