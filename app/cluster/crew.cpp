// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cluster/crew.h"

#include <algorithm>
#include <thread>

#include "app/cluster/lead.h"
#include "app/cluster/workers.h"
#include "core/base/block_file.h"

namespace arcwright::cluster {

namespace {

using Clock = std::chrono::steady_clock;

constexpr auto nap = std::chrono::milliseconds(1);

} // namespace

Crew::Crew(Exchange& exchange, CrewSettings settings)
    : m_exchange(exchange), m_settings(std::move(settings)), m_mail(exchange), m_self(thisProcess())
{
    if (!m_settings.hasEnded)
        m_settings.hasEnded = [self = m_self](const ProcessName& process) { return hasEnded(process, self); };
    if (!leads()) {
        m_mail.send(0, {Word::Hello, 0, m_self.text()});
        return;
    }
    m_helpers.resize(static_cast<std::size_t>(exchange.ranks()));
    for (int rank = 1; rank < exchange.ranks(); ++rank)
        m_mail.send(rank, {Word::Hello, 0, m_self.text()});
}

Crew::~Crew()
{
    end();
}

Result<void> Crew::run(const ShareList& list, const ProgressSink& progress, const std::stop_token& stop)
{
    return leads() ? Lead(*this, list, progress, stop).run() : serve(list, stop);
}

void Crew::tell(const CrewEvent& event) const
{
    if (m_settings.tell)
        m_settings.tell(event);
}

bool Crew::leaderIsGone() const
{
    const bool isSilent = m_leaderHeard != Clock::time_point() && Clock::now() - m_leaderHeard > m_settings.patience;
    return isSilent || m_settings.hasEnded(m_leader);
}

Result<void> Crew::serve(const ShareList& list, const std::stop_token& stop)
{
    Workers workers(list, m_settings.threads, stop);
    std::string work;
    append(work, m_work);
    m_mail.send(0, {Word::Ready, workers.threads(), work});
    auto lastAlive = Clock::now();
    std::map<std::size_t, int> reported;
    for (bool isOn = true; isOn && !stop.stop_requested() && !leaderIsGone();) {
        bool isIdle = true;
        while (const auto heard = m_mail.receive()) {
            isIdle = false;
            const Message& message = heard->second;
            if (message.word == Word::Hello)
                m_leader = ProcessName::from(message.bytes);
            else
                m_leaderHeard = Clock::now(); // before it leads, it may read files for long
            if (message.word == Word::Share)
                workers.add(message.number);
            else if (message.word == Word::Rest || message.word == Word::Over)
                isOn = false;
            if (message.word == Word::Over) {
                m_isOver = true;
                m_together = message.number == 1;
            }
        }
        while (auto outcome = workers.takeOutcome()) {
            isIdle = false;
            const bool isGiven = !outcome->thrown && outcome->bytes;
            m_mail.send(
                0, {isGiven ? Word::Done : Word::Failed, outcome->share, isGiven ? std::move(*outcome->bytes) : ""});
        }
        if (Clock::now() - lastAlive >= std::min(m_settings.aliveEvery, std::chrono::milliseconds(250))) {
            lastAlive = Clock::now();
            m_mail.send(0, {Word::Alive, 0, {}});
            for (const auto& [share, thousandths] : workers.progress()) {
                if (reported[share] == thousandths)
                    continue;
                reported[share] = thousandths;
                std::string bytes;
                append(bytes, thousandths);
                m_mail.send(0, {Word::Progress, share, bytes});
            }
        }
        if (isIdle)
            std::this_thread::sleep_for(nap);
    }
    m_isAlone = !m_isOver && leaderIsGone();
    return failure(JobProblem::Cancelled);
}

void Crew::waitForOver()
{
    if (m_isAlone)
        m_together = false;
    while (!m_isOver && !m_isAlone) {
        if (const auto heard = m_mail.receive()) {
            if (heard->second.word == Word::Hello)
                m_leader = ProcessName::from(heard->second.bytes);
            m_isOver = heard->second.word == Word::Over;
            m_together = heard->second.number == 1;
            continue;
        }
        if (m_settings.hasEnded(m_leader)) {
            m_together = false;
            return;
        }
        std::this_thread::sleep_for(5 * nap);
    }
}

void Crew::end(const std::string& complaint)
{
    if (m_hasEnded)
        return;
    m_hasEnded = true;
    if (!leads()) {
        if (!m_isOver)
            m_mail.send(0, {Word::Bye, 0, complaint});
        waitForOver();
        return m_exchange.leave(m_together);
    }
    m_settings.tell = {}; // nothing of it matters any more
    while (const auto heard = m_mail.receive())
        hear(heard->first, heard->second, m_helpers[static_cast<std::size_t>(heard->first)]);
    const bool together = std::none_of(m_helpers.begin() + 1, m_helpers.end(),
        [&](const Helper& helper) { return helper.isDead || m_settings.hasEnded(helper.process); });
    for (int rank = 1; rank < m_exchange.ranks(); ++rank)
        m_mail.send(rank, {Word::Over, together ? 1U : 0U, {}});
    m_exchange.leave(together);
}

/// What any rank may say at any time.
void Crew::hear(int from, const Message& message, Helper& helper)
{
    helper.lastHeard = Clock::now();
    // What a dead rank had sent may come after its end is known.
    if (helper.isDead && !m_settings.hasEnded(helper.process)) {
        helper.isDead = false;
        helper.isGone = false;
        tell({CrewEvent::Kind::Returned, from, helper.process.host});
    }
    switch (message.word) {
    case Word::Hello:
        helper.process = ProcessName::from(message.bytes);
        break;
    case Word::Ready:
        helper.isReady = true;
        helper.threads = static_cast<unsigned>(message.number);
        if (message.bytes.size() == 8 && numberAt<std::uint64_t>(message.bytes, 0) == m_work)
            break;
        helper.isGone = true;
        m_mail.send(from, {Word::Rest, 0, {}});
        tell({CrewEvent::Kind::OfOtherWork, from, helper.process.host});
        break;
    case Word::Bye:
        if (!helper.isGone && !helper.isReady)
            tell({CrewEvent::Kind::Left, from, helper.process.host, {}, message.bytes});
        helper.isGone = true;
        break;
    default:
        break;
    }
}

} // namespace arcwright::cluster
