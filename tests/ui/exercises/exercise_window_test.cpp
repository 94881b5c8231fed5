// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exercises/exercise_window.h"

#include <algorithm>
#include <functional>

#include <QAction>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTimer>
#include <QToolButton>

#include "core/base/text_file.h"
#include "core/teaching/exercise_file.h"
#include "tests/core/support/sentences.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/annotation/relation_editor.h"
#include "ui/exercises/choose_exercise_dialog.h"
#include "ui/exercises/exercise_commands.h"
#include "ui/help/handbook_window.h"
#include "ui/settings/settings.h"
#include "ui/shell/sample_exercises.h"

namespace arcwright::ui::testing {
namespace {

class ExerciseWindowTest : public WindowTest {
protected:
    /// Makes an exercise of the small treebank and opens it.
    void open(Feedback feedback, bool relations = true)
    {
        startWith(smallTreebank);
        file = QString::fromStdString(folder.file("week1.json"));
        ASSERT_TRUE(window.exercises().make({QStringLiteral("Week 1"), feedback, relations, 1, 3, {}}, file));
        exercise = window.exercises().open(file);
        ASSERT_NE(exercise, nullptr);
        exercise->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(exercise));
    }
    ArcCanvas& drawing() { return *exercise->canvas(); }
    /// Drags with the mouse from a word to its head.
    void draw(int word, int headOf)
    {
        const auto place = [&](const QRect& rect) { return drawing().viewport()->mapTo(exercise, rect.center()); };
        const QPoint from = place(drawing().wordRect(word));
        QTest::mousePress(exercise->windowHandle(), Qt::LeftButton, {}, from);
        QTest::mouseMove(exercise->windowHandle(), from + QPoint(0, -30));
        const QPoint to = headOf == kRoot ? place(drawing().rootTargetRect()) : place(drawing().wordRect(headOf));
        QTest::mouseMove(exercise->windowHandle(), to);
        QTest::mouseRelease(exercise->windowHandle(), Qt::LeftButton, {}, to);
        exercise->relationEditor()->cancel();
    }
    int headIn(std::size_t sentence, int word)
    {
        return exercise->answers().trees[sentence].heads[static_cast<std::size_t>(word)];
    }
    ArcStatus statusOf(int word)
    {
        const auto& arcs = drawing().diagram().arcs;
        const int arc = basicArc(drawing().diagram(), Side::Above, word);
        return arc < 0 ? ArcStatus::Neutral : arcs[static_cast<std::size_t>(arc)].status;
    }

    QString labelOf(int word)
    {
        const int arc = basicArc(drawing().diagram(), Side::Above, word);
        return arc < 0 ? QStringLiteral("no arc") : drawing().diagram().arcs[static_cast<std::size_t>(arc)].label;
    }
    static std::ptrdiff_t rootOf(const DrawnTree& tree)
    {
        return std::find(tree.heads.begin() + 1, tree.heads.end(), kRoot) - tree.heads.begin();
    }

    QString file;
    ExerciseWindow* exercise = nullptr;
};

TEST_F(ExerciseWindowTest, TreesAreDrawnWithTheMouseAndToldInPercent)
{
    open(Feedback::Percentage, false);
    EXPECT_TRUE(drawing().diagram().arcs.empty()) << "the solution is hidden";
    EXPECT_TRUE(exercise->feedback().contains(QStringLiteral("0 of 6"))) << exercise->feedback().toStdString();
    draw(1, 2);
    draw(2, 3);
    EXPECT_EQ(headIn(0, 1), 2);
    EXPECT_EQ(headIn(0, 2), 3);
    EXPECT_TRUE(exercise->feedback().contains(QStringLiteral("2 of 6"))) << exercise->feedback().toStdString();
    draw(3, kRoot);
    EXPECT_EQ(headIn(0, 3), kRoot);
    EXPECT_EQ(statusOf(1), ArcStatus::Neutral) << "which arcs are right is not told";
}

TEST_F(ExerciseWindowTest, MarkedArcsTellWhichAreRight)
{
    open(Feedback::Marks, false);
    draw(1, 2);
    draw(2, 5);
    EXPECT_EQ(statusOf(1), ArcStatus::Correct);
    EXPECT_EQ(statusOf(2), ArcStatus::WrongHead);
}

TEST_F(ExerciseWindowTest, NothingIsToldBeforeHandingInIfNothingIsToBe)
{
    open(Feedback::AfterHandIn, false);
    draw(1, 2);
    EXPECT_EQ(statusOf(1), ArcStatus::Neutral);
    EXPECT_FALSE(exercise->feedback().contains(QStringLiteral(" of 6 heads")));
}

TEST_F(ExerciseWindowTest, KeysAreThoseOfTheDiagram)
{
    open(Feedback::Percentage);
    drawing().setFocus();
    QTest::keyClick(exercise->windowHandle(), Qt::Key_Home);
    QTest::keyClick(exercise->windowHandle(), Qt::Key_Right);
    ASSERT_EQ(drawing().selectedWord(), 2);
    QTest::keyClick(exercise->windowHandle(), Qt::Key_R);
    EXPECT_EQ(headIn(0, 2), kRoot);
    QTest::keyClick(exercise->windowHandle(), Qt::Key_BracketRight);
    EXPECT_EQ(headIn(0, 2), 3);
    QTest::keyClick(exercise->windowHandle(), Qt::Key_L);
    ASSERT_TRUE(exercise->relationEditor()->isVisible());
    QTest::keyClicks(exercise->relationEditor(), QStringLiteral("nsubj"));
    QTest::keyClick(exercise->relationEditor(), Qt::Key_Return);
    EXPECT_EQ(exercise->answers().trees[0].relations[2], "nsubj");
    QTest::keyClick(exercise->windowHandle(), Qt::Key_Delete);
    EXPECT_EQ(headIn(0, 2), kNoHead);
}

TEST_F(ExerciseWindowTest, TheFirstKeyOnAWordThatWasChosenFromOutsideIsHeard)
{
    open(Feedback::Percentage);
    drawing().setSelectedWord(2);
    // The window system may be asked to activate it, and do so later.
    ASSERT_TRUE(waitFor([&] { return QApplication::activeWindow() == exercise; }));
    EXPECT_TRUE(drawing().hasFocus()) << "nobody has clicked into it";
    QTest::keyClick(exercise->windowHandle(), Qt::Key_R);
    EXPECT_EQ(headIn(0, 2), kRoot);
    drawing().setSelectedWord(3);
    QTest::keyClick(exercise->windowHandle(), Qt::Key_R);
    EXPECT_EQ(headIn(0, 3), kRoot);
    EXPECT_TRUE(exercise->student()->text().isEmpty()) << "keys are not the name's";
}

TEST_F(ExerciseWindowTest, HandedInTheSolutionIsShownAndNothingChangesAnyMore)
{
    open(Feedback::AfterHandIn, false);
    QTest::keyClicks(exercise->student(), QStringLiteral("Anna"));
    draw(1, 2);
    draw(2, 1);
    const QString answers = QString::fromStdString(folder.file("anna.json"));
    ASSERT_TRUE(exercise->handInTo(answers));
    EXPECT_TRUE(exercise->isHandedIn());
    EXPECT_EQ(headOf(drawing().diagram(), Side::Above, 2), 3) << "the solution";
    EXPECT_EQ(headOf(drawing().diagram(), Side::Below, 2), 1) << "the student's tree";
    EXPECT_TRUE(exercise->feedback().contains(QStringLiteral("1 of 6"))) << exercise->feedback().toStdString();
    draw(3, 4);
    EXPECT_EQ(headIn(0, 3), kNoHead);

    ExerciseWindow* another = window.exercises().open(file);
    ASSERT_TRUE(another->continueFrom(answers));
    EXPECT_EQ(another->answers().student, "Anna");
    EXPECT_EQ(another->answers().trees, exercise->answers().trees);
    EXPECT_TRUE(another->isHandedIn());
}

TEST_F(ExerciseWindowTest, AnswersNamedWithoutAnEndingGetTheOneTheyAreGatheredBy)
{
    open(Feedback::AfterHandIn, false);
    QTest::keyClicks(exercise->student(), QStringLiteral("Anna"));
    QTimer answering;
    QObject::connect(&answering, &QTimer::timeout, [this] {
        QWidget* asked = QApplication::activeModalWidget();
        if (auto* sure = qobject_cast<QMessageBox*>(asked)) {
            for (QAbstractButton* button : sure->buttons()) {
                if (button->text() == QStringLiteral("Hand in")) // what it does, not "Yes"
                    button->click();
            }
        } else if (auto* place = qobject_cast<QFileDialog*>(asked)) {
            place->findChild<QLineEdit*>()->setText(QString::fromStdString(folder.file("anna")));
            static_cast<QDialog*>(place)->accept();
        }
    });
    answering.start(20);
    for (auto* button : exercise->findChildren<QPushButton*>()) {
        if (button->text() == QStringLiteral("&Hand in…"))
            button->click();
    }
    EXPECT_TRUE(exercise->isHandedIn());
    EXPECT_TRUE(QFile::exists(QString::fromStdString(folder.file("anna.json"))));
    EXPECT_FALSE(QFile::exists(QString::fromStdString(folder.file("anna"))));
}

TEST_F(ExerciseWindowTest, RelationsThatAreStillToBeChosenAreAskedForAndNotYetWrong)
{
    open(Feedback::Marks);
    draw(1, 2);
    EXPECT_EQ(labelOf(1), QStringLiteral("?")) << "there is something to click";
    EXPECT_EQ(statusOf(1), ArcStatus::Correct) << "the head is right";
    QTest::mouseClick(drawing().viewport(), Qt::LeftButton, {}, drawing().labelRect(1, Side::Above).center());
    ASSERT_TRUE(exercise->relationEditor()->isVisible());
    QTest::keyClicks(exercise->relationEditor(), QStringLiteral("nsubj"));
    QTest::keyClick(exercise->relationEditor(), Qt::Key_Return);
    EXPECT_EQ(labelOf(1), QStringLiteral("nsubj"));
    EXPECT_EQ(statusOf(1), ArcStatus::WrongLabel);
}

TEST_F(ExerciseWindowTest, WhatIsStillToBeDoneIsTold)
{
    open(Feedback::AfterHandIn);
    const int units = static_cast<int>(exercise->answers().trees[0].heads.size()) - 1;
    for (int word = 1; word < units; ++word)
        draw(word, units);
    EXPECT_TRUE(exercise->feedback().startsWith(QStringLiteral("Heads still to be drawn: 1.")));
    EXPECT_TRUE(exercise->feedback().contains(QStringLiteral("Click a question mark"))) << "there are some already";
    draw(units, units - 1);
    EXPECT_TRUE(exercise->feedback().contains(QStringLiteral("in a circle"))) << exercise->feedback().toStdString();
    draw(units, kRoot);
    EXPECT_TRUE(exercise->feedback().contains(QStringLiteral("Relations still to be chosen: %1.").arg(units)))
        << exercise->feedback().toStdString();
}

TEST_F(ExerciseWindowTest, ArcsFromTheRootAreNotAskedForRelationsThatATreebankDoesNotHave)
{
    open(Feedback::Percentage);
    auto other = parseExercise(readFile(file.toStdString()).value(), "week1.json").value();
    for (Exercise::Item& item : other.items)
        item.solution.relations[static_cast<std::size_t>(rootOf(item.solution))].clear();
    exercise->close();
    exercise = window.exercises().open(QString::fromStdString(folder.write("other.json", textOf(other))));
    ASSERT_NE(exercise, nullptr);
    ASSERT_TRUE(QTest::qWaitForWindowActive(exercise));
    draw(1, 2);
    drawing().setSelectedWord(1);
    QTest::keyClick(exercise->windowHandle(), Qt::Key_L);
    QTest::keyClicks(exercise->relationEditor(), QStringLiteral("nsubj"));
    QTest::keyClick(exercise->relationEditor(), Qt::Key_Return);
    ASSERT_EQ(exercise->answers().trees[0].relations[1], "nsubj");
    draw(1, kRoot);
    EXPECT_EQ(exercise->answers().trees[0].relations[1], "") << "it could not be taken away again";
    EXPECT_EQ(labelOf(1), QString());
    QTest::keyClick(exercise->windowHandle(), Qt::Key_L);
    EXPECT_FALSE(exercise->relationEditor()->isVisible());
}

TEST_F(ExerciseWindowTest, AQuestionMarkAsksForARelationAndHelpIsOneClickAway)
{
    open(Feedback::Percentage);
    const auto page = [&] {
        auto* book = window.findChild<HandbookWindow*>(QString(), Qt::FindDirectChildrenOnly);
        const bool isShown = book != nullptr && book->isVisible();
        const QString link = isShown ? book->heading().page + u'#' + book->heading().anchor : QString();
        if (book != nullptr)
            book->close();
        exercise->activateWindow();
        drawing().setFocus();
        EXPECT_TRUE(waitFor([&] { return QApplication::focusWidget() == &drawing(); })) << "as a window manager would";
        return link;
    };
    const auto askByKey = [&] { QTest::keyClick(exercise->windowHandle(), Qt::Key_Question); };
    draw(1, 2);
    ASSERT_EQ(labelOf(1), QStringLiteral("?"));
    drawing().setFocus();
    drawing().setSelectedWord(2);
    askByKey();
    EXPECT_TRUE(exercise->relationEditor()->isVisible());
    EXPECT_EQ(drawing().selectedWord(), 1) << "the one that is to be chosen";
    QTest::keyClicks(exercise->relationEditor(), QStringLiteral("nsubj"));
    QTest::keyClick(exercise->relationEditor(), Qt::Key_Return);
    EXPECT_EQ(page(), QString());
    askByKey();
    EXPECT_EQ(page(), QStringLiteral("exercises.md#doing-one")) << "no relation is to be chosen any more";
    for (auto* button : exercise->findChildren<QToolButton*>()) {
        if (button->text() == Actions::name(ActionId::Handbook))
            QTest::mouseClick(button, Qt::LeftButton);
    }
    EXPECT_EQ(page(), QStringLiteral("exercises.md#doing-one"));
}

TEST_F(ExerciseWindowTest, AsksForTheNameUntilItIsWritten)
{
    open(Feedback::AfterHandIn);
    const auto buttons = exercise->findChildren<QPushButton*>();
    const auto handIn = std::find_if(buttons.begin(), buttons.end(),
        [](const QPushButton* one) { return one->text().startsWith(QStringLiteral("&Hand in")); });
    ASSERT_NE(handIn, buttons.end());
    (*handIn)->click();
    EXPECT_EQ(exercise->feedback(), QStringLiteral("Write your name first."));
    QTest::keyClicks(exercise->findChild<QLineEdit*>(), QStringLiteral("A"));
    EXPECT_TRUE(exercise->feedback().startsWith(QStringLiteral("Heads still to be drawn:")));
}

/// A legend that comes, or a longer word of what is right, must not move the words one drags.
TEST_F(ExerciseWindowTest, TheTreeStaysWhereItIs)
{
    open(Feedback::Marks);
    const QRect before = drawing().geometry();
    draw(1, 2);
    EXPECT_EQ(drawing().geometry(), before);
    EXPECT_TRUE(drawing().isWrapped()) << "no word is out of sight";
}

TEST_F(ExerciseWindowTest, TheKeyThatQuitsIsHeard)
{
    open(Feedback::AfterHandIn);
    const QSignalSpy quits(window.actions()[ActionId::Quit], &QAction::triggered);
    window.actions()[ActionId::Quit]->disconnect(&window); // nothing is to be closed here
    const QPointer<ExerciseWindow> closed(exercise); // which may be gone then
    QTest::keyClick(exercise->windowHandle(), Qt::Key_Q, Qt::ControlModifier);
    EXPECT_EQ(quits.count(), 1);
    EXPECT_FALSE(closed && closed->isVisible());
}

TEST_F(ExerciseWindowTest, EscapeDoesNotThrowTheTreesAway)
{
    open(Feedback::Percentage, false);
    QTest::keyClick(exercise->windowHandle(), Qt::Key_Escape);
    EXPECT_TRUE(exercise->isVisible());
}

TEST_F(ExerciseWindowTest, WhatIsNoExerciseIsRefusedInASentence)
{
    startWith(smallTreebank);
    EXPECT_EQ(window.exercises().open(QString::fromStdString(folder.write("x.json", "{}"))), nullptr);
    EXPECT_TRUE(window.messageBar()->message().contains(QStringLiteral("x.json")));
}

TEST_F(ExerciseWindowTest, IsThereAtOnceIfTheProgramIsStartedWithIt)
{
    const Sentences sentences{test::sentence({test::token("a", "X", 0, "root"), test::token("b", "X", 1, "x")})};
    LaunchOptions options;
    options.paths = QStringList(QString::fromStdString(folder.write("small.conllu", smallTreebank)));
    options.exercise = QString::fromStdString(
        folder.write("week1.json", textOf(makeExercise(sentences, "Week 1", Feedback::Marks, true))));
    start(options);
    exercise = window.findChild<ExerciseWindow*>();
    ASSERT_NE(exercise, nullptr);
    EXPECT_TRUE(exercise->isVisible());
    EXPECT_EQ(exercise->windowTitle(), QStringLiteral("Week 1"));
    EXPECT_TRUE(window.messageBar()->message().isEmpty());
}

TEST_F(ExerciseWindowTest, ABadFileAtTheStartIsRefusedByName)
{
    for (const char* name : {"small.conllu", "missing.json"}) {
        LaunchOptions options;
        options.paths = QStringList(QString::fromStdString(folder.write("small.conllu", smallTreebank)));
        options.exercise = QString::fromStdString(folder.file(name));
        start(options);
        EXPECT_EQ(window.findChild<ExerciseWindow*>(), nullptr);
        EXPECT_TRUE(window.messageBar()->message().contains(QLatin1String(name)))
            << window.messageBar()->message().toStdString();
    }
}

TEST_F(ExerciseWindowTest, TheLastBunsetsuIsThereAndIsNotAskedFor)
{
    startWith(smallTreebank);
    const std::string text
        = textOf(makeExercise(test::sampleSentences("japanese.knp"), "Japanese", Feedback::Percentage, true));
    exercise = window.exercises().open(QString::fromStdString(folder.write("japanese.json", text)));
    ASSERT_NE(exercise, nullptr);
    const int last = static_cast<int>(exercise->answers().trees[0].heads.size()) - 1;
    EXPECT_EQ(headIn(0, last), kRoot);
    EXPECT_NE(labelOf(last), QStringLiteral("?"));
    EXPECT_TRUE(exercise->feedback().contains(QStringLiteral("Heads still to be drawn: %1.").arg(last - 1)))
        << exercise->feedback().toStdString();
    EXPECT_TRUE(exercise->feedback().contains(QStringLiteral("0 of %1 heads").arg(last - 1)))
        << exercise->feedback().toStdString();
}

/// Answers the dialogs of *Do an exercise*, by what is said of them, until it returns.
void doExercise(MainWindow& window, const std::function<void(ChooseExerciseDialog&)>& answer)
{
    QTimer answering;
    QObject::connect(&answering, &QTimer::timeout, [&] {
        if (auto* dialog = qobject_cast<ChooseExerciseDialog*>(QApplication::activeModalWidget()))
            answer(*dialog);
    });
    answering.start(0);
    window.actions()[ActionId::DoExercise]->trigger();
}

TEST_F(ExerciseWindowTest, WhoeverHasNoFileDoesOneOfTheSamples)
{
    startWith(smallTreebank);
    doExercise(window, [](ChooseExerciseDialog& dialog) {
        EXPECT_EQ(dialog.list()->count(), 4) << "a sample of each language; nothing was done before";
        EXPECT_TRUE(dialog.list()->currentItem()->text().contains(QStringLiteral("English"))) << "as the window is";
        QTest::keyClick(dialog.list(), Qt::Key_Return);
    });
    const auto* opened = window.findChild<ExerciseWindow*>();
    ASSERT_NE(opened, nullptr);
    EXPECT_TRUE(opened->windowTitle().contains(QStringLiteral("English")));
    EXPECT_GT(opened->answers().trees.size(), 1U);
    EXPECT_TRUE(opened->canvas()->diagram().arcs.empty()) << "nothing is drawn yet";
    for (const BuiltInExercise& each : sampleExercises()) {
        const auto exercise = each.make();
        ASSERT_TRUE(exercise) << each.title.toStdString();
        EXPECT_FALSE(exercise->items.empty()) << each.title.toStdString();
    }
}

TEST_F(ExerciseWindowTest, ThoseDoneBeforeStandFirstAndWhatIsGoneIsNotThere)
{
    open(Feedback::Marks);
    exercise->close();
    Settings::addRecentExercise(QString::fromStdString(folder.file("gone.arcexercise")));
    doExercise(window, [](ChooseExerciseDialog& dialog) {
        EXPECT_EQ(dialog.list()->count(), 5);
        EXPECT_TRUE(dialog.list()->item(0)->text().startsWith(QStringLiteral("week1")));
        dialog.accept(); // without a choice: a file is asked for
        EXPECT_FALSE(dialog.choice().builtIn);
        EXPECT_TRUE(dialog.choice().file.isEmpty());
        QTimer::singleShot(0, [] {
            if (auto* files = qobject_cast<QFileDialog*>(QApplication::activeModalWidget()))
                files->reject();
        });
    });
    doExercise(window, [](ChooseExerciseDialog& dialog) { QTest::keyClick(dialog.list(), Qt::Key_Return); });
    const auto windows = window.findChildren<ExerciseWindow*>();
    EXPECT_TRUE(std::any_of(windows.begin(), windows.end(), [](const ExerciseWindow* each) {
        return each->isVisible() && each->windowTitle() == QStringLiteral("Week 1");
    }));
}

TEST_F(ExerciseWindowTest, SingleSentencesArePicked)
{
    startWith(smallTreebank);
    const QString path = QString::fromStdString(folder.file("picked.arcexercise"));
    const auto make = [&](const char* numbers) {
        return window.exercises().make(
            {QStringLiteral("Picked"), Feedback::Marks, true, 1, 1, QString::fromLatin1(numbers)}, path);
    };
    EXPECT_FALSE(make("1, x"));
    EXPECT_FALSE(make("1000"));
    ASSERT_TRUE(make("3, 1"));
    const auto read = parseExercise(readFile(path.toStdString()).value(), "");
    ASSERT_TRUE(read);
    ASSERT_EQ(read->items.size(), 2U);
    const Treebank& treebank = window.workspace().treebank();
    const auto formsOf = [](const Sentence& sentence) {
        std::vector<std::string> forms;
        for (const Token& token : sentence.tokens)
            forms.push_back(token.form);
        return forms;
    };
    EXPECT_EQ(formsOf(*read->items[0].sentence), formsOf(*treebank.sentence(2)));
    EXPECT_EQ(formsOf(*read->items[1].sentence), formsOf(*treebank.sentence(0)));
}

} // namespace
} // namespace arcwright::ui::testing
