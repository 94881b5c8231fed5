// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QTest>
#include <QTimer>

#include "ui/work/worker.h"

namespace arcwright::ui::testing {

/// Runs the event loop until `condition` holds, which is looked at after each event and every few milliseconds: Qt's
/// own sleeps for ten between two looks, more than half of the time that tests of the window took. False after a limit
/// that only what hangs will reach.
template <class Condition>
[[nodiscard]] bool waitFor(Condition condition)
{
    constexpr int generous = 180'000; // ms
    constexpr int often = 5; // ms
    const QDeadlineTimer limit(generous);
    QTimer look;
    look.start(often);
    while (!condition()) {
        if (limit.hasExpired())
            return false;
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    return true;
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
