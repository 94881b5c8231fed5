// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <thread>

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

private:
    bool m_running = false;
    quint64 m_generation = 0;
    std::jthread m_thread; // last: it must end before what it uses goes
};

} // namespace arcwright::ui
