// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/quiz_bar.h"

#include <QListView>

#include "tests/ui/support/window_fixture.h"
#include "ui/players/player_catalogue.h"
#include "ui/players/player_panel.h"

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

} // namespace
} // namespace arcwright::ui::testing
