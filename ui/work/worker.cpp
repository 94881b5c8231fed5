// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/worker.h"

#include <QMetaMethod>

#include <sys/resource.h>

#include "ui/work/careful_application.h"
#include "ui/work/within_memory.h"

namespace arcwright::ui {

namespace {

constexpr int lowPriority = 10;

std::atomic<int> atWork = 0;

} // namespace

Worker::Worker(QObject* parent) : QObject(parent) { }

Worker::~Worker() = default;

void Worker::start(Work work)
{
    requestStop();
    reap();
    const quint64 generation = ++m_generation;
    m_running = true;
    auto done = std::make_shared<std::atomic<bool>>(false);
    ++atWork;
    std::jthread thread([this, generation, done, work = std::move(work)](const std::stop_token& stop) mutable {
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
        if (!endsWithinMemory([&] { work(stop, post); }))
            post([this] { fail(); });
        post([this] {
            m_running = false;
            Q_EMIT finished();
        });
        work = nullptr; // what it holds may take long to go, and reap() would wait for it
        *done = true;
        --atWork;
    });
    m_threads.push_back({std::move(done), std::move(thread)});
}

void Worker::fail()
{
    if (!isSignalConnected(QMetaMethod::fromSignal(&Worker::failed)))
        CarefulApplication::sayOutOfMemory();
    Q_EMIT failed({JobProblem::OutOfMemory, {}, 0, 0, {}});
}

int Worker::countAtWork()
{
    return atWork;
}

ProgressSink Worker::percents(const Post& post)
{
    return [this, post, last = std::make_shared<std::atomic<int>>(-1)](const Progress& progress) {
        const int percent = progress.total == 0 ? 100 : static_cast<int>(progress.done * 100 / progress.total);
        if (last->exchange(percent) != percent)
            post([this, percent] { Q_EMIT progressed(percent); });
    };
}

/// Lets go of threads whose work is done. One that is still stopping is kept: joining it would hold up the window.
void Worker::reap()
{
    std::erase_if(m_threads, [](const Running& running) { return running.done->load(); });
}

void Worker::requestStop()
{
    if (!m_threads.empty())
        m_threads.back().thread.request_stop();
}

void Worker::abandon()
{
    requestStop();
    ++m_generation;
    m_running = false;
}

} // namespace arcwright::ui
