// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/bayes_point.h"

#include <algorithm>
#include <mutex>
#include <set>

#include "core/base/block_file.h"
#include "core/base/share_problems.h"

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

namespace {

/// A member as bytes: its report and its epochs as numbers, then its weights that are not zero.
std::string memberBytes(const MemberReport& report, const std::vector<EpochReport>& epochs, const Weights& weights)
{
    std::vector<double> numbers{static_cast<double>(report.member), static_cast<double>(report.epochs),
        static_cast<double>(report.bestEpoch), report.development.uas, report.development.las};
    for (const EpochReport& epoch : epochs)
        numbers.insert(numbers.end(),
            {static_cast<double>(epoch.epoch), static_cast<double>(epoch.epochs), epoch.training.uas,
                epoch.training.las, epoch.development.uas, epoch.development.las, epoch.loss,
                static_cast<double>(epoch.updates), epoch.seconds});
    std::string bytes;
    appendNumbers(bytes, numbers);
    appendBlock(bytes, sparseBlock(weights.values()));
    return bytes;
}

struct Member {
    MemberReport report;
    std::vector<EpochReport> epochs;
    Weights weights;
};

/// Nothing where they are no member's.
std::optional<Member> memberIn(std::string_view bytes, const WeightShape& shape)
{
    constexpr std::size_t ofReport = 5;
    constexpr std::size_t ofEpoch = 9;
    BlockReader blocks{bytes};
    const auto numbers = blocks.takeNumbers<double>();
    const std::string_view block = blocks.take();
    if (!blocks.sound || !blocks.rest.empty() || numbers.size() % ofEpoch != ofReport)
        return std::nullopt;
    Member member{{static_cast<int>(numbers[0]), static_cast<int>(numbers[1]), static_cast<int>(numbers[2]),
                      {numbers[3], numbers[4]}},
        {}, Weights(shape)};
    for (std::size_t i = ofReport; i < numbers.size(); i += ofEpoch)
        member.epochs.push_back({static_cast<int>(numbers[i]), static_cast<int>(numbers[i + 1]),
            {numbers[i + 2], numbers[i + 3]}, {numbers[i + 4], numbers[i + 5]}, numbers[i + 6],
            static_cast<std::size_t>(numbers[i + 7]), numbers[i + 8], member.report.member});
    if (!readSparse(block, member.weights.values(), largestWeight))
        return std::nullopt;
    return member;
}

/// Tells of epochs, of each once: of those here as they pass, of others when their member is done.
class EpochTeller {
public:
    explicit EpochTeller(const Trainer::EpochSink& sink) : m_sink(sink) { }

    void here(const EpochReport& epoch)
    {
        const std::scoped_lock lock(m_mutex);
        m_told.insert({epoch.member, epoch.epoch});
        if (m_sink)
            m_sink(epoch);
    }
    void done(const std::vector<EpochReport>& epochs)
    {
        const std::scoped_lock lock(m_mutex);
        for (const EpochReport& epoch : epochs) {
            if (m_told.insert({epoch.member, epoch.epoch}).second && m_sink)
                m_sink(epoch);
        }
    }

private:
    const Trainer::EpochSink& m_sink;
    std::mutex m_mutex; // guards what follows, and calls of the sink
    std::set<std::pair<int, int>> m_told; ///< member and epoch
};

} // namespace

BayesPoint::BayesPoint(TrainerSettings settings, int relations, const ArcFilter& filter)
    : m_settings(settings), m_relations(relations), m_filter(filter)
{
}

Result<BayesPointState> BayesPoint::run(const std::vector<Example>& training, const std::vector<Example>& development,
    const Sinks& sinks, const std::stop_token& stop, std::optional<BayesPointState> from, WorkShares* shares)
{
    BayesPointState state
        = from ? std::move(*from) : BayesPointState{WeightMean(shapeFor(m_settings, m_relations)), {}};
    from.reset();
    EpochTeller teller(sinks.epochDone);
    ShareList list;
    list.first = state.members.size();
    list.count = std::max(static_cast<std::size_t>(m_settings.members), list.first);
    list.inOrder = true;
    list.work
        = [&](std::size_t share, const ProgressSink& progress, const std::stop_token& stopped) -> Result<std::string> {
        MemberReport report{static_cast<int>(share) + 1, 0, 0, {}};
        std::vector<EpochReport> epochs;
        Trainer::Sinks own;
        own.progress = progress;
        own.epochDone = [&](EpochReport epoch) {
            epoch.member = report.member;
            epochs.push_back(epoch);
            teller.here(epoch);
        };
        Trainer trainer(memberSettings(m_settings, report.member), m_relations, m_filter);
        const auto trained = trainer.run(training, development, own, stopped);
        if (!trained)
            return failure(trained.error());
        report.epochs = static_cast<int>(epochs.size());
        report.bestEpoch = trained->bestEpoch;
        const int chosen = report.bestEpoch > 0 ? report.bestEpoch : report.epochs;
        report.development = epochs[static_cast<std::size_t>(chosen) - 1].development;
        return memberBytes(report, epochs, trained->weights);
    };
    list.take = [&](std::size_t share, const std::string& bytes) -> Result<void> {
        const auto member = memberIn(bytes, state.mean.shape());
        if (!member || member->report.member != static_cast<int>(share) + 1)
            return failure(ShareProblem::Damaged);
        teller.done(member->epochs);
        state.mean.add(member->weights);
        state.members.push_back(member->report);
        return sinks.stateReached ? sinks.stateReached(state) : Result<void>();
    };
    if (auto done = runShares(shares, m_settings.threads, list, sinks.progress, stop); !done)
        return failure(done.error());
    return state;
}

} // namespace arcwright
