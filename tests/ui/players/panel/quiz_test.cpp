// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/quiz_bar.h"

#include <QListView>

#include "tests/ui/support/window_fixture.h"
#include "ui/players/algorithms/player_catalogue.h"
#include "ui/players/panel/player_panel.h"
#include "ui/players/panel/player_side.h"
#include "ui/players/panel/transport_bar.h"

namespace arcwright::ui::testing {
namespace {

class QuizTest : public WindowTest {
protected:
    void SetUp() override
    {
        LaunchOptions options;
        options.paths = QStringList(QString::fromStdString(folder.write("small.conllu", smallTreebank)));
        options.player = QStringLiteral("eisner");
        start(options);
        ASSERT_NE(panel().player(), nullptr);
        panel().toggleQuiz();
    }
    PlayerPanel& panel() { return *window.playerPanel(); }
    QuizBar& quiz() { return *panel().quiz(); }
    PlayerStage& stage() { return *panel().side()->stage(); }
    QPoint onStage(QPoint place) { return stage().viewport()->mapTo(&window, place); }
    void point(const Target& target)
    {
        const auto place = stage().placeOf(target);
        ASSERT_TRUE(place);
        click(onStage(*place));
    }
    void choose(int choice) { QTest::mouseClick(quiz().buttons()[choice], Qt::LeftButton); }
};

TEST_F(QuizTest, EveryQuestionHasTheNextStepAmongOthersOnce)
{
    const auto player = panel().player();
    for (int position = 0; position < player->steps(); ++position) {
        player->goTo(position);
        const QuizQuestion question = questionAfter(*player);
        ASSERT_GE(question.choices.size(), 2) << position;
        EXPECT_LE(question.choices.size(), 4);
        EXPECT_EQ(question.choices[question.right], player->headline(position + 1));
        EXPECT_EQ(question.choices.count(player->headline(position + 1)), 1);
        EXPECT_EQ(QStringList(question.choices).removeDuplicates(), 0);
    }
    player->goTo(player->steps());
    EXPECT_TRUE(questionAfter(*player).choices.isEmpty());
}

TEST_F(QuizTest, AnswersAreCountedAndTheStepIsShown)
{
    EXPECT_FALSE(panel().stepList()->isVisible()) << "it would tell";
    ASSERT_FALSE(quiz().buttons().isEmpty());
    choose(quiz().question().right);
    EXPECT_EQ(panel().player()->position(), 1);
    EXPECT_EQ(quiz().question().choices[quiz().question().right], panel().player()->headline(2)) << "it asks on";
    EXPECT_EQ(quiz().right(), 1);
    EXPECT_TRUE(quiz().verdict().contains(QStringLiteral("Right")));
    const QString next = quiz().question().choices[quiz().question().right];
    choose(quiz().question().right == 0 ? 1 : 0);
    EXPECT_EQ(panel().player()->position(), 2);
    EXPECT_EQ(quiz().asked(), 2);
    EXPECT_EQ(quiz().right(), 1);
    EXPECT_TRUE(quiz().verdict().contains(next)) << "what came is told";
    panel().toggleQuiz();
    EXPECT_TRUE(panel().stepList()->isVisible());
    EXPECT_FALSE(quiz().isVisible());
}

TEST_F(QuizTest, WhatComesNextIsPointedAtInTheChart)
{
    const Player& player = *panel().player();
    const Target cell = player.pointersTo(1).front();
    ASSERT_EQ(cell.kind, Target::Kind::Cell);
    point(cell);
    EXPECT_EQ(player.position(), 1);
    EXPECT_EQ(quiz().right(), 1);
    const QString next = player.headline(2);
    point(cell); // which is full by now
    EXPECT_EQ(player.position(), 2);
    EXPECT_EQ(quiz().right(), 1);
    EXPECT_EQ(quiz().asked(), 2);
    EXPECT_TRUE(quiz().verdict().contains(next)) << "what came is told";
    click(onStage(QPoint(2, 2)));
    EXPECT_EQ(quiz().asked(), 2) << "there is nothing there";
    panel().toggleQuiz();
    point(cell);
    EXPECT_EQ(player.position(), 2) << "it is no answer any more";
}

TEST_F(QuizTest, ArcsAndWordsArePointedAtToo)
{
    panel().choosePlayer(QStringLiteral("cle"));
    const Player& player = *panel().player();
    const auto pointed = [&](int step, Target::Kind kind) {
        const std::vector<Target> targets = player.pointersTo(step);
        return std::any_of(targets.begin(), targets.end(), [&](const Target& target) { return target.kind == kind; });
    };
    int right = 0;
    for (const Target::Kind kind : {Target::Kind::Arc, Target::Kind::Word}) {
        int step = 1;
        while (step <= player.steps() && !pointed(step, kind))
            ++step;
        ASSERT_LE(step, player.steps()) << "of that kind there is none";
        panel().transport()->goTo(step - 1);
        for (const Target& target : player.pointersTo(step)) {
            if (target.kind == kind && player.position() == step - 1)
                kind == Target::Kind::Word ? click(onStage(stage().placeOfWord(target.first))) : point(target);
        }
        EXPECT_EQ(player.position(), step);
        EXPECT_EQ(quiz().right(), ++right);
    }
}

TEST_F(QuizTest, WhereNothingSaysTheStepTheButtonsDo)
{
    panel().choosePlayer(QStringLiteral("hill"));
    const Player& player = *panel().player();
    ASSERT_TRUE(player.pointersTo(1).empty()) << "the start";
    click(onStage(stage().placeOfWord(1)));
    EXPECT_EQ(player.position(), 0);
    EXPECT_EQ(quiz().asked(), 0);
    EXPECT_TRUE(quiz().verdict().contains(QStringLiteral("below")));
}

} // namespace
} // namespace arcwright::ui::testing
