// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QTextBrowser>
#include <QToolButton>

#include "core/bunsetsu/bunsetsu_view.h"
#include "core/decoding/projective_distribution.h"
#include "core/decoding/tree_distribution.h"
#include "core/teaching/exercise.h"
#include "core/teaching/lesson_steps.h"
#include "core/tracing/move_steps.h"
#include "core/treebank/graph.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/players/algorithms/bunsetsu_player.h"
#include "ui/players/algorithms/lesson_texts.h"
#include "ui/players/algorithms/player_catalogue.h"
#include "ui/players/drawing/drawing_painter.h"
#include "ui/players/drawing/example_drawing.h"
#include "ui/players/panel/lesson_banner.h"
#include "ui/players/panel/player_panel.h"
#include "ui/players/panel/player_side.h"
#include "ui/players/panel/score_matrix.h"
#include "ui/players/panel/stop_of_panel.h"
#include "ui/shell/player_commands.h"
#include "ui/shell/workplaces.h"

/// The macros declare a function of the namespace in which they stand.
static void takeSamplesAway()
{
    Q_CLEANUP_RESOURCE(arcwright_samples);
}

static void bringSamplesBack()
{
    Q_INIT_RESOURCE(arcwright_samples);
}

namespace arcwright::ui::testing {
namespace {

class LessonTest : public WindowTest {
protected:
    void open(const QString& lesson, LaunchOptions options = {})
    {
        options.paths = QStringList(QString::fromStdString(folder.write("small.conllu", smallTreebank)));
        options.lesson = lesson;
        start(options);
    }
    PlayerPanel& panel() { return *window.playerPanel(); }
};

TEST(BuiltInLessonTest, EveryLessonHasATextAndAPlayerThatPlaysItAtItsStep)
{
    const QVector<Lesson> lessons = builtInLessons();
    EXPECT_EQ(lessons.size(), 20);
    for (const Lesson& lesson : lessons) {
        EXPECT_FALSE(textOf(lesson).isEmpty()) << lesson.id;
        EXPECT_NE(titleOf(lesson), QString::fromStdString(lesson.id));
        for (const std::string& name : {lesson.player, lesson.beside}) {
            if (name.empty())
                continue;
            const PlayerKind* kind = playerKindNamed(QString::fromStdString(name));
            ASSERT_NE(kind, nullptr) << name;
            PlayerSource source;
            source.sentence = lesson.sentence;
            source.relations = std::make_shared<RelationPool>();
            source.origin = ScoreOrigin::Given;
            source.given = lesson.scores;
            source.root = lesson.scores ? lesson.scores->root : RootPolicy::Single;
            ASSERT_TRUE(kind->plays(source)) << lesson.id;
            const auto player = kind->make(source);
            const int opensAt = name == lesson.player ? lesson.step : 0; // the other one goes along
            EXPECT_GE(player->steps(), opensAt) << lesson.id;
            EXPECT_GT(player->steps(), 2) << lesson.id;
        }
    }
}

Lesson lessonNamed(const char* id)
{
    const QVector<Lesson> lessons = builtInLessons();
    const auto found
        = std::find_if(lessons.begin(), lessons.end(), [id](const Lesson& lesson) { return lesson.id == id; });
    EXPECT_NE(found, lessons.end()) << id;
    return found == lessons.end() ? Lesson() : *found;
}

/// An algorithm on the sentence and the scores of a lesson.
std::unique_ptr<Player> playerOf(const Lesson& lesson, const std::string& kind)
{
    PlayerSource source;
    source.sentence = lesson.sentence;
    source.relations = std::make_shared<RelationPool>();
    source.origin = ScoreOrigin::Given;
    source.given = lesson.scores;
    source.root = lesson.scores ? lesson.scores->root : RootPolicy::Single;
    return playerKindNamed(QString::fromStdString(kind))->make(source);
}

std::vector<Arc> endOf(Player& player)
{
    player.goTo(player.steps());
    return player.arcs();
}

/// The arcs of the last step of a lesson's player, its first choice being `start`.
std::vector<Arc> endOf(const char* id, int start = 0)
{
    const Lesson lesson = lessonNamed(id);
    const auto player = playerOf(lesson, lesson.player);
    player->choose(0, start);
    return endOf(*player);
}

QStringList headlinesOf(const Player& player)
{
    QStringList headlines;
    for (int step = 1; step <= player.steps(); ++step)
        headlines << player.headline(step);
    return headlines;
}

/// The paper's Figures 2 and 4: dependents from right to left, the games of each from left to right.
TEST(BuiltInLessonTest, TheTournamentPlaysTheGamesOfTheFigureInTheirOrder)
{
    const Lesson lesson = lessonNamed("iwatate-2008-figure-2");
    const auto player = playerOf(lesson, lesson.player);
    const QStringList expected{QStringLiteral("歌わない₃ → 子だ₄, the only candidate"),
        QStringLiteral("歌わない₃ against 子だ₄ for 歌を₂: 歌わない₃ wins"), QStringLiteral("takes 歌を₂ → 歌わない₃"),
        QStringLiteral("歌を₂ against 歌わない₃ for 妹は₁: 歌わない₃ wins"),
        QStringLiteral("歌わない₃ against 子だ₄ for 妹は₁: 子だ₄ wins"), QStringLiteral("takes 妹は₁ → 子だ₄"),
        QStringLiteral("finished: every bunsetsu has its head")};
    EXPECT_EQ(headlinesOf(*player), expected) << headlinesOf(*player).join(u'\n').toStdString();
    EXPECT_EQ(lesson.step, 5) << "the last game of the figure";
}

/// Section 2.1: the pair of (b) is no arc in (a), though the first words are the same.
TEST(BuiltInLessonTest, TheTournamentsEndInTheTreesOfTheFigure)
{
    EXPECT_EQ(endOf("iwatate-2008-figure-1"), arcsOfHeads({kNoHead, 4, 3, 4, 0}));
    EXPECT_EQ(endOf("iwatate-2008-figure-1b"), arcsOfHeads({kNoHead, 3, 3, 0}));
}

TEST(BuiltInLessonTest, ShiftReduceTakesTheFirstHeadThatWillDo)
{
    const Lesson lesson = lessonNamed("iwatate-2008-figure-4");
    EXPECT_EQ(endOf(*playerOf(lesson, lesson.player)), arcsOfHeads({kNoHead, 4, 3, 4, 0}));
    EXPECT_EQ(endOf(*playerOf(lesson, lesson.beside)), arcsOfHeads({kNoHead, 3, 3, 4, 0}));
}

/// The words of each lesson of the 2006 paper's Figures 1, 3 and 6 hang as "John hit the ball with the bat" does.
TEST(BuiltInLessonTest, TreesHaveTheShapeOfTheFigure)
{
    for (const char* id : {"mcdonald-2006-figure-1", "mcdonald-2006-figure-3", "mcdonald-2006-figure-6"})
        EXPECT_EQ(DrawnTree::of(*lessonNamed(id).sentence).heads, (std::vector<int>{kNoHead, 2, 0, 4, 2, 2, 7, 5}))
            << id;
}

TEST(BuiltInLessonTest, FirstOrderHangsTheLastPhraseElsewhereThanThePairDoes)
{
    const Lesson lesson = lessonNamed("mcdonald-2006-figure-3");
    EXPECT_EQ(endOf(*playerOf(lesson, lesson.beside)), arcsOfHeads({kNoHead, 2, 0, 4, 2, 4, 7, 5}));
    const auto player = playerOf(lesson, lesson.player);
    EXPECT_EQ(player->headline(lesson.step), QStringLiteral("arc saw₂ → through₅: 38"));
    player->goTo(lesson.step);
    EXPECT_TRUE(player->explanation().numbers.front().name.contains(QStringLiteral("siblings moon₄ and through₅")))
        << "the figure's (C): the arc is put over the box of siblings";
}

TEST(BuiltInLessonTest, OneMoveIsEnoughAndMakesArcsCross)
{
    const Lesson lesson = lessonNamed("mcdonald-2006-figure-4");
    const auto player = playerOf(lesson, lesson.player);
    int moves = 0;
    for (int step = 1; step <= player->steps(); ++step)
        moves += player->pointersTo(step).empty() ? 0 : 1;
    EXPECT_EQ(moves, 1);
    player->goTo(1);
    EXPECT_TRUE(isProjective(headsOfArcs(player->arcs(), 7)));
    EXPECT_FALSE(isProjective(headsOfArcs(endOf(*player), 7)));
}

TEST(BuiltInLessonTest, WordsWithSeveralHeadsAreThoseOfTheFigure)
{
    EXPECT_EQ(endOf("mcdonald-2006-figure-5"),
        (std::vector<Arc>{
            {2, 1, {}}, {5, 1, {}}, {0, 2, {}}, {2, 3, {}}, {2, 4, {}}, {4, 5, {}}, {3, 6, {}}, {5, 6, {}}}));
}

TEST(BuiltInLessonTest, ClimbingEndsInTheTreeThatIsNotProjective)
{
    EXPECT_EQ(endOf("mcdonald-2006-figure-4"), arcsOfHeads({kNoHead, 2, 3, 0, 3, 2, 7, 5}));
}

TEST(BuiltInLessonTest, ClimbingFindsTheMatchingFromOneStartAndNotFromTheOther)
{
    const auto matching = arcsOfHeads({kNoHead, 0, 0, 2, 1, 1, 2});
    EXPECT_NE(endOf("mcdonald-2006-appendix", 0), matching);
    EXPECT_EQ(endOf("mcdonald-2006-appendix", 1), matching);
}

TEST(BuiltInLessonTest, ThePairDecidesInSecondOrder)
{
    EXPECT_EQ(endOf("mcdonald-2006-figure-3"), arcsOfHeads({kNoHead, 2, 0, 4, 2, 2, 7, 5}));
}

/// The second tree hangs the last phrase elsewhere, and the third is worse again.
TEST(BuiltInLessonTest, TheSecondBestTreeHangsThePhraseOnTheBirds)
{
    const Lesson lesson = lessonNamed("huang-2005-k-best");
    const auto player = playerOf(lesson, lesson.player);
    player->goTo(lesson.step);
    EXPECT_EQ(player->arcs(), arcsOfHeads({kNoHead, 2, 0, 2, 2, 6, 4})) << "the best";
    player->goTo(lesson.step + 1);
    EXPECT_EQ(player->arcs(), arcsOfHeads({kNoHead, 2, 0, 2, 3, 6, 4}));
}

TEST(BuiltInLessonTest, BothReadingsArePossibleAndOneIsLikelier)
{
    const Lesson lesson = lessonNamed("paskin-2001-inside-outside");
    EXPECT_EQ(endOf(*playerOf(lesson, lesson.beside)), arcsOfHeads({kNoHead, 2, 0, 2, 2, 6, 4}));
    const ProjectiveDistribution trees(lesson.scores->arcs, lesson.scores->root, 1);
    EXPECT_GT(trees.marginals().at(2, 4), trees.marginals().at(3, 4));
    EXPECT_GT(trees.marginals().at(3, 4), 0.1);
    const auto player = playerOf(lesson, lesson.player);
    EXPECT_TRUE(player->isMilestone(lesson.step));
    EXPECT_EQ(player->headline(lesson.step), QStringLiteral("how likely each arc is"));
}

TEST(BuiltInLessonTest, TheArcThatCrossesIsLikelierThanItsRival)
{
    const Lesson lesson = lessonNamed("koo-2007-matrix-tree");
    const TreeDistribution trees(lesson.scores->arcs, lesson.scores->root, 1);
    EXPECT_GT(trees.marginals().at(2, 5), trees.marginals().at(3, 5));
    EXPECT_GT(trees.marginals().at(3, 5), 0.1);
}

TEST(BuiltInLessonTest, TransitionsLeadToTheTreeOfTheLesson)
{
    const auto tree = arcsOfHeads({kNoHead, 2, 0, 2, 2, 6, 4});
    const Lesson standard = lessonNamed("nivre-2008-arc-standard");
    const auto late = playerOf(standard, standard.player);
    EXPECT_EQ(endOf(*late), tree);
    EXPECT_EQ(late->steps(), 12) << "two a word";
    EXPECT_EQ(late->headline(standard.step), QStringLiteral("SHIFT: to₄ onto the stack"));
    EXPECT_EQ(late->headline(standard.step + 1), QStringLiteral("SHIFT: old₅ onto the stack"));
    const Lesson eager = lessonNamed("nivre-2008-arc-eager");
    const auto early = playerOf(eager, eager.player);
    EXPECT_EQ(endOf(*early), tree);
    EXPECT_EQ(early->headline(eager.step + 1), QStringLiteral("REDUCE: letters₃ off the stack"));
    const auto toldLate = playerOf(standard, "arc-eager"); // with the scores of the lesson before
    EXPECT_EQ(toldLate->event(toldLate->steps()).kind, StepEvent::Kind::None);
    EXPECT_FALSE(toldLate->decisions(toldLate->steps()).empty()) << "what is left is attached at the end";
    // "wrote" has "to" when that has all its dependents, or at once.
    const auto stepOf = [](Player& player, int head, int dependent) {
        int step = 1;
        while (step < player.steps() && !player.brings(step, head, dependent))
            ++step;
        return step;
    };
    EXPECT_GT(stepOf(*late, 2, 4), stepOf(*late, 4, 6));
    EXPECT_LT(stepOf(*early, 2, 4), stepOf(*early, 4, 6));
}

TEST(BuiltInLessonTest, SwapsFindTheCrossingArc)
{
    const Lesson lesson = lessonNamed("nivre-2009-swap");
    const auto player = playerOf(lesson, lesson.player);
    EXPECT_EQ(endOf(*player), arcsOfHeads({kNoHead, 2, 3, 0, 3, 2, 7, 5}));
    EXPECT_FALSE(isProjective(headsOfArcs(endOf(*player), 7)));
    EXPECT_TRUE(player->headline(lesson.step + 1).startsWith(QStringLiteral("SWAP")))
        << player->headline(lesson.step + 1).toStdString();
}

/// Section 4.2: the mean of the members lies further within the version space than the outermost of them.
TEST(BuiltInLessonTest, ThePlaneHasAVersionSpace)
{
    const Lesson lesson = lessonNamed("corston-oliver-2006-version-space");
    EXPECT_TRUE(lesson.lastStep);
    EXPECT_EQ(playerOf(lesson, lesson.player)->steps(), lessonEpochSteps);
}

TEST_F(LessonTest, OpensInPlaceOfTheSentenceAndGivesItBack)
{
    open(QStringLiteral("iwatate-2008-figure-2"));
    ASSERT_NE(panel().player(), nullptr);
    EXPECT_TRUE(panel().lessonBanner()->isVisible());
    EXPECT_TRUE(panel().lessonBanner()->text().contains(QStringLiteral("tournament")));
    EXPECT_EQ(panel().player()->words().form(1), QStringLiteral("妹は"));
    EXPECT_EQ(panel().player()->position(), 5);
    EXPECT_NE(dynamic_cast<BunsetsuPlayer*>(panel().player()), nullptr);
    QToolButton* close = nullptr;
    for (QToolButton* button : panel().lessonBanner()->findChildren<QToolButton*>())
        close = button->text() == QStringLiteral("Back to the treebank") ? button : close;
    ASSERT_NE(close, nullptr);
    QTest::mouseClick(close, Qt::LeftButton);
    EXPECT_FALSE(panel().lessonBanner()->isVisible());
    panel().choosePlayer(QStringLiteral("eisner"));
    ASSERT_NE(panel().player(), nullptr);
    EXPECT_EQ(panel().player()->words().form(2), QStringLiteral("dog"));
}

TEST_F(LessonTest, OpensAtAStepOrWithAnotherPlayerThatAreAskedFor)
{
    LaunchOptions options;
    options.step = 0;
    open(QStringLiteral("iwatate-2008-figure-2"), options);
    ASSERT_NE(panel().player(), nullptr);
    EXPECT_EQ(panel().player()->position(), 0);
    options.lesson = QStringLiteral("mcdonald-2006-figure-2");
    options.step.reset();
    options.lastStep = true;
    window.playerCommands().launch(options);
    EXPECT_EQ(panel().player()->words().form(2), QStringLiteral("parcel"));
    EXPECT_EQ(panel().player()->position(), panel().player()->steps());
    options.player = QStringLiteral("hill");
    options.lastStep = false;
    window.playerCommands().launch(options);
    EXPECT_STREQ(panel().side()->kind().name, "hill");
    EXPECT_EQ(panel().player()->position(), 0);
    EXPECT_TRUE(panel().lesson());
}

/// A lesson's sentence is none of the treebank's, whose name alone would be misleading.
TEST_F(LessonTest, IsInTheTitleOfTheWindowWhileItIsOnView)
{
    open(QStringLiteral("mcdonald-2006-figure-1"));
    ASSERT_TRUE(panel().lesson());
    const QString title = titleOf(*panel().lesson());
    EXPECT_EQ(window.windowTitle(), title + QStringLiteral(" — small.conllu[*] — Arcwright"));
    window.workplaces().go(WorkplaceId::Annotate);
    EXPECT_EQ(window.windowTitle(), QStringLiteral("small.conllu[*] — Arcwright"));
    window.workplaces().go(WorkplaceId::Teach);
    EXPECT_TRUE(window.windowTitle().startsWith(title)) << qPrintable(window.windowTitle());
    panel().closeLesson();
    EXPECT_EQ(window.windowTitle(), QStringLiteral("small.conllu[*] — Arcwright"));
}

TEST_F(LessonTest, AnotherSentenceEndsIt)
{
    open(QStringLiteral("mcdonald-2006-figure-2"));
    EXPECT_EQ(panel().player()->words().form(2), QStringLiteral("parcel"));
    EXPECT_TRUE(panel().besideSide()->isVisible());
    window.browser()->setCurrentSentence(1);
    EXPECT_FALSE(panel().lesson());
    EXPECT_FALSE(panel().lessonBanner()->isVisible());
    EXPECT_EQ(panel().player()->words().form(1), QStringLiteral("Do"));
}

TEST_F(LessonTest, TheSecondAlgorithmIsOnItsSentenceAndGoesInStep)
{
    open(QStringLiteral("mcdonald-2006-figure-2"));
    ASSERT_TRUE(panel().lesson());
    const std::string second = panel().lesson()->beside;
    ASSERT_FALSE(second.empty());
    ASSERT_NE(second, panel().lesson()->player);
    EXPECT_STREQ(panel().besideSide()->kind().name, second.c_str());
    const Player* beside = panel().besideSide()->player();
    ASSERT_NE(beside, nullptr);
    EXPECT_EQ(beside->words().form(2), panel().player()->words().form(2));
    EXPECT_TRUE(panel().besideSide()->isVisible());
    key(Qt::Key_End);
    EXPECT_EQ(panel().player()->position(), panel().player()->steps());
    EXPECT_EQ(beside->position(), beside->steps());
    key(Qt::Key_Home);
    EXPECT_EQ(beside->position(), 0);
    panel().closeLesson();
    EXPECT_FALSE(panel().besideSide()->isVisible()) << "the lesson has brought it";
}

TEST_F(LessonTest, ATypedSentenceIsWatchedWithoutAModel)
{
    open(QStringLiteral("mcdonald-2006-figure-2"));
    ASSERT_TRUE(window.playerCommands().showTyped(QStringLiteral("Snow fell, softly.")));
    ASSERT_NE(panel().player(), nullptr);
    EXPECT_EQ(panel().player()->words().size(), 5);
    EXPECT_EQ(panel().player()->words().form(3), QStringLiteral(","));
    EXPECT_EQ(panel().player()->position(), 0);
    EXPECT_FALSE(panel().besideSide()->isVisible()) << "it was of the lesson";
    EXPECT_TRUE(panel().heading().endsWith(QStringLiteral("Snow fell , softly ."))) << panel().heading().toStdString();
    panel().toggleMatrix();
    EXPECT_EQ(panel().matrix()->scores().words(), 5);
    EXPECT_FALSE(window.playerCommands().showTyped(QStringLiteral("  ")));
    EXPECT_EQ(panel().player()->words().size(), 5);
    panel().closeLesson();
    panel().choosePlayer(QStringLiteral("eisner"));
    EXPECT_EQ(panel().player()->words().form(2), QStringLiteral("dog"));
}

/// They were wrong, and stood on the slides.
TEST_F(LessonTest, GuessedTagsAreNotBesideScoresThatAreNotTheModels)
{
    open(QStringLiteral("mcdonald-2006-figure-2"));
    auto sentence = std::make_shared<Sentence>();
    for (const char* form : {"Talks", "began"}) {
        Token token;
        token.form = form;
        token.upos = "NOUN";
        sentence->tokens.push_back(token);
    }
    panel().openSentence(sentence);
    ASSERT_NE(panel().player(), nullptr);
    for (const DiagramWord& word : panel().player()->words().words())
        EXPECT_TRUE(word.tag.isEmpty()) << word.tag.toStdString();
    const auto stop = stopOf(panel());
    ASSERT_TRUE(stop);
    EXPECT_EQ(stop->sentence->tokens[1].form, "began");
    EXPECT_TRUE(stop->sentence->tokens[1].upos.empty());
}

TEST_F(LessonTest, ATypedSentenceInATreebankOfBunsetsuIsOfBunsetsuAndWhatWasWatchedComesBack)
{
    LaunchOptions options;
    options.paths = QStringList(
        QString::fromStdString(folder.write("own.knp", test::readBytes(test::sampleFile("japanese.knp")))));
    options.player = QStringLiteral("sr");
    start(options);
    ASSERT_TRUE(window.playerCommands().showTyped(QStringLiteral("花子が 読んだ　本を 渡した。")));
    ASSERT_NE(panel().player(), nullptr);
    EXPECT_EQ(panel().player()->words().size(), 4);
    EXPECT_EQ(panel().player()->words().form(2), QStringLiteral("読んだ"));
    EXPECT_STREQ(panel().side()->kind().name, "sr") << "bunsetsu, as before";
    panel().openLesson(lessonNamed("mcdonald-2006-figure-2"));
    EXPECT_STRNE(panel().side()->kind().name, "sr");
    panel().closeLesson();
    ASSERT_NE(panel().player(), nullptr) << "of words no algorithm is left on a sentence of bunsetsu";
    EXPECT_STREQ(panel().side()->kind().name, "sr");
}

TEST_F(LessonTest, ExamplesToLearnFromAreDrawnBesideTheText)
{
    open(QStringLiteral("iwatate-2008-figure-3"));
    const QLabel& examples = *panel().lessonBanner()->examples();
    EXPECT_TRUE(examples.isVisible());
    const QString told = examples.accessibleDescription();
    EXPECT_TRUE(told.contains(QStringLiteral("妹は: 歌を against 子だ, 子だ wins"))) << told.toStdString();
    const auto games = tournamentExamples(bunsetsuHeads(*panel().lesson()->sentence));
    const PlayerWords words(*panel().lesson()->sentence);
    const Drawing drawing = drawExamples(words, games, drawingMetrics(panel().theme()));
    EXPECT_EQ(examples.pixmap().deviceIndependentSize().toSize(), drawing.size.toSize());
    const auto winners = std::count_if(drawing.parts.begin(), drawing.parts.end(), [](const auto& part) {
        const auto* mark = std::get_if<Mark>(&part);
        return mark && mark->fill == Tint(Ink::Good);
    });
    EXPECT_EQ(winners, static_cast<long>(games.size())) << "one a game";
    for (int bunsetsu = 1; bunsetsu <= words.size(); ++bunsetsu)
        EXPECT_EQ(drawing.texts().count(words.form(bunsetsu)), 1);
    panel().closeLesson();
    EXPECT_FALSE(examples.isVisible());
}

TEST_F(LessonTest, WhatIsWrongWithAFileIsTold)
{
    open(QString::fromStdString(folder.write("bad.json", "{\n  \"format\": \"arcwright-lesson\",\n}")));
    EXPECT_FALSE(panel().lesson());
    EXPECT_TRUE(window.messageBar()->message().contains(QStringLiteral("line 3")));
}

/// One that could not be read was missing until the program ended.
TEST(BuiltInLessonsTest, AreReadAgainWhereOneCouldNotBe)
{
    GTEST_FLAG_SET(death_test_style, "threadsafe"); // a process of its own, which has read none yet
    const auto read = [] {
        takeSamplesAway();
        const bool wereMissing = builtInLessons().isEmpty();
        bringSamplesBack();
        std::_Exit(wereMissing && !builtInLessons().isEmpty() ? 0 : 1); // what fontconfig keeps is no matter
    };
    EXPECT_EXIT(read(), ::testing::ExitedWithCode(0), "");
}

} // namespace
} // namespace arcwright::ui::testing
