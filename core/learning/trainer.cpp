// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/trainer.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <mutex>
#include <numeric>
#include <utility>

#include "core/base/parallel.h"
#include "core/learning/epoch_ends.h"
#include "core/learning/sentence_learner.h"
#include "core/learning/training_problems.h"

namespace arcwright {

namespace {

struct Tally {
    std::size_t tokens = 0;
    std::size_t heads = 0;
    std::size_t labelled = 0;

    void count(const LabelledTree& gold, const LabelledTree& predicted)
    {
        for (std::size_t node = 1; node < gold.heads.size(); ++node) {
            if (gold.heads[node] == kNoHead)
                continue;
            const bool right = predicted.heads[node] == gold.heads[node];
            ++tokens;
            heads += right ? 1 : 0;
            labelled += right && predicted.relations[node] == gold.relations[node] ? 1 : 0;
        }
    }
    Tally& operator+=(const Tally& other)
    {
        tokens += other.tokens;
        heads += other.heads;
        labelled += other.labelled;
        return *this;
    }
    AttachmentRates rates() const
    {
        const double percent = tokens == 0 ? 0.0 : 100.0 / static_cast<double>(tokens);
        return {percent * static_cast<double>(heads), percent * static_cast<double>(labelled)};
    }
};

/// Sinks of which progress and epochDone wait for one another.
Trainer::Sinks oneAtATime(Trainer::Sinks sinks)
{
    const auto telling = std::make_shared<std::mutex>();
    const auto guarded = [&telling](auto& sink) {
        if (sink)
            sink = [telling, inner = std::move(sink)](const auto& what) {
                const std::scoped_lock lock(*telling);
                inner(what);
            };
    };
    guarded(sinks.progress);
    guarded(sinks.epochDone);
    return sinks;
}

} // namespace

AttachmentRates attachment(const std::vector<Example>& examples, const ArcFilter& filter, const Weights& weights,
    const TrainerSettings& settings, const std::stop_token& stop, std::span<KeptCandidates> kept)
{
    std::vector<SentenceParser> parsers(std::max(settings.threads, 1U));
    std::vector<Tally> tallies(parsers.size());
    parallelFor(examples.size(), settings.threads, stop, [&](std::size_t index, unsigned worker) {
        parsers[worker].stopWith(stop);
        parsers[worker].parse(
            examples[index].symbols, filter, weights, settings.decoder, nullptr, kept.empty() ? nullptr : &kept[index]);
        tallies[worker].count(examples[index].tree, parsers[worker].tree());
    });
    return std::accumulate(tallies.begin(), tallies.end(), Tally(), [](Tally sum, const Tally& tally) {
        return sum += tally;
    }).rates();
}

void useUsualCosts(TrainerSettings& settings)
{
    settings.costAugmented = rowOf(settings.learner).usesCosts;
    settings.decoder.climb.price = usualMovePrice(settings.costAugmented);
}

WeightShape shapeFor(const TrainerSettings& settings, int relations)
{
    return {settings.arcBits, isSecondOrder(settings.decoder.decoder) ? settings.siblingBits : 0, settings.rowBits,
        relations, scoresWholeTrees(settings.decoder.decoder) ? settings.treeBits : 0,
        scoresInside(settings.decoder.decoder) ? settings.insideBits : 0};
}

Trainer::Trainer(TrainerSettings settings, int relations, const ArcFilter& filter)
    : m_settings(settings), m_relations(relations), m_filter(filter)
{
}

Result<EpochReport> Trainer::runEpoch(TrainerState& state, const std::vector<Example>& training,
    std::span<KeptCandidates> kept, const ProgressSink& progress, const std::stop_token& stop)
{
    const std::size_t total = training.size() * static_cast<std::size_t>(m_settings.epochs);
    const std::size_t reportEvery = std::max<std::size_t>(total / 100, 1);
    std::size_t done = training.size() * static_cast<std::size_t>(state.epoch);
    AveragedWeights& weights = state.weights;
    DecoderSettings decoder = m_settings.decoder;
    decoder.climb.price = 0; // every move that gains is made, so that it is learnt which should not
    const LearningRule rule{m_settings.learner, decoder, m_settings.costAugmented};
    const auto begin = std::chrono::steady_clock::now();
    EpochReport report{state.epoch + 1, m_settings.epochs, {}, {}, 0, 0, 0};
    Tally tally;
    if (state.epoch == 0 || !m_settings.shuffleOnce)
        shuffle(state.order, state.random);
    for (const std::uint32_t index : state.order) {
        if (stop.stop_requested())
            return failure(JobProblem::Cancelled);
        const Example& example = training[index];
        const SentenceUpdate update
            = learnSentence(example, m_filter, rule, weights, m_parser, m_features, &kept[index]);
        tally.count(example.tree, m_parser.tree());
        report.updates += update.step > 0 ? 1 : 0;
        report.loss += update.input.loss;
        weights.sentenceDone();
        ++done;
        if ((done % reportEvery == 0 || done == total) && progress)
            progress({done, total});
    }
    ++state.epoch;
    report.training = tally.rates();
    report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return report;
}

bool Trainer::isDone(const TrainerState& state) const
{
    const bool waitedInVain = m_settings.patience > 0 && state.epoch - state.best.epoch >= m_settings.patience;
    return state.epoch >= m_settings.epochs || waitedInVain;
}

void Trainer::resultInto(Weights& result, const AveragedWeights& weights) const
{
    if (m_settings.averaging)
        weights.averageInto(result);
    else
        result = weights.current();
}

Result<void> Trainer::scoreAndKeep(TrainerState& reached, EpochReport& report, const std::vector<Example>& development,
    std::span<KeptCandidates> kept, const Sinks& sinks, const std::stop_token& stop)
{
    if (!development.empty() && (sinks.epochDone || stopsEarly())) {
        resultInto(m_scored, reached.weights);
        TrainerSettings scoring = m_settings;
        if (endsBesideTheNext())
            --scoring.threads; // the one that trains
        report.development = attachment(development, m_filter, m_scored, scoring, stop, kept);
        const double score = developmentScore(report.development, m_relations);
        if (stopsEarly()
            && (reached.best.epoch == 0 || score > developmentScore(reached.best.development, m_relations)))
            reached.best = {reached.epoch, report.development, m_scored};
    }
    if (stop.stop_requested()) // then the development score may be that of a part
        return failure(JobProblem::Cancelled);
    if (sinks.stateReached) {
        if (auto keeping = sinks.stateReached(reached); !keeping)
            return keeping;
    }
    if (sinks.epochDone)
        sinks.epochDone(report);
    return {};
}

Result<TrainedWeights> Trainer::run(const std::vector<Example>& training, const std::vector<Example>& development,
    const Sinks& sinks, const std::stop_token& stop, std::optional<TrainerState> from)
{
    if (stopsEarly() && development.empty())
        return failure(TrainingProblem::NoUsableDevelopment);
    std::stop_source ends; // by the caller, or because a state could not be kept
    const std::stop_callback endsToo(stop, [&] { ends.request_stop(); });
    m_parser.stopWith(ends.get_token());
    TrainerState state
        = from ? std::move(*from) : TrainerState(shapeFor(m_settings, m_relations), m_settings.seed, training.size());
    from.reset(); // its weights are the state's now
    // What may be a head at all is the same in every epoch.
    std::vector<KeptCandidates> ofTraining(training.size());
    std::vector<KeptCandidates> ofDevelopment(development.size());
    const Sinks told = oneAtATime(sinks);
    EpochEnds epochEnds(endsBesideTheNext() ? EpochEnds::When::BesideTheNext : EpochEnds::When::BeforeTheNext,
        [&](TrainerState& reached, EpochReport report) {
            auto kept = scoreAndKeep(reached, report, development, ofDevelopment, told, ends.get_token());
            if (!kept)
                ends.request_stop();
            return kept;
        });
    while (!isDone(state)) {
        auto report = runEpoch(state, training, ofTraining, told.progress, ends.get_token());
        if (!report) {
            if (const auto ended = epochEnds.wait(); !ended) // why it may be that this one was cancelled
                return failure(ended.error());
            return failure(report.error());
        }
        if (const auto ended = epochEnds.add(state, *report); !ended)
            return failure(ended.error());
    }
    Weights result;
    if (stopsEarly())
        result = std::move(state.best.weights);
    else
        resultInto(result, state.weights);
    if (const auto ended = epochEnds.wait(); !ended)
        return failure(ended.error());
    if (stop.stop_requested())
        return failure(JobProblem::Cancelled);
    if (sinks.progress && state.epoch < m_settings.epochs) { // stopped early: nothing is left to do
        const std::size_t total = training.size() * static_cast<std::size_t>(m_settings.epochs);
        sinks.progress({total, total});
    }
    return TrainedWeights{std::move(result), stopsEarly() ? state.best.epoch : 0};
}

} // namespace arcwright
