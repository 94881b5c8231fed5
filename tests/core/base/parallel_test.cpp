// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/parallel.h"

#include <mutex>
#include <set>

#include <gtest/gtest.h>

namespace arcwright {
namespace parallel_test {

TEST(ParallelForTest, DoesEveryPieceOnceForAnyNumberOfThreads)
{
    for (const unsigned threads : {0U, 1U, 2U, 4U, 9U}) {
        std::vector<std::atomic<int>> calls(500);
        parallelFor(calls.size(), threads, {}, [&](std::size_t index, unsigned worker) {
            EXPECT_LT(worker, std::max(threads, 1U));
            ++calls[index];
        });
        for (const auto& count : calls)
            ASSERT_EQ(count, 1) << threads << " threads";
    }
}

TEST(ParallelForTest, DoesNothingWhereThereIsNothingToDo)
{
    parallelFor(0, 4, {}, [](std::size_t, unsigned) { FAIL(); });
}

TEST(ParallelForTest, NoTwoThreadsAreTheSameWorkerAtATime)
{
    std::vector<std::atomic<int>> busy(4);
    std::atomic<int> clashes = 0;
    parallelFor(2'000, 4, {}, [&](std::size_t, unsigned worker) {
        if (++busy[worker] != 1)
            ++clashes;
        --busy[worker];
    });
    EXPECT_EQ(clashes, 0);
}

TEST(ParallelForTest, StopsBetweenTwoPiecesWhenAskedTo)
{
    std::stop_source stop;
    std::atomic<int> calls = 0;
    parallelFor(1'000, 1, stop.get_token(), [&](std::size_t index, unsigned) {
        ++calls;
        if (index == 9)
            stop.request_stop();
    });
    EXPECT_EQ(calls, 10);
}

} // namespace parallel_test
} // namespace arcwright
