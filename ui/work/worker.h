// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <thread>
#include <vector>

#include <QObject>

#include "core/base/progress.h"
#include "core/base/result.h"

namespace arcwright::ui {

/// One thread that does one piece of work at a time at low priority, so that the window stays quick. Starting anew
/// stops what was under way; what a stopped piece of work still sends does not arrive. All work of the window that
/// takes long is done so: it has copies of what it needs, asks its stop_token, and hands over what it finds.
class Worker : public QObject {
    Q_OBJECT
public:
    explicit Worker(QObject* parent = nullptr);
    ~Worker() override;

    /// Hands a call over to the window's thread. Calls of one piece of work arrive in order.
    using Post = std::function<void(std::function<void()>)>;
    using Work = std::function<void(const std::stop_token& stop, const Post& post)>;

    void start(Work work);
    /// Asks the work to stop and returns at once. finished() still comes.
    void requestStop();
    /// Asks the work to stop and lets nothing arrive that it still sends, finished() neither.
    void abandon();
    bool isRunning() const { return m_running; }
    /// For the work that has this `post`: hands its progress over as progressed(), once a percent. It may be called on
    /// any thread of the work.
    ProgressSink percents(const Post& post);
    /// How many pieces of work are under way in the program, to wait for all of them.
    static int countAtWork();

Q_SIGNALS:
    void progressed(int percent);
    void finished();
    /// The work ended before its time: for want of memory (OutOfMemory). finished() follows. Where nobody listens, the
    /// application says it.
    void failed(const arcwright::Problem& problem);

private:
    void fail();
    void reap();

    bool m_running = false;
    quint64 m_generation = 0;
    /// A thread, and whether its work is done, so that joining it does not wait.
    struct Running {
        std::shared_ptr<std::atomic<bool>> done;
        std::jthread thread;
    };
    std::vector<Running> m_threads; // last: they must end before what they use goes; the last one is at work
};

} // namespace arcwright::ui
