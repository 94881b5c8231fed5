// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QSignalSpy>

#include <gtest/gtest.h>

#include "tests/ui/players/player_support.h"
#include "ui/players/panel/score_matrix_model.h"
#include "ui/players/panel/step_list_model.h"

namespace arcwright::ui::testing {
namespace {

TEST(StepListModelTest, HasARowForEveryPosition)
{
    StepListModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    EXPECT_EQ(model.rowCount(), 0);
    const auto player = make("cle", randomSource(4, 1));
    model.setPlayer(player.get());
    ASSERT_EQ(model.rowCount(), player->steps() + 1);
    for (int step = 1; step <= player->steps(); ++step) {
        EXPECT_EQ(model.index(step).data().toString(), QStringLiteral("%1. %2").arg(step).arg(player->headline(step)));
        EXPECT_EQ(model.index(step).data(Qt::FontRole).value<QFont>().bold(), player->isMilestone(step));
    }
    model.setBreakpoints({2});
    model.setParting(3);
    EXPECT_TRUE(model.index(2).data().toString().startsWith(u'●'));
    EXPECT_TRUE(model.index(3).data().toString().startsWith(u'≠'));
    EXPECT_FALSE(model.index(4).data().toString().startsWith(u'●'));
    model.setPlayer(nullptr);
    EXPECT_EQ(model.rowCount(), 0);
}

TEST(PlayerTest, FindsTheStepThatIsLikeAnother)
{
    const auto player = make("eisner", randomSource(6, 1));
    for (const int step : {1, 5, player->steps()}) {
        EXPECT_EQ(nearestLike(*player, player->headline(step), step), step);
        EXPECT_EQ(nearestLike(*player, player->headline(step), step + 2), step);
        EXPECT_EQ(nearestLike(*player, player->headline(step), step - 1), step);
    }
    EXPECT_EQ(nearestLike(*player, QStringLiteral("no step"), 3), 3);
}

struct ScoreMatrixModelTest : ::testing::Test {
    ScoreMatrixModelTest()
    {
        model.setTheme(makeTheme(ThemeKind::Light));
        model.setScores(randomPartScores(3, 5, RootPolicy::Single).arcs, PlayerWords(*sentenceOf(3)));
    }
    bool type(int head, int dependent, const char* text)
    {
        return model.setData(model.index(head, dependent - 1), QString::fromUtf8(text), Qt::EditRole);
    }

    ScoreMatrixModel model;
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::Fatal};
    QSignalSpy edited{&model, &ScoreMatrixModel::edited};
};

TEST_F(ScoreMatrixModelTest, TakesNumbersAsTheyAreTyped)
{
    EXPECT_TRUE(type(2, 1, "37"));
    EXPECT_EQ(model.scores().at(2, 1), 37);
    EXPECT_TRUE(type(2, 1, " -3,5 "));
    EXPECT_EQ(model.scores().at(2, 1), -3.5F);
    EXPECT_TRUE(type(2, 1, "−2"));
    EXPECT_EQ(model.scores().at(2, 1), -2);
    EXPECT_EQ(edited.count(), 3);
    EXPECT_TRUE(type(2, 1, "-2"));
    EXPECT_EQ(edited.count(), 3) << "nothing has changed";
    EXPECT_TRUE(type(2, 1, ""));
    EXPECT_EQ(model.scores().at(2, 1), forbiddenScore);
    EXPECT_EQ(model.index(2, 0).data().toString(), QString());
}

TEST_F(ScoreMatrixModelTest, WhatIsOpenedAndTakenAsItIsStaysAsItIsInEveryLanguage)
{
    const QLocale before;
    for (const char* language : {"en", "da", "cs", "ja"}) {
        QLocale::setDefault(QLocale(QString::fromLatin1(language)));
        for (const float score : {12345.F, 1234.5F, -0.25F}) {
            ASSERT_TRUE(model.setValue(model.index(2, 0), score) || model.scores().at(2, 1) == score);
            EXPECT_TRUE(type(2, 1, model.index(2, 0).data(Qt::EditRole).toString().toUtf8().constData())) << language;
            EXPECT_EQ(model.scores().at(2, 1), score) << language;
        }
    }
    QLocale::setDefault(before);
}

TEST_F(ScoreMatrixModelTest, LeavesAloneWhatIsNoNumber)
{
    const float before = model.scores().at(2, 1);
    for (const char* text : {"x", "1x", "nan", "inf", "-", "1 2"})
        EXPECT_FALSE(type(2, 1, text)) << text;
    EXPECT_EQ(model.scores().at(2, 1), before);
    EXPECT_EQ(edited.count(), 0);
    EXPECT_TRUE(type(2, 1, "1e30"));
    EXPECT_EQ(model.scores().at(2, 1), 1e6F) << "larger ones lose the decimals of what they are added to";
}

TEST_F(ScoreMatrixModelTest, HasNoArcFromAWordToItself)
{
    const QModelIndex itself = model.index(2, 1);
    EXPECT_FALSE(model.flags(itself) & Qt::ItemIsEditable);
    EXPECT_FALSE(type(2, 2, "5"));
    EXPECT_EQ(model.value(itself), std::nullopt);
    EXPECT_EQ(model.headerData(0, Qt::Vertical, Qt::DisplayRole).toString(), QStringLiteral("root"));
    EXPECT_EQ(model.headerData(0, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("w1₁"));
}

} // namespace
} // namespace arcwright::ui::testing
