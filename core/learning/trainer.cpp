// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/trainer.h"

#include <algorithm>
#include <chrono>
#include <numeric>

#include "core/base/parallel.h"
#include "core/base/random.h"
#include "core/learning/averaged_weights.h"

namespace arcwright {

namespace {

struct Tally {
    std::size_t tokens = 0;
    std::size_t heads = 0;
    std::size_t labelled = 0;

    void count(const LabelledTree& gold, const LabelledTree& predicted)
    {
        for (std::size_t node = 1; node < gold.heads.size(); ++node) {
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

AttachmentRates evaluate(const std::vector<Example>& examples, const ArcFilter& filter, const Weights& weights,
    const TrainerSettings& settings, const std::stop_token& stop)
{
    std::vector<SentenceParser> parsers(std::max(settings.threads, 1U));
    std::vector<Tally> tallies(parsers.size());
    parallelFor(examples.size(), settings.threads, stop, [&](std::size_t index, unsigned worker) {
        parsers[worker].parse(examples[index].symbols, filter, weights, settings.decoder);
        tallies[worker].count(examples[index].tree, parsers[worker].tree());
    });
    return std::accumulate(tallies.begin(), tallies.end(), Tally(), [](Tally sum, const Tally& tally) {
        return sum += tally;
    }).rates();
}

} // namespace

WeightShape shapeFor(const TrainerSettings& settings, int relations)
{
    return {settings.arcBits, isSecondOrder(settings.decoder.decoder) ? settings.siblingBits : 0, settings.rowBits,
        relations};
}

Trainer::Trainer(TrainerSettings settings, int relations, const ArcFilter& filter)
    : m_settings(settings), m_relations(relations), m_filter(filter)
{
}

Result<Weights> Trainer::run(const std::vector<Example>& training, const std::vector<Example>& development,
    const ProgressSink& progress, const EpochSink& epochDone, const std::stop_token& stop)
{
    AveragedWeights weights(Weights(shapeFor(m_settings, m_relations)));
    SentenceParser parser;
    FeatureVector features;
    Random random(m_settings.seed);
    std::vector<std::size_t> order(training.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const std::size_t total = training.size() * static_cast<std::size_t>(m_settings.epochs);
    const std::size_t reportEvery = std::max<std::size_t>(total / 100, 1);
    std::size_t done = 0;

    for (int epoch = 1; epoch <= m_settings.epochs; ++epoch) {
        const auto begin = std::chrono::steady_clock::now();
        EpochReport report{epoch, m_settings.epochs, {}, {}, 0, 0, 0};
        Tally tally;
        shuffle(order, random);
        for (const std::size_t index : order) {
            if (stop.stop_requested())
                return failure(ProblemCode::Cancelled);
            const Example& example = training[index];
            parser.parse(example.symbols, m_filter, weights.current(), m_settings.decoder,
                m_settings.costAugmented ? &example.tree : nullptr);
            tally.count(example.tree, parser.tree());
            const double loss = parser.differenceFrom(example.tree, weights.current(), features);
            if (loss > 0) {
                const UpdateInput input{loss, features.dot(weights.current()), features.squaredNorm()};
                if (const double step = updateStep(m_settings.learner, input); step > 0) {
                    weights.update(features, step);
                    ++report.updates;
                }
                report.loss += loss;
            }
            weights.sentenceDone();
            ++done;
            if ((done % reportEvery == 0 || done == total) && progress)
                progress({done, total});
        }
        report.training = tally.rates();
        if (!development.empty() && epochDone)
            report.development = evaluate(
                development, m_filter, m_settings.averaging ? weights.average() : weights.current(), m_settings, stop);
        report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
        if (epochDone && !stop.stop_requested())
            epochDone(report);
    }
    if (stop.stop_requested())
        return failure(ProblemCode::Cancelled);
    return m_settings.averaging ? weights.average() : weights.current();
}

} // namespace arcwright
