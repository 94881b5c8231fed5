// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/pause_gate.h"

#include <atomic>
#include <chrono>
#include <thread>

#include <gtest/gtest.h>

namespace arcwright {
namespace pause_gate_test {

/// Waits until a number is reached, for ten seconds at most.
bool reaches(const std::atomic<int>& number, int wanted)
{
    for (int i = 0; i < 10'000 && number < wanted; ++i)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    return number >= wanted;
}

TEST(PauseGateTest, WorkRestsAtItsNextReportAndGoesOn)
{
    PauseGate gate;
    gate.pause();
    EXPECT_TRUE(gate.isPaused());
    std::atomic<int> told = 0;
    std::atomic<int> through = 0;
    std::jthread work([&](const std::stop_token& stop) {
        const ProgressSink sink
            = gate.through([&](const Progress& progress) { told += static_cast<int>(progress.done); }, stop);
        for (int i = 0; i < 3; ++i) {
            sink({1, 3});
            ++through;
        }
    });
    ASSERT_TRUE(reaches(told, 1));
    std::this_thread::sleep_for(std::chrono::milliseconds(30));
    EXPECT_EQ(told, 1);
    EXPECT_EQ(through, 0);
    gate.resume();
    EXPECT_TRUE(reaches(through, 3));
    EXPECT_EQ(told, 3);
}

TEST(PauseGateTest, CancellingWakesIt)
{
    PauseGate gate;
    gate.pause();
    std::atomic<int> through = 0;
    std::jthread work([&](const std::stop_token& stop) {
        gate.wait(stop);
        ++through;
    });
    work.request_stop();
    EXPECT_TRUE(reaches(through, 1));
    EXPECT_TRUE(gate.isPaused());
}

} // namespace pause_gate_test
} // namespace arcwright
