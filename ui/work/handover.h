// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <utility>

#include "ui/work/worker.h"

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

/// On a worker's thread: has the window's thread take what it wants of a value, and waits for that. What is left goes
/// here: to let go of thousands of sentences would hold up the window.
template <class Value, class Take>
void handOver(Value value, Take take, const Worker::Post& post, const std::stop_token& stop)
{
    auto shared = std::make_shared<Value>(std::move(value));
    auto handover = std::make_shared<Handover>();
    post([shared, handover, take = std::move(take)]() mutable {
        take(*shared);
        shared.reset();
        handover->tell({});
    });
    handover->wait(stop);
}

} // namespace arcwright::ui
