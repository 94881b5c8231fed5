// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <gtest/gtest.h>

#include "tests/ui/players/export/export_fixture.h"

namespace arcwright::ui::testing {
namespace {

struct MainStepsTest : ExportFixture { };

TEST_F(MainStepsTest, MainStepsOfRestartsAreWhereTheyStartAndEnd)
{
    const auto player = make("restarts", randomSource(6, 3));
    const auto positions = positionsOf(*player, StepChoice::Main);
    ASSERT_LT(positions.size(), static_cast<std::size_t>(player->steps()));
    const auto begins
        = [&](int step, const char* text) { return player->headline(step).startsWith(QLatin1String(text)); };
    int starts = 0;
    int ends = 0;
    for (int step = 1; step <= player->steps(); ++step) {
        const bool isStart = begins(step, "starts from");
        const bool isEnd = begins(step, "no move gains");
        starts += isStart ? 1 : 0;
        ends += isEnd ? 1 : 0;
        EXPECT_EQ(
            std::count(positions.begin(), positions.end(), step), isStart || isEnd || step == player->steps() ? 1 : 0)
            << player->headline(step).toStdString();
    }
    EXPECT_GT(starts, 1);
    EXPECT_EQ(starts, ends);
}

TEST_F(MainStepsTest, MainStepsOfAClimbAreItsStartAndItsMoves)
{
    for (const char* name : {"hill", "multi"}) {
        const auto player = make(name, randomSource(7, 2));
        player->goTo(1);
        EXPECT_EQ(player->arcs().size(), 7U);
        EXPECT_TRUE(player->isMilestone(1)) << name << ": the tree it starts from";
        int moves = 0;
        for (int step = 2; step <= player->steps(); ++step) {
            player->goTo(step - 1);
            const auto before = player->arcs();
            player->goTo(step);
            EXPECT_EQ(player->isMilestone(step), player->arcs() != before) << name << ' ' << step;
            moves += player->isMilestone(step) ? 1 : 0;
        }
        EXPECT_GT(moves, 0) << name;
    }
}

} // namespace
} // namespace arcwright::ui::testing
