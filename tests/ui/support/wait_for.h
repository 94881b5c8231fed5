// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

#include "ui/work/worker.h"

namespace arcwright::ui::testing {

/// Runs the event loop until `condition` holds. False after a limit that only what hangs will reach.
template <class Condition>
[[nodiscard]] bool waitFor(Condition condition)
{
    constexpr int generous = 180'000; // ms
    return QTest::qWaitFor(condition, generous);
}

/// Lets the workers' threads end without a turn of the event loop: what they have found waits to be delivered.
inline void finishBackgroundWork()
{
    while (Worker::countAtWork() > 0)
        QThread::msleep(1);
}

/// Delivers everything that background work has found.
inline void deliverEverything()
{
    for (int turn = 0; turn < 3; ++turn) {
        finishBackgroundWork();
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents();
    }
}

} // namespace arcwright::ui::testing
