// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/algorithms/marginals_player.h"

#include <cmath>

#include <gtest/gtest.h>

#include "tests/ui/players/player_support.h"
#include "ui/players/drawing/drawing_painter.h"

namespace arcwright::ui::testing {
namespace {

QString titleAt(MarginalsPlayer& player, int position)
{
    player.goTo(position);
    return player.drawing(drawingMetrics(makeTheme(ThemeKind::Light))).texts().first();
}

TEST(MarginalsPlayer, ShowsScoresWeightsLaplacianAndProbabilitiesInTurn)
{
    MarginalsPlayer player(randomSource(4, 5));
    EXPECT_EQ(titleAt(player, 0), QStringLiteral("score of each arc"));
    EXPECT_EQ(titleAt(player, 1), QStringLiteral("weight of each arc"));
    EXPECT_EQ(titleAt(player, 2), QStringLiteral("Laplacian"));
    EXPECT_EQ(titleAt(player, 3), QStringLiteral("Laplacian"));
    EXPECT_EQ(titleAt(player, 4), QStringLiteral("probability of each arc"));
    EXPECT_EQ(player.steps(), MarginalsPlayer::Marginals + MarginalsPlayer::kDraws);
}

TEST(MarginalsPlayer, TheDiagramHasTheLikelyArcsAndThenEachTreeDrawn)
{
    MarginalsPlayer player(randomSource(5, 2));
    player.goTo(MarginalsPlayer::Determinant);
    EXPECT_TRUE(player.arcs().empty());
    player.goTo(MarginalsPlayer::Marginals);
    for (const Arc& arc : player.arcs())
        EXPECT_GE(player.trees().marginals().at(arc.head, arc.dependent), 0.1);
    for (std::size_t draw = 0; draw < player.drawn().size(); ++draw) {
        player.goTo(MarginalsPlayer::Marginals + 1 + static_cast<int>(draw));
        std::vector<int> heads(6, kNoHead);
        for (const Arc& arc : player.arcs())
            heads[static_cast<std::size_t>(arc.dependent)] = arc.head;
        EXPECT_EQ(heads, player.drawn()[draw]);
    }
}

TEST(MarginalsPlayer, AHigherTemperatureMakesTreesMoreAlike)
{
    MarginalsPlayer player(randomSource(5, 2));
    player.choose(0, 0);
    EXPECT_EQ(player.trees().temperature(), 1);
    const std::vector<int> best = player.trees().best(1).front().heads;
    const double cold = player.trees().probabilityOf(best);
    player.choose(0, static_cast<int>(player.choices().front().options.size()) - 1);
    EXPECT_LT(player.trees().probabilityOf(best), cold);
}

/// Any tree of many words is unlikely, but each that was drawn is possible.
TEST(MarginalsPlayer, NoTreeThatWasDrawnIsSaidToBeImpossible)
{
    const MarginalsPlayer player(randomSource(15, 4));
    for (int step = MarginalsPlayer::Marginals + 1; step <= player.steps(); ++step)
        EXPECT_FALSE(player.headline(step).endsWith(QStringLiteral(" 0.0%"))) << player.headline(step).toStdString();
}

TEST(MarginalsPlayer, SaysWhyThereIsNoTree)
{
    PlayerSource source = randomSource(2, 1);
    source.origin = ScoreOrigin::Typed;
    source.typed = ArcScores(2);
    source.typed->at(0, 1) = 1;
    MarginalsPlayer player(source);
    EXPECT_EQ(player.steps(), 2);
    EXPECT_TRUE(player.headline(2).contains(QStringLiteral("w2"))) << player.headline(2).toStdString();
    player.goTo(2);
    EXPECT_FALSE(player.explanation().text.contains(QStringLiteral("nan")));
}

} // namespace
} // namespace arcwright::ui::testing
