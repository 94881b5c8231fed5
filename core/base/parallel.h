// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <stop_token>
#include <thread>
#include <vector>

namespace arcwright {

/// Calls `work(index, worker)` for every index below `count`, on `threads` threads (at least one; the caller's is one
/// of them). Each worker takes the next free index, so only results stored by index are independent of timing. Stops
/// between two calls when `stop` is requested.
template <class Work>
void parallelFor(std::size_t count, unsigned threads, const std::stop_token& stop, Work work)
{
    std::atomic<std::size_t> next = 0;
    const auto run = [&](unsigned worker) {
        for (std::size_t index = next++; index < count && !stop.stop_requested(); index = next++)
            work(index, worker);
    };
    std::vector<std::jthread> helpers;
    const auto wanted
        = static_cast<unsigned>(std::min<std::size_t>(std::max(threads, 1U), std::max<std::size_t>(count, 1)));
    for (unsigned worker = 1; worker < wanted; ++worker)
        helpers.emplace_back(run, worker);
    run(0);
}

/// How many threads to use where the user named none.
inline unsigned defaultThreads()
{
    return std::max(1U, std::thread::hardware_concurrency());
}

} // namespace arcwright
