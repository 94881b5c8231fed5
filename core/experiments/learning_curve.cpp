// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/learning_curve.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "core/base/block_file.h"
#include "core/base/random.h"
#include "core/base/share_problems.h"
#include "core/learning/training_problems.h"
#include "core/model/training_run.h"
#include "core/model/whole_trees.h"

namespace arcwright {

namespace {

Sentences wholeTreesOf(const Sentences& sentences, Units units)
{
    Sentences whole;
    std::copy_if(sentences.begin(), sentences.end(), std::back_inserter(whole),
        [&](const auto& sentence) { return hasWholeTree(*sentence, units); });
    return whole;
}

/// The first `size` sentences of the list, shuffled.
Sentences beginning(Sentences sentences, std::size_t size, std::uint64_t seed)
{
    Random random(seed);
    shuffle(sentences, random);
    sentences.resize(size);
    return sentences;
}

void scoreOn(const Sentences& development, const AnyModel& model, CurveRun& run)
{
    const ModelScore score = scoreModel(model, development);
    run.uas = score.uas;
    run.las = score.las;
}

/// `trainAndScore(part, run, progress, stop)` trains on a part of the usable sentences with the run's sample number and
/// fills what the run lacks. Called on several threads.
template <class TrainAndScore>
Result<std::vector<CurvePoint>> allRuns(const Sentences& usable, const CurvePlan& plan, std::uint64_t seed,
    const ProgressSink& progress, const std::stop_token& stop, TrainAndScore trainAndScore)
{
    std::vector<CurvePoint> points;
    for (const std::size_t size : plan.sizes) {
        assert(size >= 1 && size <= usable.size());
        points.push_back({size, std::vector<CurveRun>(plan.samples)});
    }
    ShareList list;
    list.count = points.size() * plan.samples;
    list.work
        = [&](std::size_t share, const ProgressSink& part, const std::stop_token& stopped) -> Result<std::string> {
        const auto sample = static_cast<unsigned>(share % plan.samples);
        CurveRun run{points[share / plan.samples].size, sample, seed + sample};
        const Result<void> done = trainAndScore(beginning(usable, run.size, run.seed), run, part, stopped);
        if (!done)
            return failure(done.error());
        std::string bytes;
        append<std::uint64_t>(bytes, run.tokens);
        append(bytes, run.uas);
        append(bytes, run.las);
        return bytes;
    };
    list.take = [&](std::size_t share, const std::string& bytes) -> Result<void> {
        constexpr std::size_t number = 8;
        if (bytes.size() != 3 * number)
            return failure(ShareProblem::Damaged);
        const auto sample = static_cast<unsigned>(share % plan.samples);
        CurvePoint& point = points[share / plan.samples];
        point.runs[sample] = {point.size, sample, seed + sample, numberAt<std::uint64_t>(bytes, 0),
            numberAt<double>(bytes, number), numberAt<double>(bytes, 2 * number)};
        if (plan.runDone)
            plan.runDone(point.runs[sample]);
        return {};
    };
    if (const auto done = runShares(plan.shares, plan.threads, list, progress, stop); !done)
        return failure(done.error());
    return points;
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
    // Problems for which training refuses are reported for all sentences at once: bunsetsu, no sentences.
    const Sentences usable = wholeTreesOf(training, Units::Words);
    const Sentences scored = wholeTreesOf(development, Units::Words);
    if (usable.empty())
        return failure(train(training, {}, settings.training, {}, {}, stop).error());
    if (scored.empty())
        return failure(Problem{TrainingProblem::NoUsableSentences, {}, 0, 0, {std::to_string(development.size())}});
    return allRuns(usable, settings, settings.training.trainer.seed, progress, stop,
        [&](const Sentences& sentences, CurveRun& run, const ProgressSink& sink,
            const std::stop_token& stopped) -> Result<void> {
            TrainingSettings chosen = settings.training;
            chosen.trainer.seed = run.seed;
            chosen.trainer.threads = 1;
            const auto model = train(sentences, {}, chosen, sink, {}, stopped);
            if (!model)
                return failure(model.error());
            run.tokens = (*model)->configuration.trainingTokens;
            scoreOn(scored, *model, run);
            return {};
        });
}

Result<std::vector<CurvePoint>> learningCurve(const Sentences& training, const Sentences& development,
    const BunsetsuCurveSettings& settings, const ProgressSink& progress, const std::stop_token& stop)
{
    const Sentences usable = wholeTreesOf(training, Units::Bunsetsu);
    const Sentences scored = wholeTreesOf(development, Units::Bunsetsu);
    if (usable.empty())
        return failure(trainBunsetsuModel(training, settings.training, {}, stop).error());
    if (scored.empty())
        return failure(Problem{TrainingProblem::NoUsableSentences, {}, 0, 0, {std::to_string(development.size())}});
    return allRuns(usable, settings, settings.training.seed, progress, stop,
        [&](const Sentences& sentences, CurveRun& run, const ProgressSink& sink,
            const std::stop_token& stopped) -> Result<void> {
            BunsetsuSettings chosen = settings.training;
            chosen.seed = run.seed;
            const auto model = trainBunsetsuModel(sentences, chosen, sink, stopped);
            if (!model)
                return failure(model.error());
            run.tokens = (*model)->trainingBunsetsu;
            scoreOn(scored, *model, run);
            return {};
        });
}

} // namespace arcwright
