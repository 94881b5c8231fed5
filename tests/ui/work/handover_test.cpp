// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/handover.h"

#include <atomic>
#include <thread>
#include <utility>

#include <QCoreApplication>

#include <gtest/gtest.h>

#include "tests/ui/support/wait_for.h"

namespace arcwright::ui {
namespace handover_test {

/// Says on which thread it went.
class Goods {
public:
    explicit Goods(std::thread::id& went) : m_went(&went) { }
    Goods(Goods&& other) noexcept : m_went(std::exchange(other.m_went, nullptr)) { }
    ~Goods()
    {
        if (m_went)
            *m_went = std::this_thread::get_id();
    }

private:
    std::thread::id* m_went;
};

TEST(HandoverTest, WhatIsNotTakenGoesOnTheThreadThatBroughtIt)
{
    std::thread::id went;
    std::thread::id brought;
    std::thread::id taken;
    Worker worker;
    worker.start([&](const std::stop_token& stop, const Worker::Post& post) {
        brought = std::this_thread::get_id();
        handOver(
            Goods(went), [&](Goods&) { taken = std::this_thread::get_id(); }, post, stop);
    });
    ASSERT_TRUE(testing::waitFor([&] { return !worker.isRunning(); }));
    EXPECT_EQ(taken, std::this_thread::get_id());
    EXPECT_NE(brought, taken);
    EXPECT_EQ(went, brought);
}

TEST(HandoverTest, AThreadWhoseGoodsNobodyTakesAnyMoreEnds)
{
    std::thread::id went;
    bool isTaken = false;
    {
        Worker worker;
        std::atomic<bool> isBrought = false;
        worker.start([&](const std::stop_token& stop, const Worker::Post& post) {
            isBrought = true;
            handOver(
                Goods(went), [&](Goods&) { isTaken = true; }, post, stop);
        });
        while (!isBrought)
            std::this_thread::yield();
        worker.abandon();
        QCoreApplication::processEvents();
    }
    EXPECT_FALSE(isTaken);
    EXPECT_NE(went, std::thread::id());
}

} // namespace handover_test
} // namespace arcwright::ui
