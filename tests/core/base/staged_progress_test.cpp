// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/staged_progress.h"

#include <gtest/gtest.h>

namespace arcwright::staged_progress_test {

TEST(StagedProgress, IsOneWholeThatNeverGoesBackAndNeverSaysThatItIsDone)
{
    StagedProgress progress({1, 0.5, 2.5});
    int last = -1;
    for (std::size_t stage = 0; stage < progress.stages(); ++stage) {
        progress.begin(stage);
        for (const double done : {0.0, 0.25, 0.5, 0.4, 1.0}) {
            progress.advance(done);
            EXPECT_GE(progress.percent(), last);
            EXPECT_LE(progress.percent(), 99);
            last = progress.percent();
        }
    }
    EXPECT_EQ(last, 99) << "the last stage reports that it is done before it has ended";
    progress.begin(1);
    EXPECT_EQ(progress.percent(), 25);
    progress.advance(0.5);
    EXPECT_DOUBLE_EQ(progress.fraction(), 1.25 / 4);
}

TEST(StagedProgress, TellsTheTimeLeftOnceThereIsSomethingToGoBy)
{
    StagedProgress progress({1, 0, 3});
    progress.begin(0);
    EXPECT_FALSE(progress.secondsLeft(5));
    progress.advance(1);
    EXPECT_NEAR(progress.secondsLeft(10).value(), 30, 1e-9);
    progress.begin(2);
    progress.advance(0.5);
    EXPECT_NEAR(progress.secondsLeft(25).value(), 15, 1e-9);
    EXPECT_FALSE(StagedProgress().secondsLeft(3)) << "nothing is planned";
    EXPECT_EQ(StagedProgress().percent(), 0);
}

} // namespace arcwright::staged_progress_test
