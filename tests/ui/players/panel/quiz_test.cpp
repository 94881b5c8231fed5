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

TEST_F(QuizTest, AnswersAreCountedAndTheStepIsShown)
{
    EXPECT_FALSE(panel().stepList()->isVisible()) << "it would tell";
    EXPECT_TRUE(quiz().question().choices.isEmpty()) << "an arc between neighbours can be made in one way alone";
    QTest::mouseClick(quiz().onward(), Qt::LeftButton);
    const int position = panel().player()->position();
    EXPECT_GT(position, 0);
    ASSERT_FALSE(quiz().question().choices.isEmpty());
    choose(quiz().question().right);
    EXPECT_EQ(panel().player()->position(), position + 1);
    EXPECT_EQ(quiz().right(), 1);
    EXPECT_TRUE(quiz().verdict().contains(QStringLiteral("Right")));
    panel().transport()->forward();
    EXPECT_EQ(quiz().verdict(), QString()) << "one has stepped on";
    panel().transport()->goTo(position);
    const QString next = quiz().question().comes;
    choose(quiz().question().right == 0 ? 1 : 0);
    EXPECT_EQ(panel().player()->position(), position + 1);
    EXPECT_EQ(quiz().asked(), 2);
    EXPECT_EQ(quiz().right(), 1);
    EXPECT_TRUE(quiz().verdict().contains(next)) << "what came is told";
    panel().toggleQuiz();
    EXPECT_TRUE(panel().stepList()->isVisible());
    EXPECT_FALSE(quiz().isVisible());
}

TEST_F(QuizTest, ThePartsThatWinArePointedAtInTheChart)
{
    const Player& player = *panel().player();
    int position = 0;
    do {
        ++position;
        panel().transport()->goTo(position);
    } while (quiz().question().choices.isEmpty() || player.pointersTo(position + 1).empty());
    const Target cell = player.pointersTo(position + 1).front();
    ASSERT_EQ(cell.kind, Target::Kind::Cell);
    point(cell);
    EXPECT_EQ(player.position(), position + 1);
    EXPECT_EQ(quiz().right(), 1);
    click(onStage(QPoint(2, 2)));
    EXPECT_EQ(quiz().asked(), 1) << "there is nothing there";
    panel().toggleQuiz();
    point(cell);
    EXPECT_EQ(player.position(), position + 1) << "it is no answer any more";
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
        const auto isAsked = [&] {
            panel().transport()->goTo(step - 1);
            return !quiz().question().choices.isEmpty();
        };
        while (step <= player.steps() && !(pointed(step, kind) && isAsked()))
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
    panel().transport()->last();
    panel().transport()->back();
    ASSERT_TRUE(player.pointersTo(player.steps()).empty()) << "the end";
    ASSERT_FALSE(quiz().question().choices.isEmpty()) << "one could go on";
    click(onStage(stage().placeOfWord(1)));
    EXPECT_EQ(player.position(), player.steps() - 1);
    EXPECT_EQ(quiz().asked(), 0);
    EXPECT_TRUE(quiz().verdict().contains(QStringLiteral("below")));
}

/// Nothing told that it was on, or how it ends.
TEST_F(QuizTest, EndsWithAButtonOfItsOwn)
{
    ASSERT_TRUE(quiz().isVisible());
    ASSERT_TRUE(quiz().end()->isVisible());
    QTest::mouseClick(quiz().end(), Qt::LeftButton);
    EXPECT_FALSE(quiz().isVisible());
    EXPECT_FALSE(panel().player()->isAsking());
    EXPECT_TRUE(panel().stepList()->isVisible());
}

} // namespace
} // namespace arcwright::ui::testing
