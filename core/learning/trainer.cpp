// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/trainer.h"

#include <algorithm>
#include <chrono>
#include <numeric>

#include "core/base/parallel.h"
#include "core/base/random.h"
#include "core/decoding/eisner.h"
#include "core/learning/arc_scorer.h"
#include "core/learning/averaged_weights.h"

namespace arcwright {

namespace {

/// One thread's parser: everything it needs from sentence to sentence.
struct Workspace {
    ArcScorer scorer;
    Eisner eisner;
    ArcScores scores;
    std::vector<std::int16_t> relations;
    std::vector<int> heads;

    void parse(const Example& example, const ArcFilter& filter, const Weights& weights, RootPolicy root)
    {
        scorer.prepare(example.symbols, filter);
        scorer.score(weights, scores, relations);
        eisner.decode(scores, root, heads);
    }
    std::int16_t relation(int dependent) const
    {
        const int head = heads[static_cast<std::size_t>(dependent)];
        return head == kNoHead ? std::int16_t{-1} : relations[scores.index(head, dependent)];
    }
};

struct Tally {
    std::size_t tokens = 0;
    std::size_t heads = 0;
    std::size_t labelled = 0;

    void count(const Example& example, const Workspace& predicted)
    {
        for (int word = 1; word <= example.symbols.size(); ++word) {
            const auto node = static_cast<std::size_t>(word);
            const bool right = predicted.heads[node] == example.heads[node];
            ++tokens;
            heads += right ? 1 : 0;
            labelled += right && predicted.relation(word) == example.relations[node] ? 1 : 0;
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

/// Features of the gold tree minus those of the predicted one, over the arcs in which they differ; returns how many
/// tokens have a wrong head or relation.
double difference(const Example& gold, const Workspace& predicted, const Weights& weights, FeatureVector& features)
{
    double loss = 0;
    features.clear();
    for (int word = 1; word <= gold.symbols.size(); ++word) {
        const auto node = static_cast<std::size_t>(word);
        const int head = predicted.heads[node];
        const std::int16_t relation = predicted.relation(word);
        const bool wrongHead = head != gold.heads[node];
        const bool wrongRelation = weights.relations() > 0 && relation != gold.relations[node];
        if (!wrongHead && !wrongRelation)
            continue;
        ++loss;
        predicted.scorer.addRelation(features, weights, gold.heads[node], word, gold.relations[node], 1);
        predicted.scorer.addRelation(features, weights, head, word, relation, -1);
        if (wrongHead) {
            predicted.scorer.addArc(features, weights, gold.heads[node], word, 1);
            predicted.scorer.addArc(features, weights, head, word, -1);
        }
    }
    features.consolidate();
    return loss;
}

AttachmentRates evaluate(const std::vector<Example>& examples, const ArcFilter& filter, const Weights& weights,
    const TrainerSettings& settings, const std::stop_token& stop)
{
    std::vector<Workspace> workspaces(std::max(settings.threads, 1U));
    std::vector<Tally> tallies(workspaces.size());
    parallelFor(examples.size(), settings.threads, stop, [&](std::size_t index, unsigned worker) {
        workspaces[worker].parse(examples[index], filter, weights, settings.root);
        tallies[worker].count(examples[index], workspaces[worker]);
    });
    return std::accumulate(tallies.begin(), tallies.end(), Tally(), [](Tally sum, const Tally& tally) {
        return sum += tally;
    }).rates();
}

} // namespace

Trainer::Trainer(TrainerSettings settings, int relations, const ArcFilter& filter)
    : m_settings(settings), m_relations(relations), m_filter(filter)
{
}

Result<Weights> Trainer::run(const std::vector<Example>& training, const std::vector<Example>& development,
    const ProgressSink& progress, const EpochSink& epochDone, const std::stop_token& stop)
{
    AveragedWeights weights(Weights(m_settings.arcBits, m_settings.rowBits, m_relations));
    Workspace workspace;
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
            workspace.parse(example, m_filter, weights.current(), m_settings.root);
            tally.count(example, workspace);
            const double loss = difference(example, workspace, weights.current(), features);
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
