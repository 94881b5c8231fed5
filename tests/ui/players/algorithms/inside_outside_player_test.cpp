// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/algorithms/inside_outside_player.h"

#include <cmath>

#include <gtest/gtest.h>

#include "tests/ui/players/player_support.h"
#include "ui/players/drawing/drawing_painter.h"

namespace arcwright::ui::testing {
namespace {

TEST(InsideOutsidePlayer, BuildsTheItemsOfEisnersChartThenGoesBackThroughThoseOfTrees)
{
    const PlayerSource source = randomSource(4, 5);
    InsideOutsidePlayer player(source);
    const auto eisner = make("eisner", source);
    const int items = static_cast<int>(player.trees().built().size());
    for (int step = 1; step <= items; ++step)
        EXPECT_EQ(player.event(step), eisner->event(step)) << "side by side they go together";
    EXPECT_EQ(eisner->event(items).kind, StepEvent::Kind::Item);
    EXPECT_NE(eisner->event(items + 1).kind, StepEvent::Kind::Item);
    EXPECT_EQ(player.marginalsStep(), items + static_cast<int>(player.trees().inTrees().size()) + 1);
    EXPECT_EQ(player.steps(), player.marginalsStep() + InsideOutsidePlayer::kDraws);
}

TEST(InsideOutsidePlayer, TakesAsMuchWorkAsEisnersAlgorithmToFillTheChart)
{
    const PlayerSource source = randomSource(6, 3);
    for (const char* name : {"inside-outside", "k-best"}) {
        const auto player = make(name, source);
        const auto eisner = make("eisner", source);
        const int items = static_cast<int>(InsideOutsidePlayer(source).trees().built().size());
        for (int step = 0; step <= items; ++step) {
            player->goTo(step);
            eisner->goTo(step);
            const std::vector<WorkCount> here = player->work();
            const std::vector<WorkCount> there = eisner->work();
            ASSERT_GE(here.size(), 2U);
            ASSERT_GE(there.size(), 2U);
            EXPECT_EQ(here[0], there[0]) << name << step;
            EXPECT_EQ(here[1], there[1]) << name << step;
        }
        player->goTo(player->steps());
        EXPECT_GE(player->work()[1].count, eisner->work()[1].count);
    }
}

TEST(InsideOutsidePlayer, ArcsAppearOnceTheirProbabilityIsKnown)
{
    InsideOutsidePlayer player(randomSource(5, 2));
    std::size_t before = 0;
    for (int position = 0; position <= player.marginalsStep(); ++position) {
        player.goTo(position);
        EXPECT_GE(player.arcs().size(), before);
        before = player.arcs().size();
        for (const Arc& arc : player.arcs()) {
            EXPECT_GE(player.trees().marginals().at(arc.head, arc.dependent), 0.1);
            EXPECT_TRUE(player.arcLabel(arc).endsWith(u'%'));
        }
    }
    EXPECT_GE(before, 5U);
    for (std::size_t draw = 0; draw < player.drawn().size(); ++draw) {
        player.goTo(player.marginalsStep() + 1 + static_cast<int>(draw));
        EXPECT_EQ(player.arcs(), arcsOfHeads(player.drawn()[draw]));
    }
}

TEST(InsideOutsidePlayer, TheSharesItTellsOfAnItemSumToAll)
{
    InsideOutsidePlayer player(randomSource(5, 8));
    for (int position = 1; position < player.marginalsStep(); ++position) {
        player.goTo(position);
        const std::vector<NumberRow> rows = player.explanation().numbers;
        if (rows.empty())
            continue;
        double sum = 0;
        for (const NumberRow& row : rows)
            sum += QLocale().toDouble(QString(row.value).remove(u'%'));
        EXPECT_NEAR(sum, 100, 0.1 * static_cast<double>(rows.size())) << position;
        EXPECT_TRUE(rows.front().isBest);
    }
}

TEST(InsideOutsidePlayer, AHigherTemperatureMakesTreesMoreAlike)
{
    InsideOutsidePlayer player(randomSource(5, 2));
    EXPECT_EQ(player.choose(0, player.choices().front().current), Effect::Nothing);
    player.choose(0, 0);
    EXPECT_EQ(player.trees().temperature(), 1);
    const std::vector<int> best = player.trees().best(1).front().heads;
    const double cold = player.trees().probabilityOf(best);
    EXPECT_EQ(player.choose(0, static_cast<int>(player.choices().front().options.size()) - 1), Effect::Steps);
    EXPECT_LT(player.trees().probabilityOf(best), cold);
}

TEST(InsideOutsidePlayer, TheMarginalsAreAHeatMapAndAsLargeAtEveryStepIsTheCloseUp)
{
    InsideOutsidePlayer player(randomSource(4, 3));
    const DrawingMetrics metrics = drawingMetrics(makeTheme(ThemeKind::Light));
    const QSizeF size = player.closeUp(metrics).size;
    for (int position = 0; position <= player.steps(); ++position) {
        player.goTo(position);
        EXPECT_EQ(player.closeUp(metrics).size, size) << position;
        const bool isTable = position >= player.marginalsStep();
        EXPECT_EQ(player.drawing(metrics).texts().contains(QStringLiteral("probability of each arc")), isTable);
    }
}

TEST(InsideOutsidePlayer, SaysWhyThereIsNoTree)
{
    PlayerSource source = randomSource(2, 1);
    source.origin = ScoreOrigin::Typed;
    source.typed = ArcScores(2);
    source.typed->at(0, 1) = 1;
    InsideOutsidePlayer player(source);
    EXPECT_TRUE(player.headline(player.steps()).contains(QStringLiteral("w2")))
        << player.headline(player.steps()).toStdString();
    player.goTo(player.steps());
    EXPECT_FALSE(player.explanation().text.contains(QStringLiteral("nan")));
    EXPECT_TRUE(player.arcs().empty());
}

} // namespace
} // namespace arcwright::ui::testing
