// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/jackknife.h"

#include <algorithm>
#include <mutex>

#include "core/base/parallel.h"
#include "core/experiments/shared_progress.h"
#include "core/learning/training_problems.h"
#include "core/model/head_probabilities.h"

namespace arcwright {

namespace {

/// `runFold(others, indices, progress)` trains on the sentences of the other folds and looks at those of the fold,
/// whose indices it is told in the order in which they are wanted. Called on several threads.
template <class RunFold>
Result<void> forEachFold(const Sentences& sentences, const FoldSettings& settings, const ProgressSink& progress,
    const std::stop_token& stop, RunFold runFold)
{
    const auto groups = groupIdentical(sentences);
    const std::size_t distinct = groups.empty() ? 0 : *std::max_element(groups.begin(), groups.end()) + 1;
    const std::size_t folds = std::max<std::size_t>(2, std::min<std::size_t>(settings.folds, distinct));
    SharedProgress shared(progress, folds);
    std::mutex mutex; // guards the outcome
    Result<void> outcome;

    const auto run = [&](std::size_t fold) -> Result<void> {
        Sentences others;
        for (std::size_t i = 0; i < sentences.size(); ++i) {
            if (groups[i] % folds != fold)
                others.push_back(sentences[i]);
        }
        if (others.empty() && !sentences.empty())
            return failure(Problem{TrainingProblem::NoUsableSentences, {}, 0, 0, {"0"}});
        std::vector<std::size_t> indices; // from the first sentence on, and then those before it
        for (std::size_t done = 0; done < sentences.size(); ++done) {
            const std::size_t index = (settings.first + done) % sentences.size();
            if (!sentences[index]->problem && groups[index] % folds == fold)
                indices.push_back(index);
        }
        return runFold(others, indices, shared.part());
    };
    const std::size_t firstFold = settings.first < groups.size() ? groups[settings.first] % folds : 0;
    parallelFor(folds, settings.threads, stop, [&](std::size_t index, unsigned) {
        const auto done = run((firstFold + index) % folds);
        const std::scoped_lock lock(mutex);
        if (!done)
            outcome = done;
    });
    if (stop.stop_requested())
        return failure(JobProblem::Cancelled);
    return outcome;
}

template <class AnyModel>
void tellFold(const FoldSink<AnyModel>& sink, std::mutex& mutex, const std::shared_ptr<const AnyModel>& model,
    const std::vector<std::size_t>& heldOut)
{
    if (!sink)
        return;
    const std::scoped_lock lock(mutex);
    sink(model, heldOut);
}

} // namespace

Result<void> visitHeldOut(const Sentences& sentences, const JackknifeSettings& settings, RelationPool& relations,
    const HeldOutVisitor& visit, const ProgressSink& progress, const std::stop_token& stop,
    const FoldSink<Model>& foldTrained)
{
    std::mutex mutex; // guards calls of the sink
    return forEachFold(sentences, settings, progress, stop,
        [&](const Sentences& others, const std::vector<std::size_t>& indices,
            const ProgressSink& part) -> Result<void> {
            const auto model = train(others, {}, settings.training, part, {}, stop);
            if (!model)
                return failure(model.error());
            tellFold(foldTrained, mutex, *model, indices);
            const Parser parser(*model, relations);
            Parser::Workspace workspace;
            for (const std::size_t index : indices) {
                if (stop.stop_requested())
                    break;
                visit(index, parser, workspace);
            }
            return {};
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
        const std::scoped_lock lock(mutex);
        predicted(index, std::move(prediction));
    };
    return visitHeldOut(sentences, settings, relations, visit, progress, stop, foldTrained);
}

Result<void> visitHeldOut(const Sentences& sentences, const BunsetsuJackknifeSettings& settings,
    RelationPool& relations, const BunsetsuHeldOutVisitor& visit, const ProgressSink& progress,
    const std::stop_token& stop, const FoldSink<BunsetsuModel>& foldTrained)
{
    std::mutex mutex; // guards calls of the sink
    return forEachFold(sentences, settings, progress, stop,
        [&](const Sentences& others, const std::vector<std::size_t>& indices,
            const ProgressSink& part) -> Result<void> {
            const auto model = trainBunsetsuModel(others, settings.training, part, stop);
            if (!model)
                return failure(model.error());
            tellFold(foldTrained, mutex, *model, indices);
            const BunsetsuParser parser(*model, relations);
            BunsetsuParser::Workspace workspace(parser);
            for (const std::size_t index : indices) {
                if (stop.stop_requested())
                    break;
                if (!sentences[index]->bunsetsu.empty())
                    visit(index, parser, workspace);
            }
            return {};
        });
}

Result<void> jackknife(const Sentences& sentences, const BunsetsuJackknifeSettings& settings, RelationPool& relations,
    const PredictionSink& predicted, const ProgressSink& progress, const std::stop_token& stop,
    const FoldSink<BunsetsuModel>& foldTrained)
{
    std::mutex mutex; // guards calls of the sink
    const auto visit = [&](std::size_t index, const BunsetsuParser& parser, BunsetsuParser::Workspace& workspace) {
        Analysis prediction{parser.parse(*sentences[index], workspace), Exposure::Jackknifed};
        const std::scoped_lock lock(mutex);
        predicted(index, std::move(prediction));
    };
    return visitHeldOut(sentences, settings, relations, visit, progress, stop, foldTrained);
}

} // namespace arcwright
