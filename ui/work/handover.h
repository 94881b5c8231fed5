// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <stop_token>

namespace arcwright::ui {

/// Lets the thread wait until what it handed over was taken up. Sentences that cannot be read are judged faster than
/// they are taken up; the window would do nothing else until all of them are through.
class Handover {
public:
    using Duration = std::chrono::steady_clock::duration;

    /// Called by the window's thread.
    void tell(Duration spent)
    {
        {
            const std::lock_guard lock(m_mutex);
            m_spent = spent;
        }
        m_told.notify_all();
    }

    /// How long it took; none if nobody is going to take it.
    Duration wait(const std::stop_token& stop)
    {
        std::unique_lock lock(m_mutex);
        m_told.wait(lock, stop, [this] { return m_spent.has_value(); });
        return m_spent.value_or(Duration::zero());
    }

private:
    std::mutex m_mutex;
    std::condition_variable_any m_told;
    std::optional<Duration> m_spent;
};

} // namespace arcwright::ui
