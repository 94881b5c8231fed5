// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <mutex>
#include <stop_token>

namespace arcwright::ui {

/// Where work waits while it is paused. Work that reports its progress passes it at every report.
class PauseGate {
public:
    void setPaused(bool paused)
    {
        {
            const std::scoped_lock lock(m_mutex);
            m_isPaused = paused;
        }
        m_changed.notify_all();
    }

    /// Returns at once unless paused; else when that is over, or `stop` is requested.
    void pass(const std::stop_token& stop)
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, stop, [this] { return !m_isPaused; });
    }

private:
    std::mutex m_mutex; // guards what follows
    std::condition_variable_any m_changed;
    bool m_isPaused = false;
};

} // namespace arcwright::ui
