// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cluster/lead.h"

#include <algorithm>
#include <thread>

#include "core/base/block_file.h"

namespace arcwright::cluster {

namespace {

using LeadClock = std::chrono::steady_clock;

} // namespace

Crew::Lead::Lead(Crew& crew, const ShareList& list, const ProgressSink& progress, const std::stop_token& stop)
    : m_crew(crew)
    , m_list(list)
    , m_progress(progress)
    , m_stop(stop)
    , m_taker(list)
    , m_isTaken(list.count, false)
    , m_left(list.count - std::min(list.first, list.count))
    , m_workers(list, crew.m_settings.threads, stop)
{
    for (std::size_t share = list.first; share < list.count; ++share)
        m_free.insert(share);
}

Result<void> Crew::Lead::run()
{
    constexpr auto nap = std::chrono::milliseconds(1);
    while (m_left > 0 && !m_problem && !m_stop.stop_requested()) {
        sayAlive();
        const bool hasHeard = listen();
        const bool hasDone = gatherOwn();
        lookForDead();
        handOut();
        report();
        if (!hasHeard && !hasDone)
            std::this_thread::sleep_for(nap);
    }
    for (int rank = 1; rank < m_crew.m_exchange.ranks(); ++rank)
        m_crew.m_mail.send(rank, {Word::Rest, 0, {}});
    if (m_stop.stop_requested())
        return failure(JobProblem::Cancelled);
    return m_problem ? failure(*m_problem) : Result<void>();
}

void Crew::Lead::sayAlive()
{
    const auto now = LeadClock::now();
    if (now - m_lastAlive < m_crew.m_settings.aliveEvery)
        return;
    m_lastAlive = now;
    for (int rank = 1; rank < m_crew.m_exchange.ranks(); ++rank)
        m_crew.m_mail.send(rank, {Word::Alive, 0, {}});
}

bool Crew::Lead::listen()
{
    bool hasHeard = false;
    while (auto heard = m_crew.m_mail.receive()) {
        hasHeard = true;
        hearOf(heard->first, std::move(heard->second));
    }
    return hasHeard;
}

void Crew::Lead::hearOf(int from, Message message)
{
    Helper& helper = m_crew.m_helpers[static_cast<std::size_t>(from)];
    m_crew.hear(from, message, helper);
    const bool isOfShare = message.word == Word::Done || message.word == Word::Failed || message.word == Word::Progress;
    const auto known = isOfShare ? shareOf(message.number) : std::nullopt;
    if (!known)
        return;
    const std::size_t share = *known;
    if (message.word == Word::Progress) {
        if (message.bytes.size() == sizeof(int) && !m_isTaken[share])
            m_elsewhere[share] = numberAt<int>(message.bytes, 0);
        return;
    }
    std::erase(helper.shares, share);
    if (message.word == Word::Done)
        return take(share, std::move(message.bytes));
    if (m_isTaken[share])
        return;
    m_elsewhere.erase(share);
    m_forMe.insert(share); // so that its problem is told as one process alone tells it
    tell(CrewEvent::Kind::Failed, from, {share});
}

/// What other ranks call a share, and the other way round.
std::size_t Crew::Lead::numberOf(std::size_t share) const
{
    return m_crew.m_numbers.empty() ? share : m_crew.m_numbers[share];
}

std::optional<std::size_t> Crew::Lead::shareOf(std::uint64_t number) const
{
    const auto& numbers = m_crew.m_numbers;
    const auto found = std::lower_bound(numbers.begin(), numbers.end(), number);
    if (numbers.empty())
        return number < m_list.count ? std::optional(static_cast<std::size_t>(number)) : std::nullopt;
    if (found == numbers.end() || *found != number)
        return std::nullopt;
    return static_cast<std::size_t>(found - numbers.begin());
}

void Crew::Lead::tell(CrewEvent::Kind kind, int rank, const std::vector<std::size_t>& shares) const
{
    CrewEvent event{kind, rank, m_crew.m_helpers[static_cast<std::size_t>(rank)].process.host};
    for (const std::size_t share : shares)
        event.shares.push_back(numberOf(share));
    m_crew.tell(event);
}

/// What a rank gave that was taken for dead may come after what another one gave for it: the same.
void Crew::Lead::take(std::size_t share, std::string bytes)
{
    if (m_isTaken[share])
        return;
    m_isTaken[share] = true;
    --m_left;
    m_free.erase(share);
    m_forMe.erase(share);
    m_elsewhere.erase(share);
    if (const auto taken = m_taker.add(share, std::move(bytes)); !taken && !m_problem)
        m_problem = taken.error();
}

bool Crew::Lead::gatherOwn()
{
    bool hasDone = false;
    while (auto outcome = m_workers.takeOutcome()) {
        hasDone = true;
        if (outcome->thrown)
            std::rethrow_exception(outcome->thrown);
        if (outcome->bytes)
            take(outcome->share, std::move(*outcome->bytes));
        else if (!m_problem && !m_isTaken[outcome->share])
            m_problem = outcome->bytes.error();
    }
    return hasDone;
}

void Crew::Lead::giveBack(std::size_t share)
{
    m_elsewhere.erase(share);
    if (!m_isTaken[share])
        m_free.insert(share);
}

void Crew::Lead::lookForDead()
{
    const auto now = LeadClock::now();
    for (int rank = 1; rank < m_crew.m_exchange.ranks(); ++rank) {
        Helper& helper = m_crew.m_helpers[static_cast<std::size_t>(rank)];
        if (helper.isDead || (helper.isGone && helper.shares.empty()))
            continue;
        const bool isSilent = helper.isReady && now - helper.lastHeard > m_crew.m_settings.patience;
        if (!isSilent && !m_crew.m_settings.hasEnded(helper.process))
            continue;
        helper.isDead = true;
        helper.isGone = true;
        const std::vector<std::size_t> shares = std::move(helper.shares);
        helper.shares.clear();
        for (const std::size_t share : shares)
            giveBack(share);
        tell(CrewEvent::Kind::Died, rank, shares);
    }
}

void Crew::Lead::handOut()
{
    while (m_workers.atWork() < m_workers.threads() && (!m_forMe.empty() || !m_free.empty())) {
        std::set<std::size_t>& from = m_forMe.empty() ? m_free : m_forMe;
        const std::size_t share = *from.begin();
        from.erase(from.begin());
        m_workers.add(share);
    }
    for (int rank = 1; rank < m_crew.m_exchange.ranks(); ++rank) {
        Helper& helper = m_crew.m_helpers[static_cast<std::size_t>(rank)];
        while (helper.isReady && !helper.isGone && helper.shares.size() < helper.threads && !m_free.empty()) {
            const std::size_t share = *m_free.begin();
            m_free.erase(m_free.begin());
            helper.shares.push_back(share);
            m_crew.m_mail.send(rank, {Word::Share, numberOf(share), {}});
        }
    }
}

void Crew::Lead::report()
{
    if (!m_progress)
        return;
    constexpr std::size_t whole = 1000;
    const std::size_t shares = m_list.count - std::min(m_list.first, m_list.count);
    std::size_t done = (shares - m_left) * whole;
    for (const auto& [share, thousandths] : m_elsewhere)
        done += static_cast<std::size_t>(std::clamp(thousandths, 0, static_cast<int>(whole)));
    for (const auto& [share, thousandths] : m_workers.progress())
        done += m_isTaken[share] ? 0 : static_cast<std::size_t>(std::clamp(thousandths, 0, static_cast<int>(whole)));
    done = std::min(done, shares * whole);
    const std::size_t percent = shares == 0 ? 100 : done * 100 / (shares * whole);
    if (percent == m_lastReported && percent > 0)
        return;
    m_lastReported = percent;
    m_progress({done, shares * whole});
}

} // namespace arcwright::cluster
