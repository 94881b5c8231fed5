// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <mutex>
#include <stop_token>

#include "core/base/progress.h"

namespace arcwright {

/// Lets work on other threads rest where it reports progress. Safe to call from any thread.
class PauseGate {
public:
    void pause()
    {
        const std::scoped_lock lock(m_mutex);
        m_isPaused = true;
    }
    void resume()
    {
        const std::scoped_lock lock(m_mutex);
        m_isPaused = false;
        m_resumed.notify_all();
    }
    bool isPaused() const
    {
        const std::scoped_lock lock(m_mutex);
        return m_isPaused;
    }
    /// Returns when nothing is paused or `stop` is requested.
    void wait(const std::stop_token& stop)
    {
        std::unique_lock lock(m_mutex);
        m_resumed.wait(lock, stop, [this] { return !m_isPaused; });
    }
    /// A sink that tells `sink` and then waits. The gate must outlive it.
    ProgressSink through(ProgressSink sink, std::stop_token stop)
    {
        return [this, sink = std::move(sink), stop = std::move(stop)](const Progress& progress) {
            if (sink)
                sink(progress);
            wait(stop);
        };
    }

private:
    mutable std::mutex m_mutex; // guards what follows
    std::condition_variable_any m_resumed;
    bool m_isPaused = false;
};

} // namespace arcwright
