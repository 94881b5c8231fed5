// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cluster/workers.h"

#include <pthread.h>

namespace arcwright::cluster {

Workers::Workers(const ShareList& list, unsigned threads, const std::stop_token& stop) : m_list(list)
{
    m_passOn.emplace(stop, [this] { m_stop.request_stop(); });
    for (unsigned i = 0; i < std::max(threads, 1U); ++i)
        m_threads.emplace_back([this] {
            ::pthread_setname_np(::pthread_self(), threadName);
            work();
        });
}

Workers::~Workers()
{
    m_stop.request_stop();
    m_threads.clear();
}

void Workers::add(std::size_t share)
{
    ++m_atWork;
    {
        const std::scoped_lock lock(m_mutex);
        m_waiting.push_back(share);
    }
    m_wanted.notify_one();
}

std::optional<Workers::Outcome> Workers::takeOutcome()
{
    const std::scoped_lock lock(m_mutex);
    if (m_outcomes.empty())
        return std::nullopt;
    Outcome outcome = std::move(m_outcomes.front());
    m_outcomes.pop_front();
    --m_atWork;
    return outcome;
}

std::map<std::size_t, int> Workers::progress() const
{
    const std::scoped_lock lock(m_mutex);
    return m_progress;
}

void Workers::work()
{
    const std::stop_token stop = m_stop.get_token();
    while (true) {
        std::size_t share = 0;
        {
            std::unique_lock lock(m_mutex);
            if (!m_wanted.wait(lock, stop, [this] { return !m_waiting.empty(); }))
                return;
            if (stop.stop_requested())
                return;
            share = m_waiting.front();
            m_waiting.pop_front();
            m_progress[share] = 0;
        }
        const auto progress = [this, share](const Progress& state) {
            const std::scoped_lock lock(m_mutex);
            m_progress[share] = state.total == 0 ? 0 : static_cast<int>(state.done * 1000 / state.total);
        };
        Outcome outcome{share, std::string(), nullptr};
        try {
            outcome.bytes = m_list.work(share, progress, stop);
        } catch (...) {
            outcome.thrown = std::current_exception();
        }
        const std::scoped_lock lock(m_mutex);
        m_progress.erase(share);
        m_outcomes.push_back(std::move(outcome));
    }
}

} // namespace arcwright::cluster
