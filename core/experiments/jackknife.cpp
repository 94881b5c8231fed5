// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/jackknife.h"

#include <filesystem>
#include <mutex>
#include <system_error>
#include <utility>

#include "core/base/file_problems.h"
#include "core/base/parallel.h"
#include "core/base/shared_progress.h"
#include "core/learning/training_problems.h"
#include "core/model/checkpoint_problems.h"
#include "core/model/head_probabilities.h"

namespace arcwright {

namespace {

/// `runFold(fold, progress)` is called for each fold, on several threads.
template <class RunFold>
Result<void> forEachFold(const Folds& folds, const FoldSettings& settings, const ProgressSink& progress,
    const std::stop_token& stop, RunFold runFold)
{
    SharedProgress shared(progress, folds.count());
    std::mutex mutex; // guards the outcome
    Result<void> outcome;
    parallelFor(folds.count(), settings.threads, stop, [&](std::size_t index, unsigned) {
        const auto done = runFold((folds.first() + index) % folds.count(), shared.part());
        const std::scoped_lock lock(mutex);
        if (!done)
            outcome = done;
    });
    if (stop.stop_requested())
        return failure(JobProblem::Cancelled);
    return outcome;
}

Result<Sentences> trainingOf(const Folds& folds, std::size_t fold)
{
    Sentences others = folds.others(fold);
    if (others.empty() && !folds.sentences().empty())
        return failure(Problem{TrainingProblem::NoUsableSentences, {}, 0, 0, {"0"}});
    return others;
}

/// With a sink that is called on one thread at a time.
template <class AnyModel>
FoldSteps<AnyModel> guarded(FoldSteps<AnyModel> steps, std::mutex& mutex)
{
    if (steps.trained)
        steps.trained = [sink = std::move(steps.trained), &mutex](
                            const std::shared_ptr<const AnyModel>& model, const std::vector<std::size_t>& heldOut) {
            const std::scoped_lock lock(mutex);
            sink(model, heldOut);
        };
    return steps;
}

Result<std::shared_ptr<const Model>> trained(const Sentences& sentences, const TrainingSettings& settings,
    const TrainingHooks& hooks, const std::stop_token& stop)
{
    return train(sentences, {}, settings, hooks, stop);
}

Result<std::shared_ptr<const BunsetsuModel>> trained(const Sentences& sentences, const BunsetsuSettings& settings,
    const TrainingHooks& hooks, const std::stop_token& stop)
{
    return trainBunsetsuModel(sentences, {}, settings, hooks, stop);
}

/// The path of a file that is there, else nothing.
std::string ifThere(const std::string& path)
{
    std::error_code error;
    return !path.empty() && std::filesystem::exists(path, error) ? path : std::string();
}

/// A training writes nothing but its checkpoint.
bool isOfWriting(const Problem& problem)
{
    return problem.code == FileProblem::DiskFull || problem.code == FileProblem::NotWritable
        || problem.code == FileProblem::IsLink;
}

/// Goes on from a checkpoint that is of use, and without checkpoints where these cannot be written: the model is the
/// same.
template <class AnyModel, class Settings>
Result<std::shared_ptr<const AnyModel>> trainedInSteps(const Sentences& sentences, const Settings& settings,
    TrainingHooks hooks, const std::stop_token& stop, const FoldSteps<AnyModel>& steps)
{
    auto model = trained(sentences, settings, hooks, stop);
    if (!model && !hooks.resume.empty() && isOfCheckpoint(model.error())) {
        if (steps.begunAnew)
            steps.begunAnew(model.error());
        hooks.resume.clear();
        model = trained(sentences, settings, hooks, stop);
    }
    if (!model && !hooks.checkpoint.empty() && isOfWriting(model.error())) {
        if (steps.notKept)
            steps.notKept(model.error());
        hooks.checkpoint.clear();
        model = trained(sentences, settings, hooks, stop);
    }
    return model;
}

/// The model of a fold: kept from before, gone on with, or trained from the start.
template <class AnyModel, class Settings>
Result<std::shared_ptr<const AnyModel>> modelOfFold(const Folds& folds, std::size_t fold, const Settings& training,
    const ProgressSink& progress, const std::stop_token& stop, const FoldSteps<AnyModel>& steps)
{
    if (auto model = steps.kept ? steps.kept(fold) : nullptr) {
        if (progress)
            progress({1, 1});
        return model;
    }
    const auto others = trainingOf(folds, fold);
    if (!others)
        return failure(others.error());
    TrainingHooks hooks;
    hooks.progress = progress;
    hooks.checkpoint = steps.checkpoint ? steps.checkpoint(fold) : std::string();
    hooks.resume = ifThere(hooks.checkpoint);
    auto model = trainedInSteps(*others, training, hooks, stop, steps);
    if (model && steps.keep) {
        if (const auto kept = steps.keep(fold, *model); !kept && steps.notKept)
            steps.notKept(kept.error());
    }
    return model;
}

/// The sentence that a prediction is of; null where there is to be none.
template <class AnyModel>
std::shared_ptr<const Sentence> predictedSentence(
    const Sentences& sentences, std::size_t index, const FoldSteps<AnyModel>& steps)
{
    return steps.predicted ? steps.predicted(index) : sentences[index];
}

} // namespace

Result<void> visitFold(const Folds& folds, std::size_t fold, const TrainingSettings& training, RelationPool& relations,
    const HeldOutVisitor& visit, const ProgressSink& progress, const std::stop_token& stop,
    const FoldSteps<Model>& steps)
{
    const auto model = modelOfFold(folds, fold, training, progress, stop, steps);
    if (!model)
        return failure(model.error());
    const auto heldOut = folds.heldOut(fold);
    if (steps.trained)
        steps.trained(*model, heldOut);
    const Parser parser(*model, relations);
    Parser::Workspace workspace;
    for (const std::size_t index : heldOut) {
        if (stop.stop_requested())
            break;
        visit(index, parser, workspace);
    }
    return {};
}

Result<void> visitHeldOut(const Sentences& sentences, const JackknifeSettings& settings, RelationPool& relations,
    const HeldOutVisitor& visit, const ProgressSink& progress, const std::stop_token& stop,
    const FoldSteps<Model>& steps)
{
    const Folds folds(sentences, settings);
    std::mutex mutex; // guards calls of the sink
    const auto guardedSteps = guarded(steps, mutex);
    return forEachFold(folds, settings, progress, stop, [&](std::size_t fold, const ProgressSink& part) {
        return visitFold(folds, fold, settings.training, relations, visit, part, stop, guardedSteps);
    });
}

Result<void> jackknife(const Sentences& sentences, const JackknifeSettings& settings, RelationPool& relations,
    const PredictionSink& predicted, const ProgressSink& progress, const std::stop_token& stop,
    const FoldSteps<Model>& steps)
{
    std::mutex mutex; // guards calls of the sink
    const auto visit = [&](std::size_t index, const Parser& parser, Parser::Workspace& workspace) {
        const auto sentence = predictedSentence(sentences, index, steps);
        if (!sentence)
            return;
        Analysis prediction{parser.parse(*sentence, workspace), Exposure::Jackknifed};
        prediction.searchedLess = workspace.parser().isSearchedLess();
        prediction.confidences = confidencesOf(parser, workspace);
        prediction.known = knownForms(parser.model().vocabulary.get(), *sentence);
        const std::scoped_lock lock(mutex);
        predicted(index, std::move(prediction));
    };
    return visitHeldOut(sentences, settings, relations, visit, progress, stop, steps);
}

Result<void> visitFold(const Folds& folds, std::size_t fold, const BunsetsuSettings& training, RelationPool& relations,
    const BunsetsuHeldOutVisitor& visit, const ProgressSink& progress, const std::stop_token& stop,
    const FoldSteps<BunsetsuModel>& steps)
{
    const auto model = modelOfFold(folds, fold, training, progress, stop, steps);
    if (!model)
        return failure(model.error());
    const auto heldOut = folds.heldOut(fold);
    if (steps.trained)
        steps.trained(*model, heldOut);
    const BunsetsuParser parser(*model, relations);
    BunsetsuParser::Workspace workspace(parser);
    for (const std::size_t index : heldOut) {
        if (stop.stop_requested())
            break;
        if (!folds.sentences()[index]->bunsetsu.empty())
            visit(index, parser, workspace);
    }
    return {};
}

Result<void> visitHeldOut(const Sentences& sentences, const BunsetsuJackknifeSettings& settings,
    RelationPool& relations, const BunsetsuHeldOutVisitor& visit, const ProgressSink& progress,
    const std::stop_token& stop, const FoldSteps<BunsetsuModel>& steps)
{
    const Folds folds(sentences, settings);
    std::mutex mutex; // guards calls of the sink
    const auto guardedSteps = guarded(steps, mutex);
    return forEachFold(folds, settings, progress, stop, [&](std::size_t fold, const ProgressSink& part) {
        return visitFold(folds, fold, settings.training, relations, visit, part, stop, guardedSteps);
    });
}

Result<void> jackknife(const Sentences& sentences, const BunsetsuJackknifeSettings& settings, RelationPool& relations,
    const PredictionSink& predicted, const ProgressSink& progress, const std::stop_token& stop,
    const FoldSteps<BunsetsuModel>& steps)
{
    std::mutex mutex; // guards calls of the sink
    const auto visit = [&](std::size_t index, const BunsetsuParser& parser, BunsetsuParser::Workspace& workspace) {
        const auto sentence = predictedSentence(sentences, index, steps);
        if (!sentence)
            return;
        Analysis prediction{parser.parse(*sentence, workspace), Exposure::Jackknifed};
        prediction.known = knownForms(parser.model().vocabulary.get(), *sentence);
        prediction.contests = BunsetsuParser::contests(workspace);
        const std::scoped_lock lock(mutex);
        predicted(index, std::move(prediction));
    };
    return visitHeldOut(sentences, settings, relations, visit, progress, stop, steps);
}

} // namespace arcwright
