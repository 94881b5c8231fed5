// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/jackknife.h"

#include <mutex>

#include "core/base/parallel.h"
#include "core/base/shared_progress.h"
#include "core/learning/training_problems.h"
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

/// A sink that is called on one thread at a time; none where there is none.
template <class AnyModel>
FoldSink<AnyModel> guarded(const FoldSink<AnyModel>& sink, std::mutex& mutex)
{
    if (!sink)
        return {};
    return [&sink, &mutex](const std::shared_ptr<const AnyModel>& model, const std::vector<std::size_t>& heldOut) {
        const std::scoped_lock lock(mutex);
        sink(model, heldOut);
    };
}

} // namespace

Result<void> visitFold(const Folds& folds, std::size_t fold, const TrainingSettings& training, RelationPool& relations,
    const HeldOutVisitor& visit, const ProgressSink& progress, const std::stop_token& stop,
    const FoldSink<Model>& foldTrained)
{
    const auto others = trainingOf(folds, fold);
    const auto model = others ? train(*others, {}, training, progress, {}, stop) : failure(others.error());
    if (!model)
        return failure(model.error());
    const auto heldOut = folds.heldOut(fold);
    if (foldTrained)
        foldTrained(*model, heldOut);
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
    const FoldSink<Model>& foldTrained)
{
    const Folds folds(sentences, settings);
    std::mutex mutex; // guards calls of the sink
    const auto trained = guarded(foldTrained, mutex);
    return forEachFold(folds, settings, progress, stop, [&](std::size_t fold, const ProgressSink& part) {
        return visitFold(folds, fold, settings.training, relations, visit, part, stop, trained);
    });
}

Result<void> jackknife(const Sentences& sentences, const JackknifeSettings& settings, RelationPool& relations,
    const PredictionSink& predicted, const ProgressSink& progress, const std::stop_token& stop,
    const FoldSink<Model>& foldTrained)
{
    std::mutex mutex; // guards calls of the sink
    const auto visit = [&](std::size_t index, const Parser& parser, Parser::Workspace& workspace) {
        Analysis prediction{parser.parse(*sentences[index], workspace), Exposure::Jackknifed};
        prediction.searchedLess = workspace.parser().isSearchedLess();
        prediction.confidences = confidencesOf(parser, workspace);
        prediction.known = knownForms(parser.model().vocabulary.get(), *sentences[index]);
        const std::scoped_lock lock(mutex);
        predicted(index, std::move(prediction));
    };
    return visitHeldOut(sentences, settings, relations, visit, progress, stop, foldTrained);
}

Result<void> visitFold(const Folds& folds, std::size_t fold, const BunsetsuSettings& training, RelationPool& relations,
    const BunsetsuHeldOutVisitor& visit, const ProgressSink& progress, const std::stop_token& stop,
    const FoldSink<BunsetsuModel>& foldTrained)
{
    const auto others = trainingOf(folds, fold);
    const auto model = others ? trainBunsetsuModel(*others, training, progress, stop) : failure(others.error());
    if (!model)
        return failure(model.error());
    const auto heldOut = folds.heldOut(fold);
    if (foldTrained)
        foldTrained(*model, heldOut);
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
    const std::stop_token& stop, const FoldSink<BunsetsuModel>& foldTrained)
{
    const Folds folds(sentences, settings);
    std::mutex mutex; // guards calls of the sink
    const auto trained = guarded(foldTrained, mutex);
    return forEachFold(folds, settings, progress, stop, [&](std::size_t fold, const ProgressSink& part) {
        return visitFold(folds, fold, settings.training, relations, visit, part, stop, trained);
    });
}

Result<void> jackknife(const Sentences& sentences, const BunsetsuJackknifeSettings& settings, RelationPool& relations,
    const PredictionSink& predicted, const ProgressSink& progress, const std::stop_token& stop,
    const FoldSink<BunsetsuModel>& foldTrained)
{
    std::mutex mutex; // guards calls of the sink
    const auto visit = [&](std::size_t index, const BunsetsuParser& parser, BunsetsuParser::Workspace& workspace) {
        Analysis prediction{parser.parse(*sentences[index], workspace), Exposure::Jackknifed};
        prediction.known = knownForms(parser.model().vocabulary.get(), *sentences[index]);
        prediction.contests = BunsetsuParser::contests(workspace);
        const std::scoped_lock lock(mutex);
        predicted(index, std::move(prediction));
    };
    return visitHeldOut(sentences, settings, relations, visit, progress, stop, foldTrained);
}

} // namespace arcwright
