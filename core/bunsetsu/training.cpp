// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bunsetsu/training.h"

#include <algorithm>
#include <map>
#include <numeric>

#include "core/base/hash.h"
#include "core/base/random.h"
#include "core/bunsetsu/bunsetsu_view.h"
#include "core/bunsetsu/example_walk.h"
#include "core/bunsetsu/kernel_ranker.h"
#include "core/bunsetsu/kernel_training.h"
#include "core/bunsetsu/learners.h"
#include "core/bunsetsu/parser_problems.h"

namespace arcwright {

namespace {

using TrainingSentences = std::vector<std::shared_ptr<const Sentence>>;

// How far a step of a log-linear learner goes.
constexpr double preferenceRate = 0.01;
constexpr double typeRate = 0.05;

/// The epochs of a training: every sentence once each, in an order of its own.
class Epochs {
public:
    Epochs(const TrainingSentences& sentences, const BunsetsuSettings& settings, const ProgressSink& progress,
        const std::stop_token& stop)
        : m_sentences(sentences), m_settings(settings), m_progress(progress), m_stop(stop)
    {
    }

    /// Calls `visit(index)` for the sentences. Fails with Cancelled, or as `epochDone`, which is called after each
    /// epoch with where it stands; weights are its own.
    template <class Visit, class EpochDone>
    Result<void> forEach(Visit visit, EpochDone epochDone, const std::optional<BunsetsuTrainingState>& from = {}) const
    {
        Random random(from ? from->random : m_settings.seed);
        BunsetsuTrainingState state;
        state.order.resize(m_sentences.size());
        std::iota(state.order.begin(), state.order.end(), 0U);
        if (from) {
            state.epoch = from->epoch;
            state.order = from->order;
        }
        const std::size_t total = m_sentences.size() * static_cast<std::size_t>(m_settings.epochs);
        std::size_t done = m_sentences.size() * static_cast<std::size_t>(state.epoch);
        while (state.epoch < m_settings.epochs) {
            shuffle(state.order, random);
            for (const std::uint32_t index : state.order) {
                if (m_stop.stop_requested())
                    return failure(JobProblem::Cancelled);
                visit(index);
                if (++done % (total / 100 + 1) == 0 && m_progress)
                    m_progress({done, total});
            }
            ++state.epoch;
            state.random = random.state();
            if (auto kept = epochDone(state); !kept)
                return kept;
        }
        return {};
    }

private:
    const TrainingSentences& m_sentences;
    const BunsetsuSettings& m_settings;
    const ProgressSink& m_progress;
    const std::stop_token& m_stop;
};

/// A training of a ranker: what is told and kept of its epochs, and where it goes on from.
struct RankerRun {
    const Epochs& epochs;
    const BunsetsuTrainingHooks& hooks;
    const std::stop_token& stop;
    const std::optional<BunsetsuTrainingState>& from;

    /// An epoch that was measured only in part is made once more when the training goes on, or its curve had a gap.
    Result<void> tell(const BunsetsuWeights& learnt, BunsetsuTrainingState& state) const
    {
        if (hooks.epochDone && !hooks.epochDone(state.epoch, learnt))
            return failure(JobProblem::Cancelled);
        return hooks.keep ? hooks.keep(state) : Result<void>();
    }
};

std::size_t answersOf(const std::vector<int>& heads, BunsetsuDecoder decoder)
{
    if (questionOf(decoder) == RankerQuestion::Game)
        return tournamentExamples(heads).size();
    return decoder == BunsetsuDecoder::ShiftReduce ? shiftReduceExamples(heads).size()
                                                   : cascadedChunkingExamples(heads).size();
}

/// Games and pairs: a support vector machine, whose examples are made anew in every epoch, since all at once would take
/// hundreds of megabytes.
Result<void> learnAnswers(const TrainingSentences& sentences, const RankerRun& run, BunsetsuWeights& learnt)
{
    ExampleWalk walk(learnt.settings, learnt.heads);
    std::vector<std::size_t> begins; ///< of each sentence's examples
    for (const auto& sentence : sentences) {
        begins.push_back(learnt.examples);
        learnt.examples += answersOf(bunsetsuHeads(*sentence), learnt.settings.decoder);
    }
    std::vector<float> alphas(learnt.examples);
    if (run.from) {
        alphas = run.from->alphas;
        learnt.heads.values() = run.from->weights;
    }
    const DualSvm machine(learnt.settings.cost);
    const auto learn = [&](std::size_t index) {
        std::size_t example = begins[index];
        walk.forEachExample(*sentences[index], [&](const FeatureIndices& indices, bool isPositive) {
            machine.learn(indices, isPositive, alphas[example++], learnt.heads);
        });
    };
    const auto epochDone = [&](BunsetsuTrainingState& state) {
        if (run.hooks.keep) {
            state.weights = learnt.heads.values();
            state.alphas = alphas;
        }
        return run.tell(learnt, state);
    };
    return run.epochs.forEach(learn, epochDone, run.from);
}

/// Games and pairs once more, all kept: a kernel machine wants them at once.
Result<void> learnKernel(const TrainingSentences& sentences, const std::stop_token& stop, BunsetsuWeights& learnt)
{
    ExampleWalk walk(learnt.settings, learnt.heads);
    std::vector<KernelExample> examples;
    for (const auto& sentence : sentences) {
        if (stop.stop_requested())
            return failure(JobProblem::Cancelled);
        walk.forEachExample(*sentence, [&](const FeatureIndices& indices, bool isPositive) {
            examples.push_back({indices, isPositive});
            sortOut(examples.back().features);
        });
    }
    learnt.examples = examples.size();
    auto machine = trainKernelMachine(examples, stop);
    if (!machine)
        return failure(JobProblem::Cancelled);
    learnt.kernel = std::move(*machine);
    learnt.features = learnt.kernel.features();
    return {};
}

Result<void> learnPreferences(const TrainingSentences& sentences, const RankerRun& run, BunsetsuWeights& learnt)
{
    LogLinearLearner learner(learnt.settings.bits, preferenceRate);
    if (run.from) {
        const std::size_t done = sentences.size() * static_cast<std::size_t>(run.from->epoch);
        learner.restore(run.from->weights, run.from->late, done);
    }
    ExampleWalk walk(learnt.settings, learner.weights());
    for (const auto& sentence : sentences) {
        const std::vector<int> heads = bunsetsuHeads(*sentence);
        for (int dependent = 1; dependent < sentence->unitCount() - 1; ++dependent)
            learnt.examples += isGiven(heads, dependent) ? 1 : 0;
    }
    const auto learn = [&](std::size_t index) {
        walk.forEachChoice(*sentences[index], [&](const std::vector<FeatureIndices>& candidates, std::size_t right) {
            learner.learn(candidates, right);
        });
        learner.sentenceDone();
    };
    const auto epochDone = [&](BunsetsuTrainingState& state) {
        if (run.hooks.keep) {
            state.weights = learner.weights().values();
            state.late = learner.late();
        }
        if (run.hooks.epochDone)
            learnt.heads = learner.average();
        return run.tell(learnt, state);
    };
    auto done = run.epochs.forEach(learn, epochDone, run.from);
    learnt.heads = learner.average();
    return done;
}

/// Types by how often they occur, the most frequent first.
std::vector<std::string> typesOf(const TrainingSentences& sentences)
{
    std::map<std::string, int> counts;
    for (const auto& sentence : sentences) {
        const std::vector<int> heads = bunsetsuHeads(*sentence);
        for (int unit = 1; unit <= sentence->unitCount(); ++unit) {
            if (isGiven(heads, unit) || unit == sentence->unitCount())
                ++counts[sentence->relationOf(unit)];
        }
    }
    std::vector<std::string> types;
    types.reserve(counts.size());
    for (const auto& [type, count] : counts)
        types.push_back(type);
    std::stable_sort(types.begin(), types.end(),
        [&](const std::string& first, const std::string& second) { return counts[first] > counts[second]; });
    return types;
}

Result<void> learnTypes(const TrainingSentences& sentences, const Epochs& epochs, BunsetsuWeights& learnt)
{
    learnt.typeNames = typesOf(sentences);
    LogLinearLearner learner(typeBits, typeRate);
    TypeLessons lessons(learnt);
    const auto learn = [&](std::size_t index) { lessons.learn(*sentences[index], learner); };
    auto done = epochs.forEach(learn, [](const BunsetsuTrainingState&) { return Result<void>(); });
    learnt.types = learner.average();
    return done;
}

/// A learner that goes on from weights, which it has as they are.
LogLinearLearner goingOn(const HashedWeights& weights, int bits, double rate)
{
    LogLinearLearner learner(bits, rate);
    learner.restore(weights.values(), std::vector<float>(weights.values().size()), 0);
    return learner;
}

/// Goes only a part of the way that one sentence wants: weights that were trained on many know more than it does. How
/// far was measured on sentences that were annotated one after the other, with and without a training in between.
void stayNear(const std::vector<float>& before, std::vector<float>& after)
{
    constexpr float part = 0.3F;
    for (std::size_t i = 0; i < after.size(); ++i)
        after[i] = before[i] + part * (after[i] - before[i]);
}

Result<void> learnHeads(const TrainingSentences& sentences, const RankerRun& run, BunsetsuWeights& learnt)
{
    if (learnt.settings.ranker == RankerKind::Kernel)
        return learnKernel(sentences, run.stop, learnt);
    learnt.heads = HashedWeights(learnt.settings.bits);
    auto done = questionOf(learnt.settings.decoder) == RankerQuestion::Preference
        ? learnPreferences(sentences, run, learnt)
        : learnAnswers(sentences, run, learnt);
    const std::vector<float>& values = learnt.heads.values();
    learnt.features
        = static_cast<std::size_t>(std::count_if(values.begin(), values.end(), [](float value) { return value != 0; }));
    return done;
}

} // namespace

std::size_t answersOf(const TrainingSentences& sentences, BunsetsuDecoder decoder)
{
    return std::accumulate(sentences.begin(), sentences.end(), std::size_t{0},
        [&](std::size_t sum, const auto& sentence) { return sum + answersOf(bunsetsuHeads(*sentence), decoder); });
}

Result<BunsetsuWeights> trainBunsetsu(const TrainingSentences& sentences, const BunsetsuSettings& settings,
    const ProgressSink& progress, const std::stop_token& stop, const BunsetsuEpochSink& epochDone)
{
    return trainBunsetsu(sentences, settings, BunsetsuTrainingHooks{progress, epochDone, {}}, stop, std::nullopt);
}

Result<BunsetsuWeights> trainBunsetsu(const TrainingSentences& sentences, const BunsetsuSettings& settings,
    const BunsetsuTrainingHooks& hooks, const std::stop_token& stop, const std::optional<BunsetsuTrainingState>& from)
{
    if (settings.features > mostFeaturesOf(settings.decoder))
        return failure(Problem{ParserProblem::DynamicFeatures, {}, 0, 0, {std::string(nameOf(settings.decoder))}});
    if (!goTogether(settings.ranker, settings.decoder))
        return failure(Problem{ParserProblem::KernelPreferences, {}, 0, 0, {std::string(nameOf(settings.decoder))}});
    BunsetsuWeights learnt;
    learnt.settings = settings;
    const Epochs epochs(sentences, settings, hooks.progress, stop);
    if (auto done = learnHeads(sentences, {epochs, hooks, stop, from}, learnt); !done)
        return failure(done.error());
    if (!settings.types)
        return learnt;
    if (auto done = learnTypes(sentences, Epochs(sentences, settings, {}, stop), learnt); !done)
        return failure(done.error());
    return learnt;
}

bool learnSentence(BunsetsuWeights& weights, const Sentence& sentence)
{
    const BunsetsuSettings& settings = weights.settings;
    if (settings.ranker == RankerKind::Kernel)
        return false;
    const std::vector<float> headsBefore = weights.heads.values();
    if (questionOf(settings.decoder) == RankerQuestion::Preference) {
        LogLinearLearner learner = goingOn(weights.heads, settings.bits, preferenceRate);
        ExampleWalk(settings, learner.weights())
            .forEachChoice(sentence, [&](const std::vector<FeatureIndices>& candidates, std::size_t right) {
                learner.learn(candidates, right);
            });
        weights.heads = std::move(learner.weights());
    } else {
        const DualSvm machine(settings.cost);
        ExampleWalk(settings, weights.heads)
            .forEachExample(sentence, [&](const FeatureIndices& indices, bool isPositive) {
                float alpha = 0;
                machine.learn(indices, isPositive, alpha, weights.heads);
            });
    }
    stayNear(headsBefore, weights.heads.values());
    if (weights.typeNames.empty())
        return true;
    LogLinearLearner types = goingOn(weights.types, typeBits, typeRate);
    TypeLessons(weights).learn(sentence, types);
    stayNear(weights.types.values(), types.weights().values());
    weights.types = std::move(types.weights());
    return true;
}

} // namespace arcwright
