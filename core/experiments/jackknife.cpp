// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/jackknife.h"

#include <algorithm>
#include <mutex>

#include "core/base/parallel.h"
#include "core/experiments/shared_progress.h"

namespace arcwright {

Result<void> visitHeldOut(const Sentences& sentences, const JackknifeSettings& settings, RelationPool& relations,
    const HeldOutVisitor& visit, const ProgressSink& progress, const std::stop_token& stop)
{
    const auto groups = groupIdentical(sentences);
    const std::size_t distinct = groups.empty() ? 0 : *std::max_element(groups.begin(), groups.end()) + 1;
    const std::size_t folds = std::max<std::size_t>(2, std::min<std::size_t>(settings.folds, distinct));
    SharedProgress shared(progress, folds);
    std::mutex mutex; // guards the outcome
    Result<void> outcome;

    const auto runFold = [&](std::size_t fold) -> Result<void> {
        Sentences others;
        for (std::size_t i = 0; i < sentences.size(); ++i) {
            if (groups[i] % folds != fold)
                others.push_back(sentences[i]);
        }
        if (others.empty() && !sentences.empty())
            return failure(Problem{ProblemCode::NoUsableSentences, {}, 0, 0, {"0"}});
        const auto model = train(others, {}, settings.training, shared.part(), {}, stop);
        if (!model)
            return failure(model.error());
        const Parser parser(*model, relations);
        Parser::Workspace workspace;
        // From the first sentence on, and then those before it.
        for (std::size_t done = 0; done < sentences.size() && !stop.stop_requested(); ++done) {
            const std::size_t index = (settings.first + done) % sentences.size();
            if (!sentences[index]->problem && groups[index] % folds == fold)
                visit(index, parser, workspace);
        }
        return {};
    };
    const std::size_t firstFold = settings.first < groups.size() ? groups[settings.first] % folds : 0;
    parallelFor(folds, settings.threads, stop, [&](std::size_t index, unsigned) {
        const auto done = runFold((firstFold + index) % folds);
        const std::scoped_lock lock(mutex);
        if (!done)
            outcome = done;
    });
    if (stop.stop_requested())
        return failure(ProblemCode::Cancelled);
    return outcome;
}

Result<void> jackknife(const Sentences& sentences, const JackknifeSettings& settings, RelationPool& relations,
    const PredictionSink& predicted, const ProgressSink& progress, const std::stop_token& stop)
{
    std::mutex mutex; // guards calls of the sink
    const auto visit = [&](std::size_t index, const Parser& parser, Parser::Workspace& workspace) {
        Graph prediction = parser.parse(*sentences[index], workspace);
        const std::scoped_lock lock(mutex);
        predicted(index, std::move(prediction));
    };
    return visitHeldOut(sentences, settings, relations, visit, progress, stop);
}

} // namespace arcwright
