// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <set>

#include "app/cluster/crew.h"
#include "app/cluster/workers.h"

namespace arcwright::cluster {

/// One work, led by rank 0, which does shares too.
class Crew::Lead {
public:
    Lead(Crew& crew, const ShareList& list, const ProgressSink& progress, const std::stop_token& stop);
    Result<void> run();

private:
    bool listen();
    bool gatherOwn();
    void hearOf(int from, Message message);
    std::size_t numberOf(std::size_t share) const;
    std::optional<std::size_t> shareOf(std::uint64_t number) const;
    void tell(CrewEvent::Kind kind, int rank, const std::vector<std::size_t>& shares) const;
    void take(std::size_t share, std::string bytes);
    void giveBack(std::size_t share);
    void lookForDead();
    void handOut();
    void sayAlive();
    void report();

    Crew& m_crew;
    const ShareList& m_list;
    const ProgressSink& m_progress;
    const std::stop_token& m_stop;
    ShareTaker m_taker;
    std::set<std::size_t> m_free; ///< nobody is at
    std::set<std::size_t> m_forMe; ///< another rank could not do them
    std::vector<bool> m_isTaken; ///< by share
    std::size_t m_left; ///< not taken
    std::map<std::size_t, int> m_elsewhere; ///< thousandths done, by share
    std::size_t m_lastReported = 0;
    std::chrono::steady_clock::time_point m_lastAlive{};
    std::optional<Problem> m_problem;
    Workers m_workers; // last: its threads use the list
};

} // namespace arcwright::cluster
