// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/learning_curve.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <mutex>

#include "core/base/parallel.h"
#include "core/base/random.h"
#include "core/evaluation/attachment.h"
#include "core/experiments/shared_progress.h"
#include "core/model/parser.h"

namespace arcwright {

namespace {

Sentences usableOf(const Sentences& sentences)
{
    Sentences usable;
    std::copy_if(sentences.begin(), sentences.end(), std::back_inserter(usable),
        [](const auto& sentence) { return isUsable(*sentence); });
    return usable;
}

/// The first `size` sentences of the list, shuffled.
Sentences part(Sentences sentences, std::size_t size, std::uint64_t seed)
{
    Random random(seed);
    shuffle(sentences, random);
    sentences.resize(size);
    return sentences;
}

void scoreOn(const Sentences& development, const std::shared_ptr<const Model>& model, CurveRun& run)
{
    RelationPool relations;
    const Parser parser(model, relations);
    Parser::Workspace workspace;
    Evaluation evaluation;
    for (const auto& sentence : development)
        evaluation.add(*sentence, graphOf(*sentence, relations), parser.parse(*sentence, workspace));
    run.uas = evaluation.all.uas();
    run.las = evaluation.all.las();
}

} // namespace

CurvePoint::Summary CurvePoint::summary(double CurveRun::*score) const
{
    Summary result;
    for (const CurveRun& run : runs)
        result.mean += run.*score / static_cast<double>(runs.size());
    for (const CurveRun& run : runs)
        result.deviation += (run.*score - result.mean) * (run.*score - result.mean);
    result.deviation = runs.size() < 2 ? 0 : std::sqrt(result.deviation / static_cast<double>(runs.size() - 1));
    return result;
}

double CurvePoint::meanTokens() const
{
    double sum = 0;
    for (const CurveRun& run : runs)
        sum += static_cast<double>(run.tokens);
    return runs.empty() ? 0 : sum / static_cast<double>(runs.size());
}

std::vector<std::size_t> doublingSizes(std::size_t sentences)
{
    constexpr std::size_t most = 6;
    std::vector<std::size_t> sizes;
    for (std::size_t size = sentences; size > 0 && sizes.size() < most; size /= 2)
        sizes.insert(sizes.begin(), size);
    return sizes;
}

Result<std::vector<CurvePoint>> learningCurve(const Sentences& training, const Sentences& development,
    const CurveSettings& settings, const ProgressSink& progress, const std::stop_token& stop)
{
    // What training itself refuses, it is to refuse for all sentences at once: bunsetsu, no sentences.
    const Sentences usable = usableOf(training);
    const Sentences scored = usableOf(development);
    if (usable.empty())
        return failure(train(training, {}, settings.training, {}, {}, stop).error());
    if (scored.empty())
        return failure(Problem{ProblemCode::NoUsableSentences, {}, 0, 0, {std::to_string(development.size())}});
    std::vector<CurvePoint> points;
    for (const std::size_t size : settings.sizes) {
        assert(size >= 1 && size <= usable.size());
        points.push_back({size, std::vector<CurveRun>(settings.samples)});
    }

    const std::size_t runs = points.size() * settings.samples;
    SharedProgress shared(progress, runs);
    std::mutex mutex; // guards the outcome
    Result<void> outcome;
    parallelFor(runs, settings.threads, stop, [&](std::size_t index, unsigned) {
        CurvePoint& point = points[index / settings.samples];
        const auto sample = static_cast<unsigned>(index % settings.samples);
        TrainingSettings chosen = settings.training;
        chosen.trainer.seed += sample;
        chosen.trainer.threads = 1;
        const auto model = train(part(usable, point.size, chosen.trainer.seed), {}, chosen, shared.part(), {}, stop);
        if (!model) {
            const std::scoped_lock lock(mutex);
            outcome = failure(model.error());
            return;
        }
        CurveRun& run = point.runs[sample];
        run = {point.size, sample, chosen.trainer.seed, (*model)->configuration.trainingTokens};
        scoreOn(scored, *model, run);
    });
    if (stop.stop_requested())
        return failure(ProblemCode::Cancelled);
    if (!outcome)
        return failure(outcome.error());
    return points;
}

} // namespace arcwright
