// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <deque>
#include <exception>
#include <map>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <vector>

#include "core/base/work_shares.h"

namespace arcwright::cluster {

/// Threads of a rank that do the shares it is given, while another thread speaks with the other ranks.
class Workers {
public:
    /// Of each of the threads, as the system tells it.
    static constexpr const char* threadName = "share";

    /// What came of a share: bytes, a problem, or what was thrown.
    struct Outcome {
        std::size_t share = 0;
        Result<std::string> bytes;
        std::exception_ptr thrown;
    };

    /// The list must outlive this. Starts the threads.
    Workers(const ShareList& list, unsigned threads, const std::stop_token& stop);
    /// Stops what they do and waits for them.
    ~Workers();
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;

    void add(std::size_t share);
    /// Shares that were added and have not come out.
    std::size_t atWork() const { return m_atWork; }
    unsigned threads() const { return static_cast<unsigned>(m_threads.size()); }
    /// The next one that is done, if there is one. Never waits.
    std::optional<Outcome> takeOutcome();
    /// Thousandths that are done of shares that are being done, by share.
    std::map<std::size_t, int> progress() const;

private:
    void work();

    const ShareList& m_list;
    std::stop_source m_stop;
    std::optional<std::stop_callback<std::function<void()>>> m_passOn;
    std::size_t m_atWork = 0; ///< known to the speaking thread alone
    mutable std::mutex m_mutex; // guards what follows
    std::condition_variable_any m_wanted;
    std::deque<std::size_t> m_waiting;
    std::deque<Outcome> m_outcomes;
    std::map<std::size_t, int> m_progress;
    std::vector<std::jthread> m_threads; // last: they use all of it
};

} // namespace arcwright::cluster
