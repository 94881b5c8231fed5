// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QFile>
#include <QTextBrowser>
#include <QToolButton>

#include "tests/ui/support/window_fixture.h"
#include "ui/players/bunsetsu_player.h"
#include "ui/players/lesson_banner.h"
#include "ui/players/lesson_texts.h"
#include "ui/players/player_catalogue.h"
#include "ui/players/player_panel.h"
#include "ui/players/player_side.h"
#include "ui/players/score_matrix.h"
#include "ui/shell/player_commands.h"

namespace arcwright::ui::testing {
namespace {

class LessonTest : public WindowTest {
protected:
    void open(const QString& lesson)
    {
        LaunchOptions options;
        options.paths = QStringList(QString::fromStdString(folder.write("small.conllu", smallTreebank)));
        options.lesson = lesson;
        start(options);
    }
    PlayerPanel& panel() { return *window.playerPanel(); }
};

TEST(BuiltInLessonTest, EveryLessonHasATextAndAPlayerThatPlaysItAtItsStep)
{
    const QVector<Lesson> lessons = builtInLessons();
    EXPECT_EQ(lessons.size(), 13);
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
            EXPECT_GE(player->steps(), lesson.step) << lesson.id;
            EXPECT_GT(player->steps(), 2) << lesson.id;
        }
    }
}

/// What the last step of a lesson's player shows, its first choice being `start`.
std::vector<Arc> endOf(const char* id, int start = 0)
{
    for (const Lesson& lesson : builtInLessons()) {
        if (lesson.id != id)
            continue;
        PlayerSource source;
        source.sentence = lesson.sentence;
        source.relations = std::make_shared<RelationPool>();
        source.origin = ScoreOrigin::Given;
        source.given = lesson.scores;
        source.root = lesson.scores->root;
        const auto player = playerKindNamed(QString::fromStdString(lesson.player))->make(source);
        player->choose(0, start);
        player->goTo(player->steps());
        return player->arcs();
    }
    return {};
}

TEST(BuiltInLessonTest, ClimbingEndsInTheTreeThatIsNotProjective)
{
    EXPECT_EQ(endOf("mcdonald-2006-figure-4"), arcsOfHeads({kNoHead, 2, 3, 0, 3, 2, 7, 5}));
}

TEST(BuiltInLessonTest, TwoWordsGetTwoHeads)
{
    EXPECT_EQ(endOf("mcdonald-2006-figure-5").size(), 8U) << "six words, two of them with a further head";
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

TEST_F(LessonTest, OpensInPlaceOfTheSentenceAndGivesItBack)
{
    open(QStringLiteral("iwatate-2008-figure-2"));
    ASSERT_NE(panel().player(), nullptr);
    EXPECT_TRUE(panel().lessonBanner()->isVisible());
    EXPECT_TRUE(panel().lessonBanner()->text().contains(QStringLiteral("tournament")));
    EXPECT_EQ(panel().player()->words().form(1), QStringLiteral("妹は"));
    EXPECT_EQ(panel().player()->position(), 5);
    EXPECT_NE(dynamic_cast<BunsetsuPlayer*>(panel().player()), nullptr);
    auto* close = panel().lessonBanner()->findChild<QToolButton*>();
    QTest::mouseClick(close, Qt::LeftButton);
    EXPECT_FALSE(panel().lessonBanner()->isVisible());
    panel().choosePlayer(QStringLiteral("eisner"));
    ASSERT_NE(panel().player(), nullptr);
    EXPECT_EQ(panel().player()->words().form(2), QStringLiteral("dog"));
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

TEST_F(LessonTest, ExamplesToLearnFromBelongToTheText)
{
    open(QStringLiteral("iwatate-2008-figure-3"));
    const QString text = panel().lessonBanner()->text();
    EXPECT_TRUE(text.contains(QStringLiteral("妹は: 歌を against 子だ, 子だ wins"))) << text.toStdString();
}

TEST_F(LessonTest, WhatIsWrongWithAFileIsTold)
{
    open(QString::fromStdString(folder.write("bad.json", "{\n  \"format\": \"arcwright-lesson\",\n}")));
    EXPECT_FALSE(panel().lesson());
    EXPECT_TRUE(window.messageBar()->message().contains(QStringLiteral("line 3")));
}

} // namespace
} // namespace arcwright::ui::testing
