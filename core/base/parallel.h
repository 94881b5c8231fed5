// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <exception>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

namespace arcwright {

/// Calls `work(index, worker)` for every index below `count`, on `threads` threads (at least one; the caller's is one
/// of them). Each worker takes the next free index, so only results stored by index are independent of timing. Stops
/// between two calls when `stop` is requested. The first exception of a call ends it all and is thrown on.
template <class Work>
void parallelFor(std::size_t count, unsigned threads, const std::stop_token& stop, Work work)
{
    std::atomic<std::size_t> next = 0;
    std::mutex mutex;
    std::exception_ptr thrown; // guarded by the mutex
    const auto run = [&](unsigned worker) {
        for (std::size_t index = next++; index < count && !stop.stop_requested(); index = next++)
            try {
                work(index, worker);
            } catch (...) {
                const std::scoped_lock lock(mutex);
                thrown = thrown ? thrown : std::current_exception();
                next = count;
            }
    };
    std::vector<std::jthread> helpers;
    const auto wanted
        = static_cast<unsigned>(std::min<std::size_t>(std::max(threads, 1U), std::max<std::size_t>(count, 1)));
    for (unsigned worker = 1; worker < wanted; ++worker)
        helpers.emplace_back(run, worker);
    run(0);
    helpers.clear();
    if (thrown)
        std::rethrow_exception(thrown);
}

/// How many threads to use where the user named none.
inline unsigned defaultThreads()
{
    return std::max(1U, std::thread::hardware_concurrency());
}

} // namespace arcwright
