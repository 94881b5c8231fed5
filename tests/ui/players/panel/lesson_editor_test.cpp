// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/lesson_editor.h"

#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>
#include <QWindow>

#include "core/learning/update_rules.h"
#include "core/teaching/lesson_steps.h"
#include "core/treebank/graph.h"
#include "tests/ui/players/player_panel_fixture.h"
#include "tests/ui/players/player_support.h"
#include "ui/players/algorithms/lesson_texts.h"
#include "ui/players/export/step_board.h"
#include "ui/players/panel/draft_keeper.h"
#include "ui/players/panel/lecture_lesson.h"
#include "ui/players/panel/lecture_view.h"
#include "ui/players/panel/lesson_banner.h"
#include "ui/players/panel/lesson_export.h"
#include "ui/players/panel/lesson_preview.h"
#include "ui/players/panel/lesson_tour.h"
#include "ui/players/panel/picture_menu.h"
#include "ui/players/panel/start_page.h"
#include "ui/players/panel/stop_of_panel.h"
#include "ui/players/panel/stop_words_of.h"
#include "ui/players/panel/transport_bar.h"
#include "ui/settings/settings.h"
#include "ui/shell/player_commands.h"

namespace arcwright::ui::testing {
namespace {

/// Every word, or bunsetsu of one word, under the next: a tree that every algorithm can build.
std::shared_ptr<const Sentence> chainOf(const Sentence& words, const LessonAlgorithm& algorithm)
{
    auto chain = std::make_shared<Sentence>(words);
    const auto count = static_cast<int>(chain->tokens.size());
    for (int word = 1; word <= count; ++word) {
        const int head = word == count ? 0 : word + 1;
        chain->tokens[static_cast<std::size_t>(word) - 1].head = head;
        if (algorithm.playsBunsetsu) {
            Bunsetsu& bunsetsu = chain->bunsetsu.emplace_back();
            bunsetsu.first = bunsetsu.last = word;
            bunsetsu.head = head;
        }
    }
    return chain;
}

/// What the command line counts is what there is to be seen.
TEST(LessonStepsTest, AreAsManyAsThePlayerHas)
{
    constexpr int words = 6;
    for (const LessonAlgorithm& algorithm : lessonAlgorithms()) {
        const PlayerKind* kind = playerKindNamed(QString::fromUtf8(algorithm.name.data()));
        ASSERT_NE(kind, nullptr) << algorithm.name;
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            for (const RootPolicy root : {RootPolicy::Single, RootPolicy::Many}) {
                PlayerSource source = randomSource(words, seed, root);
                source.sentence = chainOf(*source.sentence, algorithm);
                source.origin = ScoreOrigin::Given;
                ArcScores arcs = randomPartScores(words, seed, root, -10).arcs;
                if (seed > 4) // so that there may be no tree
                    arcs.at(static_cast<int>(seed) - 4, 2) = arcs.at(0, 3) = arcs.at(1, 3) = forbiddenScore;
                source.given = partScoresOf(arcs, root);
                Lesson lesson;
                lesson.sentence = source.sentence;
                lesson.scores = source.given;
                ASSERT_TRUE(kind->plays(source)) << algorithm.name;
                EXPECT_EQ(stepsOf(lesson, algorithm.name), kind->make(source)->steps()) << algorithm.name << seed;
            }
        }
    }
    EXPECT_EQ(lessonAlgorithms().size(), playerKinds().size());
}

/// A lesson of a tree that transitions can build, for an algorithm; its scores are drawn.
Lesson lessonFor(const LessonAlgorithm& algorithm)
{
    constexpr int words = 5;
    Lesson lesson;
    lesson.player = algorithm.name;
    lesson.sentence = chainOf(*sentenceOf(words), algorithm);
    lesson.scores = partScoresOf(randomPartScores(words, 2, RootPolicy::Single, -10).arcs, RootPolicy::Single);
    return lesson;
}

/// Whatever can be chosen about a player has a name, or is no matter of lessons; and what the command line counts with
/// it is what there is to be seen.
TEST(LessonStepsTest, AreThoseOfWhatWasChosen)
{
    ASSERT_EQ(lessonChoicesOf("epoch").front().options.size(), learnerTable.size());
    for (std::size_t i = 0; i < learnerTable.size(); ++i)
        EXPECT_EQ(lessonChoicesOf("epoch").front().options[i], learnerTable[i].name);
    for (const LessonAlgorithm& algorithm : lessonAlgorithms()) {
        Lesson lesson = lessonFor(algorithm);
        for (const LessonChoiceRow& row : lessonChoicesOf(algorithm.name)) {
            for (const std::string& option : row.options) {
                lesson.choices = {{std::string(row.name), option}};
                const auto players = playersOf(lesson);
                ASSERT_TRUE(players) << algorithm.name;
                const auto all = players->first->choices();
                const auto chosen = std::find_if(
                    all.begin(), all.end(), [&](const PlayerChoice& choice) { return choice.name == row.name; });
                ASSERT_NE(chosen, all.end()) << algorithm.name << ' ' << row.name;
                const auto index = static_cast<int>(*optionOf(algorithm.name, lesson.choices.front()));
                EXPECT_EQ(chosen->current, index) << algorithm.name << ' ' << row.name << ' ' << option;
                EXPECT_GE(chosen->options.size(), static_cast<qsizetype>(row.options.size()));
                EXPECT_EQ(stepsOf(lesson, algorithm.name), players->first->steps())
                    << algorithm.name << ' ' << row.name << ' ' << option;
            }
        }
    }
}

Lesson stopCalled(const char* title)
{
    Lesson stop;
    stop.title = std::string(title);
    stop.player = "cle";
    stop.sentence = sentenceOf(2);
    stop.scores = randomPartScores(2, 1, RootPolicy::Single);
    return stop;
}

std::string titlesOf(const LessonDraft& draft)
{
    std::string all;
    for (const Lesson& stop : draft.series().stops)
        all += stop.title.in("en");
    return all;
}

TEST(LessonDraftTest, EveryChangeCanBeTakenBackAndMadeAgain)
{
    LessonDraft draft;
    EXPECT_FALSE(draft.isModified());
    for (const char* title : {"a", "b", "c"})
        draft.add(stopCalled(title));
    draft.move(0, 3);
    EXPECT_EQ(titlesOf(draft), "bca");
    draft.move(2, 1);
    EXPECT_EQ(titlesOf(draft), "bac");
    draft.remove(1);
    EXPECT_EQ(titlesOf(draft), "bc");
    for (const char* typed : {"x", "xy", "xyz"}) // one change
        draft.setWords(0, &Lesson::title, std::string(typed));
    EXPECT_EQ(titlesOf(draft), "xyzc");
    EXPECT_TRUE(draft.isModified());
    std::vector<std::string> seen;
    while (draft.canUndo()) {
        draft.undo();
        seen.push_back(titlesOf(draft));
    }
    EXPECT_EQ(seen, (std::vector<std::string>{"bc", "bac", "bca", "abc", "ab", "a", ""}));
    EXPECT_FALSE(draft.isModified()) << "as it was when it began";
    while (draft.canRedo())
        draft.redo();
    EXPECT_EQ(titlesOf(draft), "xyzc");
    draft.setSaved();
    EXPECT_FALSE(draft.isModified());
    draft.undo();
    EXPECT_TRUE(draft.isModified());
}

class LessonEditorTest : public PlayerPanelTest {
protected:
    void addToLesson()
    {
        for (QToolButton* button : panel().findChildren<QToolButton*>()) {
            if (button->text() == QStringLiteral("Add to lesson"))
                button->click();
        }
        QCoreApplication::processEvents();
    }
    LessonEditor& editor() { return *window.findChild<LessonEditor*>(); }
    static void typeInto(QWidget* field, const QString& text)
    {
        field->setFocus();
        QTest::keyClicks(field, text);
    }
    /// The series as it is read from the file that was written.
    LessonSeries saved()
    {
        const QString path = QString::fromStdString(folder.path() + "/own.arclesson");
        EXPECT_TRUE(editor().save(path));
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        const auto read = parseLessonSeries(file.readAll().toStdString(), "own");
        EXPECT_TRUE(read);
        return read.value_or(LessonSeries());
    }
};

TEST_F(LessonEditorTest, TheKeyForSavingWritesWhereItWasSavedBefore)
{
    watch("cle", 3);
    addToLesson();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&editor()));
    saved();
    typeInto(editor().title(), QStringLiteral("Greedy"));
    EXPECT_TRUE(editor().isWindowModified());
    QTest::keySequence(editor().title(), QKeySequence::Save);
    EXPECT_FALSE(editor().isWindowModified());
    EXPECT_EQ(editor().findings()->text(), QStringLiteral("Saved."));
    QFile file(editor().path());
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_TRUE(file.readAll().contains("Greedy"));
}

/// What a stop is made of is in the window behind: that comes in front when somebody goes there.
TEST_F(LessonEditorTest, DoesNotStayInFrontOfThePlayer)
{
    watch("cle", 3);
    addToLesson();
    ASSERT_TRUE(editor().isVisible());
    EXPECT_EQ(editor().windowHandle()->transientParent(), nullptr);
    EXPECT_FALSE(editor().testAttribute(Qt::WA_QuitOnClose)); // or the program would go on without its window
    window.hide();
    EXPECT_FALSE(editor().isVisible());
}

TEST_F(LessonEditorTest, WhatIsWatchedBecomesStopsThatAreWrittenCheckedSavedAndShown)
{
    watch("cle", 3);
    const ArcScores scores = scoresFor(*panel().source(), Decoder::Cle).parts().arcs;
    addToLesson();
    ASSERT_TRUE(editor().isVisible());
    typeInto(editor().title(), QStringLiteral("Greedy"));
    typeInto(editor().text(), QStringLiteral("Each word takes its *best* head."));
    typeInto(editor().question(), QStringLiteral("Is that a tree?"));
    EXPECT_TRUE(editor().preview()->toPlainText().contains(QStringLiteral("Each word takes its best head.")));
    ASSERT_TRUE(panel().choosePlayer(QStringLiteral("eisner")));
    ASSERT_TRUE(panel().choosePlayerBeside(QStringLiteral("cle")));
    panel().transport()->last();
    addToLesson();
    typeInto(editor().title(), QStringLiteral("Projective"));
    ASSERT_EQ(editor().stops()->count(), 2);
    EXPECT_TRUE(editor().check()) << editor().findings()->text().toStdString();
    const LessonSeries series = saved();
    EXPECT_EQ(series.id, "own");
    ASSERT_EQ(series.stops.size(), 2U);
    const Lesson& first = series.stops[0];
    EXPECT_EQ(first.title.in("en"), "Greedy");
    EXPECT_EQ(first.text.in("en"), "Each word takes its *best* head.");
    EXPECT_EQ(first.question.in("en"), "Is that a tree?");
    EXPECT_EQ(first.player, "cle");
    EXPECT_EQ(first.step, 3);
    EXPECT_EQ(first.scoresFrom, LessonScores::Drawn);
    for (int head = 0; head <= scores.words(); ++head) {
        for (int dependent = 1; dependent <= scores.words(); ++dependent)
            EXPECT_TRUE(head == dependent || first.scores->arcs.at(head, dependent) == scores.at(head, dependent));
    }
    EXPECT_EQ(series.stops[1].beside, "cle");
    EXPECT_TRUE(series.stops[1].lastStep);

    editor().stops()->setCurrentRow(0);
    editor().button("show")->click();
    ASSERT_TRUE(panel().tour()->isOn());
    EXPECT_EQ(player().position(), 3);
    EXPECT_TRUE(panel().lessonBanner()->text().contains(QStringLiteral("Is that a tree?")));
    ASSERT_TRUE(panel().lessonBanner()->nextButton()->isVisible());
    panel().lessonBanner()->nextButton()->click();
    EXPECT_EQ(panel().tour()->stop(), 1);
    EXPECT_EQ(player().position(), player().steps());
    EXPECT_EQ(panel().side()->kind().name, std::string("eisner"));
    EXPECT_FALSE(panel().lessonBanner()->nextButton()->isEnabled());
    panel().lessonBanner()->previousButton()->click();
    EXPECT_EQ(panel().tour()->stop(), 0);
    panel().closeLesson();
    EXPECT_FALSE(panel().tour()->isOn());
}

/// A stop that was added at "SWAP", decided by the tree, played what the scores decide; one of typed scores had lost
/// the price of its moves.
TEST_F(LessonEditorTest, WhatWasChosenAboutThePlayerIsKept)
{
    const auto isMade = [&] { return waitFor([&] { return panel().player() != nullptr; }); };
    const auto chooseIn = [&](const char* title, int option) {
        for (QComboBox* box : panel().side()->findChildren<QComboBox*>()) {
            if (box->isVisible() && box->accessibleName() == QLatin1String(title)) {
                box->setCurrentIndex(option);
                Q_EMIT box->activated(option);
                return isMade();
            }
        }
        return false;
    };
    watch("swap");
    ASSERT_TRUE(chooseIn("Decided by", 1));
    ASSERT_EQ(player().choices().front().current, 1);
    panel().transport()->last();
    addToLesson();
    ASSERT_NE(window.findChild<LessonEditor*>(), nullptr);
    ASSERT_TRUE(panel().choosePlayer(QStringLiteral("arc-eager")));
    ASSERT_TRUE(isMade());
    EXPECT_EQ(player().choices().front().current, 1) << "another system is decided by the same";
    ASSERT_TRUE(panel().choosePlayer(QStringLiteral("hill")));
    ASSERT_TRUE(isMade());
    ASSERT_TRUE(chooseIn("price of a move", 2));
    ASSERT_TRUE(chooseIn("from", 2));
    addToLesson();
    ASSERT_EQ(editor().stops()->count(), 2);
    const LessonSeries series = saved();
    ASSERT_EQ(series.stops.size(), 2U);
    EXPECT_EQ(series.stops[0].choices, (std::vector<LessonChoice>{{"decided_by", "tree"}}));
    EXPECT_EQ(series.stops[1].choices, (std::vector<LessonChoice>{{"from", "random"}}));
    EXPECT_EQ(series.stops[1].scores->climb.price, 0.5);
    panel().closeLesson();
    ASSERT_TRUE(panel().choosePlayer(QStringLiteral("swap")));
    ASSERT_TRUE(isMade());
    ASSERT_TRUE(chooseIn("Decided by", 0));
    editor().stops()->setCurrentRow(0);
    editor().button("show")->click();
    ASSERT_TRUE(isMade());
    EXPECT_EQ(player().choices().front().current, 1);
    EXPECT_EQ(player().position(), player().steps());
    panel().lessonBanner()->nextButton()->click();
    ASSERT_TRUE(isMade());
    EXPECT_EQ(player().choices()[0].current, 2);
    EXPECT_EQ(player().choices()[1].options[player().choices()[1].current], QStringLiteral("0.5"));

    panel().closeLesson();
    ASSERT_TRUE(panel().choosePlayer(QStringLiteral("swap")));
    ASSERT_TRUE(isMade());
    ASSERT_TRUE(chooseIn("Decided by", 2));
    addToLesson();
    EXPECT_EQ(editor().stops()->count(), 2) << "no lesson has what the classifier has learnt from";
}

/// Its words were put at the new stop once more, and what was typed then was glued to them.
TEST_F(LessonEditorTest, AStopShownAgainLendsItsWordsToNoOther)
{
    watch("cle", 3);
    addToLesson();
    typeInto(editor().title(), QStringLiteral("Greedy"));
    editor().button("show")->click();
    panel().transport()->last();
    addToLesson();
    ASSERT_EQ(editor().stops()->count(), 2);
    EXPECT_EQ(editor().title()->text(), QString());
}

TEST_F(LessonEditorTest, StopsAreOrderedDeletedAndTheirTextsTranslated)
{
    watch("cle");
    addToLesson();
    typeInto(editor().title(), QStringLiteral("One"));
    addToLesson();
    typeInto(editor().title(), QStringLiteral("Two"));
    editor().button("up")->click();
    EXPECT_EQ(titlesOf(editor().draft()), "TwoOne");
    EXPECT_EQ(editor().stops()->currentRow(), 0);
    EXPECT_FALSE(editor().button("up")->isEnabled());
    EXPECT_EQ(editor().title()->text(), QStringLiteral("Two"));
    editor().language()->setCurrentIndex(editor().language()->findData(QStringLiteral("cs")));
    EXPECT_EQ(editor().title()->text(), QString());
    typeInto(editor().title(), QStringLiteral("Dva"));
    editor().button("down")->click();
    const LessonSeries series = saved();
    ASSERT_EQ(series.stops.size(), 2U);
    EXPECT_EQ(series.stops[1].title.in("cs"), "Dva");
    EXPECT_EQ(series.stops[1].title.in("en"), "Two");
    editor().button("delete")->click();
    EXPECT_EQ(editor().stops()->count(), 1);
    editor().button("undo")->click();
    EXPECT_EQ(editor().stops()->count(), 2);
    EXPECT_FALSE(editor().draft().isModified());
    ASSERT_TRUE(editor().open(editor().path()));
    EXPECT_FALSE(editor().button("undo")->isEnabled());
    EXPECT_EQ(editor().stops()->count(), 2);
}

TEST_F(LessonEditorTest, WhatIsWrongIsNamed)
{
    watch("cle");
    addToLesson();
    LessonSeries series = editor().draft().series();
    series.stops.front().step = 999;
    editor().draft().take(series);
    EXPECT_FALSE(editor().check());
    EXPECT_TRUE(editor().findings()->text().startsWith(QStringLiteral("Stop 1: step is")))
        << "what the class calls it: " << editor().findings()->text().toStdString();
    QSignalSpy refused(&editor(), &LessonEditor::refused);
    EXPECT_FALSE(editor().open(QString::fromStdString(folder.write("no.arclesson", "{"))));
    EXPECT_EQ(refused.count(), 1);
    EXPECT_EQ(editor().draft().stops(), 1) << "what is written stays";
}

/// Nobody has to know how a picture is written, nor where a stop comes from.
TEST_F(LessonEditorTest, StopsAndPicturesAreAddedFromTheEditorItself)
{
    watch("cle", 3);
    window.playerCommands().writing().bringForward();
    EXPECT_FALSE(editor().text()->isEnabled());
    EXPECT_FALSE(editor().text()->placeholderText().isEmpty()) << "why there is nothing to be written yet";
    editor().button("add")->click();
    ASSERT_EQ(editor().draft().stops(), 1);
    typeInto(editor().text(), QStringLiteral("Look:"));
    const auto* hint = editor().findChild<QLabel*>(QStringLiteral("pictureHint"));
    ASSERT_TRUE(hint);
    EXPECT_FALSE(hint->isVisible());
    const QList<QAction*> pictures = editor().pictures()->actions();
    ASSERT_EQ(pictures.size(), 3);
    pictures[1]->trigger();
    pictures[2]->trigger();
    EXPECT_EQ(
        editor().text()->toPlainText(), QStringLiteral("Look:\n\n![](canvas:step=3)\n\n![](canvas:step=last)\n\n"));
    EXPECT_TRUE(hint->isVisible()) << "that such a stop is told first";
    EXPECT_TRUE(editor().check());
    const bool hasTree = editor().draft().series().stops.front().sentence->headOf(1) != kNoHead;
    EXPECT_EQ(pictures[0]->isEnabled(), hasTree);
    const int width = editor().preview()->viewport()->width();
    EXPECT_LE(editor().preview()->document()->idealWidth(), width) << "pictures are no wider than the preview";
    EXPECT_TRUE(editor().preview()->toHtml().contains(QStringLiteral("<img")));
}

TEST_F(LessonEditorTest, ALessonOfSeveralStopsOpensFromItsFile)
{
    LessonSeries series;
    series.id = "x";
    for (const char* title : {"first", "second"})
        series.stops.push_back(stopCalled(title));
    series.stops[1].title.set("en", "the second");
    watch("eisner");
    const std::string path = folder.write("two.arclesson", arcwright::textOf(series));
    ASSERT_TRUE(window.playerCommands().openLesson(QString::fromStdString(path)));
    EXPECT_EQ(panel().tour()->stops(), 2);
    panel().side()->stage()->setFocus();
    key(Qt::Key_N);
    EXPECT_EQ(panel().tour()->stop(), 1);
    EXPECT_EQ(panel().heading(), QStringLiteral("the second")) << "in the language of the window";
    key(Qt::Key_P);
    EXPECT_EQ(panel().tour()->stop(), 0) << "as in lectures and in exported pages";
    panel().tour()->next();
    panel().openLesson(builtInLessons().front());
    EXPECT_FALSE(panel().tour()->isOn());
    EXPECT_FALSE(panel().lessonBanner()->nextButton()->isVisible());
    const QSignalSpy refused(&window.playerCommands(), &PlayerCommands::refused);
    key(Qt::Key_N);
    EXPECT_EQ(refused.size(), 1) << "why nothing happens";
}

/// To begin a second lesson one had to delete the stops of the first.
TEST_F(LessonEditorTest, AnotherLessonIsBegunAndOneOnViewIsTakenUp)
{
    watch("cle", 3);
    addToLesson();
    saved();
    ASSERT_TRUE(editor().button("new")->isEnabled());
    editor().button("new")->click();
    EXPECT_EQ(editor().draft().stops(), 0);
    EXPECT_TRUE(editor().path().isEmpty());
    EXPECT_FALSE(editor().button("new")->isEnabled()) << "nothing is there";

    LessonSeries series;
    series.id = "x";
    for (const char* title : {"first", "second"})
        series.stops.push_back(stopCalled(title));
    const std::string path = folder.write("two.arclesson", arcwright::textOf(series));
    ASSERT_TRUE(window.playerCommands().openLesson(QString::fromStdString(path)));
    panel().tour()->next();
    ASSERT_TRUE(panel().lessonBanner()->editButton()->isVisible());
    panel().lessonBanner()->editButton()->click();
    EXPECT_EQ(editor().path(), QString::fromStdString(path));
    EXPECT_EQ(editor().draft().stops(), 2);
    EXPECT_EQ(editor().stops()->currentRow(), 1) << "the stop on view";
    EXPECT_FALSE(editor().isWindowModified());
    typeInto(editor().title(), QStringLiteral("!"));
    panel().lessonBanner()->editButton()->click();
    EXPECT_TRUE(editor().isWindowModified()) << "what was typed into it stays";
    Q_EMIT editor().showWanted(editor().draft().series(), 0);
    typeInto(editor().title(), QStringLiteral("?"));
    const LessonSeries typed = editor().draft().series();
    panel().lessonBanner()->editButton()->click();
    EXPECT_EQ(arcwright::textOf(editor().draft().series()), arcwright::textOf(typed)) << "what was typed since, too";

    editor().draft().take({});
    window.playerCommands().showLesson(builtInLessons().front());
    panel().lessonBanner()->editButton()->click();
    EXPECT_TRUE(editor().path().isEmpty()) << "a copy of one that comes with the program";
    EXPECT_EQ(editor().draft().stops(), 1);
    ASSERT_TRUE(window.playerCommands().showTyped(QStringLiteral("Two words")));
    EXPECT_FALSE(panel().lessonBanner()->editButton()->isVisible()) << "a sentence is no lesson";
}

TEST_F(LessonEditorTest, ASavedLessonIsAmongTheLessons)
{
    watch("cle", 3);
    addToLesson();
    saved();
    EXPECT_EQ(Settings::recentLessons().value(0), QFileInfo(editor().path()).absoluteFilePath());
    StartPage page;
    const int builtIn = page.lessons()->count();
    page.setLessons(Settings::recentLessons().mid(0, 1));
    ASSERT_EQ(page.lessons()->count(), builtIn + 1);
    EXPECT_TRUE(page.lessons()->item(0)->text().startsWith(QStringLiteral("own"))) << "without its ending";
    QString opened;
    std::string chosen;
    QObject::connect(&page, &StartPage::lessonFileChosen, &page, [&](const QString& path) { opened = path; });
    QObject::connect(&page, &StartPage::lessonChosen, &page, [&](const Lesson& lesson) { chosen = lesson.id; });
    Q_EMIT page.lessons()->itemActivated(page.lessons()->item(0));
    EXPECT_EQ(opened, Settings::recentLessons().value(0));
    EXPECT_TRUE(chosen.empty());
    Q_EMIT page.lessons()->itemActivated(page.lessons()->item(1));
    EXPECT_EQ(chosen, builtInLessons().front().id);
}

/// The title of the lesson stood nowhere, and a class did not know how many stops there are.
TEST_F(LessonEditorTest, TheTitleOfALessonIsInTheWindowAndItsStopsAreCountedInLectures)
{
    LessonSeries series;
    series.id = "x";
    series.title = std::string("Decoding");
    for (const char* title : {"first", "second"})
        series.stops.push_back(stopCalled(title));
    EXPECT_EQ(withTitleOf(series, QStringLiteral("second")), QStringLiteral("Decoding – second"));
    EXPECT_EQ(withTitleOf(series, QStringLiteral("Decoding")), QStringLiteral("Decoding"));
    watch("eisner");
    window.playerCommands().showSeries(series, 1);
    LectureView lecture(panel(), &window);
    lecture.resize(1024, 768);
    lecture.show();
    EXPECT_TRUE(lecture.words()->text().contains(QStringLiteral("2 / 2"))) << lecture.words()->text().toStdString();
    panel().tour()->previous();
    EXPECT_TRUE(lecture.words()->text().contains(QStringLiteral("1 / 2")));
}

/// One whose keys are pressed past the shortcuts, which are those of the window that is active.
class PressedLecture : public LectureView {
public:
    using LectureView::LectureView;
    void press(Qt::Key key)
    {
        QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier);
        keyPressEvent(&event);
    }
};

TEST_F(LessonEditorTest, LecturesGoThroughTheStopsWithTheirWords)
{
    LessonSeries series;
    series.id = "x";
    for (const char* title : {"first", "second"}) {
        series.stops.push_back(stopCalled(title));
        series.stops.back().text = std::string("what to *see*");
    }
    watch("eisner");
    PressedLecture lecture(panel(), &window);
    lecture.resize(800, 600);
    lecture.show();
    EXPECT_TRUE(lecture.words()->isHidden());
    panel().tour()->open(series);
    ASSERT_TRUE(lecture.words()->isVisible());
    EXPECT_TRUE(lecture.words()->text().contains(QStringLiteral("first")));
    EXPECT_GE(QFontMetrics(lecture.words()->font()).height(), 600 / 40);
    lecture.press(Qt::Key_N);
    EXPECT_EQ(panel().tour()->stop(), 1);
    EXPECT_TRUE(lecture.words()->text().contains(QStringLiteral("second")));
    lecture.press(Qt::Key_P);
    EXPECT_EQ(panel().tour()->stop(), 0);
    EXPECT_TRUE(lecture.words()->text().contains(QStringLiteral("first")));
    lecture.press(Qt::Key_Home);
    for (int left = player().steps(); left > 0; --left)
        lecture.press(Qt::Key_Right);
    EXPECT_EQ(panel().tour()->stop(), 0);
    EXPECT_EQ(player().position(), player().steps());
    EXPECT_EQ(panel().transport()->position(), panel().transport()->length());
    lecture.press(Qt::Key_Right);
    EXPECT_EQ(panel().tour()->stop(), 1) << "beyond the last step";
    lecture.press(Qt::Key_Home);
    lecture.press(Qt::Key_Left);
    EXPECT_EQ(panel().tour()->stop(), 0) << "before the first one";
    panel().closeLesson();
    EXPECT_EQ(panel().tour()->stop(), 0);
}

TEST(LessonMarkdownTest, IsShownWithoutPicturesAndHtml)
{
    const QString html = htmlOfMarkdown(QStringLiteral("*a* ![b](/etc/x.png) <script>c</script>\n\n- d"));
    EXPECT_FALSE(html.contains(QStringLiteral("<img")));
    EXPECT_FALSE(html.contains(QStringLiteral("<script")));
    EXPECT_TRUE(html.contains(QStringLiteral("<li")));
}

TEST(LessonMarkdownTest, CellsOfATableHaveRoomAroundTheirTexts)
{
    const QString html = htmlOfMarkdown(QStringLiteral("| way | score |\n|---|---|\n| best | 1.67 |\n"));
    ASSERT_TRUE(html.contains(QStringLiteral("<table"))) << html.toStdString();
    EXPECT_TRUE(html.contains(QStringLiteral("cellpadding=\"3\""))) << html.toStdString();
}

/// Our own canvas, and nothing from anywhere else.
TEST(LessonMarkdownTest, PicturesOfTheCanvasAreInTheText)
{
    Lesson stop = stopCalled("x");
    auto sentence = std::make_shared<Sentence>(*stop.sentence);
    sentence->tokens[0].head = 2;
    sentence->tokens[1].head = 0;
    stop.sentence = sentence;
    stop.text = std::string("a ![b](canvas:tree) c ![](canvas:step=last) ![](canvas:nothing) ![d](file:///etc/x.png)");
    const auto picturesIn = [](const QString& html) { return html.count(QStringLiteral("<img src=\"data:image/png")); };
    EXPECT_EQ(picturesIn(lessonHtml(stop)), 2);
    EXPECT_EQ(lessonHtml(stop).count(QStringLiteral("<img")), 2);
    const StopWords words = stopWordsOf(stop, StepFormat::HandoutPdf, makeTheme(ThemeKind::Light));
    EXPECT_EQ(picturesIn(words.text), 2) << "and in what is exported";
    EXPECT_EQ(words.text.count(QStringLiteral("<img")), 2);
    EXPECT_TRUE(words.text.contains(QStringLiteral("alt=\"w1 w2\"")));
    EXPECT_EQ(withSmallPictures(QStringLiteral("<img src=\"data:x\" width=\"300\" height=\"200\" alt=\"\" />"), 100),
        QStringLiteral("<img src=\"data:x\" width=\"150\" height=\"100\" alt=\"\" />"));
    const QString alone = QStringLiteral("<p>a</p><p><img src=\"data:x\" width=\"30\" height=\"9\" /></p><p>b</p>");
    EXPECT_EQ(withPicturesBeside(alone, 50), alone) << "it would leave the words no room";
    const QString beside = withPicturesBeside(alone, 200);
    EXPECT_TRUE(beside.contains(QStringLiteral("<p>a</p><p>b</p></td><td")));
    EXPECT_EQ(beside.count(QStringLiteral("<img")), 1);
    // Rich text reads it, so that it takes room.
    EXPECT_GT(wordsHeight(words.text, 600, 20), wordsHeight(QStringLiteral("a c"), 600, 20) + 60);
}

/// The page has a light look and a dark one, which the reader chooses: each has its pictures, and shows no others.
TEST(LessonMarkdownTest, APageHasPicturesForBothOfItsLooks)
{
    Lesson stop = stopCalled("x");
    stop.text = std::string("a\n\n![b](canvas:step=last)\n\nc");
    const StopWords words = stopWordsOf(stop, StepFormat::Page, makeTheme(ThemeKind::Light));
    const QString day = QStringLiteral("<img class=\"day\" src=\"data:image/png");
    const QString night = QStringLiteral("<img class=\"night\" src=\"data:image/png");
    ASSERT_EQ(words.text.count(day), 1);
    ASSERT_EQ(words.text.count(night), 1);
    const auto cornerOf = [&](const QString& begin) {
        const QString source = sourceOfTag(words.text.mid(words.text.indexOf(begin)));
        const QByteArray picture = QByteArray::fromBase64(source.section(u',', 1).toLatin1());
        return QImage::fromData(picture, "PNG").pixelColor(0, 0);
    };
    EXPECT_EQ(cornerOf(day), makeTheme(ThemeKind::Light).diagram.background);
    EXPECT_EQ(cornerOf(night), makeTheme(ThemeKind::Dark).diagram.background);
    const WordsAndPictures parts = picturesApart(words.text);
    ASSERT_EQ(parts.pictures.size(), 1) << "they stand beside the words as one";
    EXPECT_EQ(parts.pictures.front().count(QStringLiteral("<img")), 2);
    EXPECT_FALSE(parts.words.contains(QStringLiteral("<img")));
    const StopWords onPaper = stopWordsOf(stop, StepFormat::HandoutHtml, makeTheme(ThemeKind::Dark));
    EXPECT_FALSE(onPaper.text.contains(night)) << "paper is white";
}

/// A program that ends without a word: its file is there, and its lock nobody's.
TEST(DraftKeeperTest, WhatWasWrittenSurvivesAnEndWithoutAWord)
{
    const test::TemporaryFolder folder;
    const QString drafts = QString::fromStdString(folder.path()) + QStringLiteral("/drafts");
    LessonDraft draft;
    auto keeper = std::make_unique<DraftKeeper>(draft, drafts, nullptr);
    EXPECT_FALSE(DraftKeeper::hasLeft(drafts));
    draft.add(stopCalled("first"));
    LessonWords typed(std::string("typed"));
    draft.setWords(0, &Lesson::text, typed);
    keeper->setPath(QStringLiteral("/home/x/week1.arclesson"));
    const auto files = [&] { return QDir(drafts).entryList({QStringLiteral("*.arclesson")}, QDir::Files); };
    ASSERT_TRUE(waitFor([&] { return files().size() == 1; })) << "it is kept without being asked";
    EXPECT_FALSE(DraftKeeper::hasLeft(drafts)) << "a program that runs has it";
    keeper->keepNow();

    keeper.reset(); // what it holds is let go, the file stays
    ASSERT_TRUE(DraftKeeper::hasLeft(drafts));
    LessonEditor editor(nullptr, drafts);
    ASSERT_TRUE(editor.openLeft());
    EXPECT_EQ(textOf(editor.draft().series()), textOf(draft.series()));
    EXPECT_EQ(editor.path(), QStringLiteral("/home/x/week1.arclesson"));
    EXPECT_TRUE(editor.isWindowModified()) << "it is not saved";
    EXPECT_FALSE(editor.findings()->text().isEmpty()) << "why it is there";
    EXPECT_FALSE(DraftKeeper::hasLeft(drafts)) << "taken once";

    ASSERT_TRUE(editor.save(QString::fromStdString(folder.path()) + QStringLiteral("/week1.arclesson")));
    EXPECT_TRUE(files().isEmpty()) << "what is saved needs not be kept";
}

TEST(DraftKeeperTest, WhatCannotBeReadStaysWhereItIs)
{
    test::TemporaryFolder folder;
    const QString drafts = QString::fromStdString(folder.path());
    folder.write("lesson-1.arclesson", "{");
    LessonEditor editor(nullptr, drafts);
    EXPECT_FALSE(editor.openLeft());
    editor.addStop(stopCalled("other"));
    EXPECT_TRUE(waitFor([&] { return QFile::exists(drafts + QStringLiteral("/lesson-2.arclesson")); }));
    EXPECT_TRUE(QFile::exists(drafts + QStringLiteral("/lesson-1.arclesson")));
}

} // namespace
} // namespace arcwright::ui::testing
