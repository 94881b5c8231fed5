// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "tests/ui/players/player_support.h"
#include "ui/players/drawing/drawing_painter.h"

namespace arcwright::ui::testing {
namespace {

constexpr int kPriceChoice = 1;

int optionOf(const ClimbPlayer& player, const QString& price)
{
    return static_cast<int>(player.choices()[kPriceChoice].options.indexOf(price));
}

double scoreAtEnd(ClimbPlayer& player)
{
    player.goTo(player.steps());
    return player.state().score();
}

/// The dearer moves are, the fewer are made; at every price climbing ends where no move gains more.
TEST(ClimbPrice, DecidesWhichMovesAreMade)
{
    EXPECT_TRUE(rc::check([] {
        ClimbPlayer player(
            randomSource(*rc::gen::inRange(2, 9), *rc::gen::arbitrary<std::uint64_t>()), ClimbPlayer::Search::Hill);
        const double atNoPrice = scoreAtEnd(player);
        player.choose(kPriceChoice, optionOf(player, QStringLiteral("5")));
        RC_ASSERT(player.price() == 5);
        RC_ASSERT(scoreAtEnd(player) <= atNoPrice);
        const auto moves = possibleMoves(player);
        RC_ASSERT(std::all_of(moves.begin(), moves.end(), [](const MoveOption& move) { return move.gain <= 5; }));
        player.choose(kPriceChoice, optionOf(player, QStringLiteral("0")));
        RC_ASSERT(scoreAtEnd(player) == atNoPrice);
    }));
}

/// A player that stops although a move would gain, by as much as a move costs at most.
ClimbPlayer playerThatStopsBefore(double& gain)
{
    for (std::uint64_t seed = 1;; ++seed) {
        ClimbPlayer player(randomSource(6, seed), ClimbPlayer::Search::Hill);
        player.choose(kPriceChoice, optionOf(player, QStringLiteral("5")));
        player.goTo(player.steps());
        for (const MoveOption& move : possibleMoves(player)) {
            gain = move.gain;
            if (gain > 0 && gain <= 5)
                return player;
        }
    }
}

TEST(ClimbPrice, IsNamedWhereAMoveWouldGainLess)
{
    double gain = 0;
    const ClimbPlayer player = playerThatStopsBefore(gain);
    const Explanation explanation = player.explanation();
    EXPECT_TRUE(explanation.text.contains(QStringLiteral("has to gain more than its price, 5")))
        << explanation.text.toStdString();
    EXPECT_TRUE(std::any_of(explanation.numbers.begin(), explanation.numbers.end(),
        [](const NumberRow& row) { return row.name.contains(QStringLiteral("not more than its price")); }));
    const QStringList texts = player.drawing(drawingMetrics(makeTheme(ThemeKind::Light))).texts();
    EXPECT_TRUE(texts.contains(QStringLiteral("(+%1)").arg(gain))) << "such gains look different";
    EXPECT_TRUE(texts.join(u' ').contains(QStringLiteral("not more than the price, 5"))) << texts.first().toStdString();
}

/// Beside scores that are whole numbers, 0.5 was told as 1.
TEST(ClimbPrice, IsToldAsItWasChosen)
{
    ClimbPlayer player(randomSource(6, 1), ClimbPlayer::Search::Hill);
    ASSERT_EQ(player.words().number(1), QStringLiteral("1"));
    player.choose(kPriceChoice, optionOf(player, QStringLiteral("0.5")));
    player.goTo(0);
    EXPECT_TRUE(player.explanation().text.contains(QStringLiteral("none gains more than 0.5, the price")))
        << player.explanation().text.toStdString();
    EXPECT_TRUE(player.headline(player.steps()).contains(QStringLiteral("its price of 0.5")));
    const QStringList texts = player.drawing(drawingMetrics(makeTheme(ThemeKind::Light))).texts();
    EXPECT_TRUE(texts.join(u' ').contains(QStringLiteral("not more than the price, 0.5")))
        << texts.first().toStdString();
}

TEST(ClimbPrice, IsNoChoiceWhereMovesCostNothing)
{
    const ClimbPlayer graphs(randomSource(4, 1), ClimbPlayer::Search::Multi);
    EXPECT_EQ(graphs.choices().size(), 1U);
    const ClimbPlayer restarts(randomSource(4, 1), ClimbPlayer::Search::Restarts);
    EXPECT_TRUE(restarts.choices().empty());
}

} // namespace
} // namespace arcwright::ui::testing
