// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <thread>
#include <vector>

#include <QObject>

namespace arcwright::ui {

/// One thread that does one piece of work at a time at low priority, so that the window stays quick. Starting anew
/// stops what was under way; what a stopped piece of work still sends does not arrive.
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

Q_SIGNALS:
    void finished();
    /// The work ended for want of memory; finished() follows.
    void ranOutOfMemory();

private:
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
