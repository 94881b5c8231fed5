// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/jackknife.h"

#include <algorithm>
#include <mutex>

#include "core/base/parallel.h"
#include "core/model/parser.h"

namespace arcwright {

Result<void> jackknife(const Sentences& sentences, const JackknifeSettings& settings, RelationPool& relations,
    const PredictionSink& predicted, const ProgressSink& progress, const std::stop_token& stop)
{
    const auto groups = groupIdentical(sentences);
    const std::size_t distinct = groups.empty() ? 0 : *std::max_element(groups.begin(), groups.end()) + 1;
    const std::size_t folds = std::max<std::size_t>(2, std::min<std::size_t>(settings.folds, distinct));
    std::mutex mutex; // guards what follows, and calls of the sinks
    Result<void> outcome;
    std::size_t percents = 0;

    const auto runFold = [&](std::size_t fold) -> Result<void> {
        Sentences others;
        for (std::size_t i = 0; i < sentences.size(); ++i) {
            if (groups[i] % folds != fold)
                others.push_back(sentences[i]);
        }
        if (others.empty() && !sentences.empty())
            return failure(Problem{ProblemCode::NoUsableSentences, {}, 0, 0, {"0"}});
        std::size_t reported = 0;
        const auto foldProgress = [&](const Progress& state) {
            const std::size_t now = state.total == 0 ? 0 : state.done * 100 / state.total;
            const std::scoped_lock lock(mutex);
            percents += now - reported;
            reported = now;
            if (progress)
                progress({percents, folds * 100});
        };
        const auto model = train(others, {}, settings.training, foldProgress, {}, stop);
        if (!model)
            return failure(model.error());
        const Parser parser(*model, relations);
        Parser::Workspace workspace;
        const auto send = [&](std::size_t i) {
            if (sentences[i]->problem || groups[i] % folds != fold)
                return;
            Graph prediction = parser.parse(*sentences[i], workspace);
            const std::scoped_lock lock(mutex);
            predicted(i, std::move(prediction));
        };
        // From the first sentence on, and then those before it.
        for (std::size_t done = 0; done < sentences.size() && !stop.stop_requested(); ++done)
            send((settings.first + done) % sentences.size());
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

} // namespace arcwright
