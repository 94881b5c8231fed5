// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/bayes_point.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>

#include "core/base/parallel.h"

namespace arcwright {

const MemberReport& MembersReport::best() const
{
    return *std::max_element(members.begin(), members.end(), [this](const MemberReport& a, const MemberReport& b) {
        return developmentScore(a.development, relations) < developmentScore(b.development, relations);
    });
}

const MemberReport& MembersReport::worst() const
{
    return *std::min_element(members.begin(), members.end(), [this](const MemberReport& a, const MemberReport& b) {
        return developmentScore(a.development, relations) < developmentScore(b.development, relations);
    });
}

TrainerSettings memberSettings(const TrainerSettings& settings, int member)
{
    TrainerSettings own = settings;
    own.learner = rowOf(settings.learner).members.value_or(settings.learner);
    own.shuffleOnce = true;
    own.seed = settings.seed + static_cast<std::uint64_t>(member);
    own.members = 1;
    own.threads = 1;
    return own;
}

/// The state that the threads share while they train members: the sum, whose turn it is, and whether one has failed.
class BayesPoint::Crew {
public:
    Crew(BayesPointState state, const Sinks& sinks, std::size_t total, std::stop_source& stop)
        : m_state(std::move(state)), m_sinks(sinks), m_total(total), m_stop(stop)
    {
    }

    /// Adds a member's weights when those before it are in the sum. Nothing happens once training is to stop.
    void add(const MemberReport& report, const Weights& weights)
    {
        std::unique_lock lock(m_mutex);
        const auto isNext = [&] { return static_cast<int>(m_state.members.size()) + 1 == report.member; };
        if (!m_turn.wait(lock, m_stop.get_token(), isNext) || m_stop.stop_requested())
            return;
        m_state.mean.add(weights);
        m_state.members.push_back(report);
        if (const auto kept = m_sinks.stateReached ? m_sinks.stateReached(m_state) : Result<void>(); !kept)
            failLocked(kept.error());
        m_turn.notify_all();
    }
    void fail(const Problem& problem)
    {
        const std::scoped_lock lock(m_mutex);
        failLocked(problem);
    }
    void epochDone(const EpochReport& report)
    {
        const std::scoped_lock lock(m_mutex);
        if (m_sinks.epochDone)
            m_sinks.epochDone(report);
    }
    void progress(std::size_t more)
    {
        const std::scoped_lock lock(m_mutex);
        const std::size_t reportEvery = std::max<std::size_t>(m_total / 100, 1);
        const std::size_t before = m_done;
        m_done += more;
        if (m_sinks.progress && (before / reportEvery != m_done / reportEvery || m_done == m_total))
            m_sinks.progress({m_done, m_total});
    }

    /// Not before all threads have ended.
    Result<BayesPointState> outcome()
    {
        if (m_problem)
            return failure(*m_problem);
        return std::move(m_state);
    }

private:
    void failLocked(const Problem& problem)
    {
        if (!m_problem) // what others fail with, being stopped, is not why
            m_problem = problem;
        m_stop.request_stop();
    }

    std::mutex m_mutex; // guards all that follows, and calls of the sinks
    std::condition_variable_any m_turn;
    BayesPointState m_state;
    const Sinks& m_sinks;
    std::size_t m_total;
    std::size_t m_done = 0;
    std::optional<Problem> m_problem;
    std::stop_source& m_stop;
};

BayesPoint::BayesPoint(TrainerSettings settings, int relations, const ArcFilter& filter)
    : m_settings(settings), m_relations(relations), m_filter(filter)
{
}

Result<BayesPointState> BayesPoint::run(const std::vector<Example>& training, const std::vector<Example>& development,
    const Sinks& sinks, const std::stop_token& stop, std::optional<BayesPointState> from)
{
    BayesPointState begin
        = from ? std::move(*from) : BayesPointState{WeightMean(shapeFor(m_settings, m_relations)), {}};
    from.reset();
    const int first = static_cast<int>(begin.members.size()) + 1;
    const auto count = static_cast<std::size_t>(std::max(m_settings.members + 1 - first, 0));
    const std::size_t total = count * training.size() * static_cast<std::size_t>(m_settings.epochs);
    std::stop_source stopping;
    const std::stop_callback passOn(stop, [&] { stopping.request_stop(); });
    Crew crew(std::move(begin), sinks, total, stopping);

    const auto trainMember = [&](int member) {
        MemberReport report{member, 0, 0, {}};
        std::vector<AttachmentRates> scores; // by epoch
        std::size_t done = 0;
        Trainer::Sinks own;
        own.progress = [&](const Progress& progress) {
            crew.progress(progress.done - done);
            done = progress.done;
        };
        own.epochDone = [&](EpochReport epoch) {
            epoch.member = member;
            scores.push_back(epoch.development);
            crew.epochDone(epoch);
        };
        Trainer trainer(memberSettings(m_settings, member), m_relations, m_filter);
        const auto trained = trainer.run(training, development, own, stopping.get_token());
        if (!trained)
            return crew.fail(trained.error());
        report.epochs = static_cast<int>(scores.size());
        report.bestEpoch = trained->bestEpoch;
        const int chosen = report.bestEpoch > 0 ? report.bestEpoch : report.epochs;
        report.development = scores[static_cast<std::size_t>(chosen) - 1];
        crew.add(report, trained->weights);
    };
    parallelFor(count, m_settings.threads, stopping.get_token(), [&](std::size_t index, unsigned) {
        try {
            trainMember(first + static_cast<int>(index));
        } catch (...) {
            stopping.request_stop(); // so that nobody waits for this member
            throw;
        }
    });
    if (stop.stop_requested())
        return failure(JobProblem::Cancelled);
    return crew.outcome();
}

} // namespace arcwright
