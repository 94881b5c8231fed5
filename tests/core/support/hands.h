// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

namespace arcwright::test {

/// Calls that other threads hand over to the thread that makes them.
class Inbox {
public:
    void put(std::function<void()> call)
    {
        const std::scoped_lock lock(m_mutex);
        m_calls.push_back(std::move(call));
    }
    /// Makes all calls that are there, in order.
    void deliver()
    {
        std::deque<std::function<void()>> calls;
        {
            const std::scoped_lock lock(m_mutex);
            calls.swap(m_calls);
        }
        for (const auto& call : calls)
            call();
    }

private:
    std::mutex m_mutex; // guards the calls
    std::deque<std::function<void()>> m_calls;
};

/// One thread that does one piece of work at a time, as those of the window are: what was begun before is stopped, and
/// what it still hands over does not arrive.
class Hand {
public:
    using Post = std::function<void(std::function<void()>)>;
    using Work = std::function<void(const std::stop_token& stop, const Post& post)>;

    explicit Hand(Inbox& inbox) : m_inbox(inbox) { }

    bool isBusy() const { return m_isBusy; }
    void start(Work work)
    {
        stop();
        std::erase_if(m_threads, [](const Running& running) { return running.isDone->load(); });
        const std::uint64_t generation = ++m_generation;
        m_isBusy = true;
        auto isDone = std::make_shared<std::atomic<bool>>(false);
        std::jthread thread([this, generation, isDone, work = std::move(work)](const std::stop_token& stop) mutable {
            const Post post = [this, generation](std::function<void()> call) {
                m_inbox.put([this, generation, call = std::move(call)] {
                    if (generation == m_generation)
                        call();
                });
            };
            work(stop, post);
            post([this] { m_isBusy = false; });
            work = nullptr;
            *isDone = true;
        });
        m_threads.push_back({std::move(isDone), std::move(thread)});
    }
    /// Asks the work to stop; what it hands over still arrives.
    void stop()
    {
        if (!m_threads.empty())
            m_threads.back().thread.request_stop();
    }
    /// Asks the work to stop, and lets nothing arrive that it still hands over.
    void abandon()
    {
        stop();
        ++m_generation;
        m_isBusy = false;
    }

private:
    struct Running {
        std::shared_ptr<std::atomic<bool>> isDone;
        std::jthread thread;
    };

    Inbox& m_inbox;
    bool m_isBusy = false;
    std::uint64_t m_generation = 0;
    std::vector<Running> m_threads; // last: they end before what they use goes
};

} // namespace arcwright::test
