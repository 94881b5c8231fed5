// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <vector>

#include "app/cluster/exchange.h"
#include "app/cluster/job.h"
#include "app/cluster/mail.h"
#include "core/base/work_shares.h"

namespace arcwright::cluster {

/// What the leading rank has to tell of another one.
struct CrewEvent {
    enum class Kind {
        Died, ///< with what it was at, which others do again
        Returned, ///< it was taken for dead, and was not
        OfOtherWork, ///< it has other files or options, and takes no part
        Left, ///< it takes no part; text: what it complained of
        Failed, ///< it could not do a share, which is done by the leading rank
    };
    Kind kind = Kind::Died;
    int rank = 0;
    std::string host;
    std::vector<std::size_t> shares = {};
    std::string text = {};
};

/// How ranks work together.
struct CrewSettings {
    unsigned threads = 1; ///< of this rank, each for one share at a time
    /// Of a rank on another machine that has said nothing for so long, or one here, it is taken that it has died.
    std::chrono::milliseconds patience{60'000};
    std::chrono::milliseconds aliveEvery{1'000};
    std::function<void(const CrewEvent&)> tell; ///< of the leading rank
    /// Whether a process is known to have ended.
    std::function<bool(const ProcessName&)> hasEnded;
};

/// The ranks of a job, all of which run the same command on the same files: each share of a work goes to whichever has
/// nothing to do. What all give is gathered by rank 0, in whose process alone run() succeeds.
///
/// A rank that dies costs nothing but what it was at, which others do again. It is known by its process, on the same
/// machine, or by its silence.
class Crew final : public WorkShares {
public:
    /// Says hello. The exchange must outlive this.
    Crew(Exchange& exchange, CrewSettings settings);
    /// As end().
    ~Crew() override;

    bool leads() const { return m_exchange.rank() == 0; }
    void setThreads(unsigned threads) { m_settings.threads = threads; }
    /// The number of the work that comes, which is another one for other files and options.
    void setWork(std::uint64_t work) { m_work = work; }
    /// Of the leading rank: what other ranks know the shares of its list by, ascending, where it lacks some that were
    /// done before; empty: by the same numbers.
    void setNumbers(std::vector<std::size_t> numbers) { m_numbers = std::move(numbers); }

    /// At rank 0 as WorkShares::run(). Others do what they are told, until there is no more, and fail with Cancelled.
    Result<void> run(const ShareList& list, const ProgressSink& progress, const std::stop_token& stop) override;

    /// A helper leaves, with what it had to complain of if it never got to work; then waits until all may. The leading
    /// rank sends them home. Nothing after it has any effect.
    void end(const std::string& complaint = {});

private:
    struct Helper {
        ProcessName process;
        bool isReady = false;
        bool isGone = false; ///< dead, or takes no part
        bool isDead = false;
        unsigned threads = 0;
        std::vector<std::size_t> shares; ///< it is at
        std::chrono::steady_clock::time_point lastHeard;
    };
    class Lead;

    void hear(int from, const Message& message, Helper& helper);
    Result<void> serve(const ShareList& list, const std::stop_token& stop);
    bool leaderIsGone() const;
    void waitForOver();
    void tell(const CrewEvent& event) const;

    Exchange& m_exchange;
    CrewSettings m_settings;
    Mail m_mail;
    ProcessName m_self;
    std::uint64_t m_work = 0;
    std::vector<std::size_t> m_numbers;
    std::vector<Helper> m_helpers; ///< by rank; of rank 0 the first is not used
    ProcessName m_leader; ///< of a helper
    std::chrono::steady_clock::time_point m_leaderHeard{}; ///< not before it leads
    bool m_isOver = false;
    bool m_isAlone = false; ///< of a helper whose leading rank has died
    bool m_together = true; ///< of a helper that is over
    bool m_hasEnded = false;
};

} // namespace arcwright::cluster
