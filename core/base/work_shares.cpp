// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/work_shares.h"

#include <mutex>
#include <optional>

#include "core/base/parallel.h"
#include "core/base/shared_progress.h"

namespace arcwright {

Result<void> ShareTaker::add(std::size_t share, std::string bytes)
{
    if (!m_list.inOrder)
        return m_list.take(share, std::move(bytes));
    m_waiting.emplace(share, std::move(bytes));
    while (!m_waiting.empty() && m_waiting.begin()->first == m_next) {
        auto node = m_waiting.extract(m_waiting.begin());
        ++m_next;
        if (auto taken = m_list.take(node.key(), std::move(node.mapped())); !taken)
            return taken;
    }
    return {};
}

Result<void> ThreadShares::run(const ShareList& list, const ProgressSink& progress, const std::stop_token& stop)
{
    const std::size_t count = list.count - std::min(list.first, list.count);
    std::stop_source stopping;
    const std::stop_callback passOn(stop, [&] { stopping.request_stop(); });
    SharedProgress shared(progress, count);
    ShareTaker taker(list);
    std::mutex mutex; // guards the taker and the problem
    std::optional<Problem> problem;
    const auto done = [&](std::size_t share, Result<std::string> bytes) {
        const std::scoped_lock lock(mutex);
        if (problem)
            return; // what others fail with, being stopped, is not why
        const Result<void> taken = bytes ? taker.add(share, std::move(*bytes)) : failure(bytes.error());
        if (taken)
            return;
        problem = taken.error();
        stopping.request_stop();
    };
    parallelFor(count, m_threads, stopping.get_token(), [&](std::size_t index, unsigned) {
        try {
            const ProgressSink part = shared.part();
            auto bytes = list.work(list.first + index, part, stopping.get_token());
            part({1, 1}); // also where it took less than was thought
            done(list.first + index, std::move(bytes));
        } catch (...) {
            stopping.request_stop();
            throw;
        }
    });
    if (stop.stop_requested())
        return failure(JobProblem::Cancelled);
    return problem ? failure(*problem) : Result<void>();
}

Result<void> runShares(WorkShares* shares, unsigned threads, const ShareList& list, const ProgressSink& progress,
    const std::stop_token& stop)
{
    if (shares != nullptr)
        return shares->run(list, progress, stop);
    return ThreadShares(threads).run(list, progress, stop);
}

} // namespace arcwright
