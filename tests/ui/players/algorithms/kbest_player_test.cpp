// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/algorithms/kbest_player.h"

#include <gtest/gtest.h>

#include "tests/ui/players/player_support.h"
#include "ui/players/panel/quiz_bar.h"

namespace arcwright::ui::testing {
namespace {

int firstTreeOf(const KBestPlayer& player)
{
    return player.steps() - static_cast<int>(player.chart().trees().size()) + 1;
}

TEST(KBestPlayer, ShowsTheTreesBestFirstAndLightsWhatTheBestHasNot)
{
    KBestPlayer player(randomSource(5, 3));
    const std::vector<ScoredTree>& trees = player.chart().trees();
    ASSERT_EQ(trees.size(), 5U);
    for (std::size_t rank = 0; rank < trees.size(); ++rank) {
        player.goTo(firstTreeOf(player) + static_cast<int>(rank));
        EXPECT_EQ(player.arcs(), arcsOfHeads(trees[rank].heads));
        const auto other = [&](const DiagramArc& arc) {
            return trees.front().heads[static_cast<std::size_t>(arc.dependent)] != arc.head;
        };
        const Diagram diagram = diagramOf(player);
        for (const DiagramArc& arc : diagram.arcs)
            EXPECT_EQ(arc.status == ArcStatus::Extra, other(arc));
        EXPECT_EQ(std::any_of(diagram.arcs.begin(), diagram.arcs.end(), other), rank > 0);
        EXPECT_EQ(player.explanation().numbers.size(), rank + 1) << "those so far";
        EXPECT_TRUE(player.explanation().numbers[rank].isBest) << "the one on view";
    }
}

TEST(KBestPlayer, ListsTheDerivationsOfTheItemAtWorkAndOfOneThatIsClicked)
{
    KBestPlayer player(randomSource(5, 3));
    player.goTo(firstTreeOf(player) - 1);
    EXPECT_EQ(player.explanation().numbers.size(), 5U);
    const ChartItem item{ChartItemKind::IncompleteRight, 1, 3};
    EXPECT_EQ(player.activate(cellTarget(item)), Effect::Looks);
    const Explanation chosen = player.explanation();
    EXPECT_EQ(chosen.numbers.size(), player.chart().of(item).size());
    EXPECT_EQ(chosen.numbers.front().value, player.words().number(player.chart().of(item).front().score));
    EXPECT_EQ(player.activate({}), Effect::Looks);
    EXPECT_NE(player.explanation().numbers.size(), chosen.numbers.size());
    player.goTo(0);
    EXPECT_EQ(player.activate(cellTarget(item)), Effect::Nothing) << "it is not there yet";
}

TEST(KBestPlayer, AsManyTreesAsAreChosen)
{
    KBestPlayer player(randomSource(5, 3));
    player.choose(0, 3);
    EXPECT_EQ(player.chart().trees().size(), 10U);
    player.choose(0, 0);
    EXPECT_EQ(player.chart().trees().size(), 2U);
    EXPECT_EQ(player.choose(0, 0), Effect::Nothing);
}

TEST(KBestPlayer, AsksWhichWayIsBestAndWhichTreeComesNext)
{
    KBestPlayer player(randomSource(6, 3));
    player.setAsking(true);
    int ofTrees = 0;
    for (int position = 0; position < player.steps(); ++position) {
        player.goTo(position);
        const QuizQuestion question = questionAfter(player);
        if (!question.choices.isEmpty() && position + 1 >= firstTreeOf(player)) {
            ++ofTrees;
            EXPECT_FALSE(player.explanation().text.contains(question.choices[question.right]));
        }
    }
    EXPECT_EQ(ofTrees, 5);
}

TEST(KBestPlayer, SaysWhyThereIsNoTree)
{
    PlayerSource source = randomSource(2, 1);
    source.origin = ScoreOrigin::Typed;
    source.typed = ArcScores(2);
    source.typed->at(0, 1) = 1;
    KBestPlayer player(source);
    EXPECT_TRUE(player.headline(player.steps()).contains(QStringLiteral("w2")));
}

} // namespace
} // namespace arcwright::ui::testing
