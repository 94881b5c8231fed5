// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/worker.h"

#include <sys/resource.h>

namespace arcwright::ui {

namespace {

constexpr int lowPriority = 10;

} // namespace

Worker::Worker(QObject* parent) : QObject(parent) { }

Worker::~Worker() = default;

void Worker::start(Work work)
{
    const quint64 generation = ++m_generation;
    m_running = true;
    m_thread = std::jthread([this, generation, work = std::move(work)](const std::stop_token& stop) {
        ::setpriority(PRIO_PROCESS, 0, lowPriority); // on Linux this thread alone, and those it starts
        const Post post = [this, generation](std::function<void()> call) {
            QMetaObject::invokeMethod(
                this,
                [this, generation, call = std::move(call)] {
                    if (generation == m_generation)
                        call();
                },
                Qt::QueuedConnection);
        };
        work(stop, post);
        post([this] {
            m_running = false;
            Q_EMIT finished();
        });
    });
}

void Worker::requestStop()
{
    m_thread.request_stop();
}

void Worker::abandon()
{
    m_thread.request_stop();
    ++m_generation;
    m_running = false;
}

} // namespace arcwright::ui
