// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <stop_token>
#include <string>

#include "core/base/progress.h"
#include "core/base/result.h"

namespace arcwright {

/// A long work as numbered shares, none of which needs to know what another one gives: models of a Bayes Point Machine,
/// folds, runs of an experiment. What a share gives is bytes, the same wherever and whenever it is done.
struct ShareList {
    std::size_t count = 0;
    std::size_t first = 0; ///< those before it are done already
    bool inOrder = false; ///< each is taken when all before it are; otherwise as it comes
    /// Does a share. Called on several threads, and perhaps in other processes that were started alike.
    std::function<Result<std::string>(std::size_t share, const ProgressSink& progress, const std::stop_token& stop)>
        work;
    /// Is given what a share gave, each once, one at a time. A failure ends it all.
    std::function<Result<void>(std::size_t share, std::string bytes)> take;
};

/// Whoever does the shares of a work: threads of this process, several processes, or an earlier run that has kept what
/// it did.
class WorkShares {
public:
    WorkShares() = default;
    virtual ~WorkShares() = default;
    WorkShares(const WorkShares&) = delete;
    WorkShares& operator=(const WorkShares&) = delete;

    /// Has all shares done and taken. Fails with the problem of a share, of `take`, or with Cancelled; then some shares
    /// may not have been taken. `progress` is of the whole, and never called twice at the same time.
    virtual Result<void> run(const ShareList& list, const ProgressSink& progress, const std::stop_token& stop) = 0;
};

/// Threads of this process.
class ThreadShares final : public WorkShares {
public:
    explicit ThreadShares(unsigned threads) : m_threads(threads) { }
    Result<void> run(const ShareList& list, const ProgressSink& progress, const std::stop_token& stop) override;

private:
    unsigned m_threads;
};

/// Passes on what shares give, in the order that the list asks for. Belongs to one thread, or is guarded.
class ShareTaker {
public:
    explicit ShareTaker(const ShareList& list) : m_list(list), m_next(list.first) { }

    /// What a share gave; holds it back while an earlier one is missing and order matters. Fails as the list's `take`.
    Result<void> add(std::size_t share, std::string bytes);

private:
    const ShareList& m_list;
    std::size_t m_next; ///< in order, the first that was not taken
    std::map<std::size_t, std::string> m_waiting;
};

/// Has the work done by `shares`, or if it is null by so many threads of this process.
Result<void> runShares(WorkShares* shares, unsigned threads, const ShareList& list, const ProgressSink& progress,
    const std::stop_token& stop);

} // namespace arcwright
