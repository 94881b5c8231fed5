// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/jackknife.h"

#include <algorithm>
#include <atomic>
#include <mutex>

#include "core/base/parallel.h"
#include "core/model/parser.h"

namespace arcwright {

Result<void> jackknife(const Sentences& sentences, const JackknifeSettings& settings, RelationPool& relations,
    const PredictionSink& predicted, const ProgressSink& progress, const std::stop_token& stop)
{
    const auto folds
        = std::max<std::size_t>(2, std::min(static_cast<std::size_t>(std::max(settings.folds, 2)), sentences.size()));
    std::mutex mutex; // guards what follows, and calls of the sinks
    Result<void> outcome;
    std::atomic<std::size_t> percents = 0;

    const auto runFold = [&](std::size_t fold, unsigned) {
        Sentences others;
        for (std::size_t i = 0; i < sentences.size(); ++i) {
            if (i % folds != fold)
                others.push_back(sentences[i]);
        }
        if (others.empty() && !sentences.empty()) {
            const std::scoped_lock lock(mutex);
            outcome = failure(Problem{ProblemCode::NoUsableSentences, {}, 0, 0, {"0"}});
            return;
        }
        std::size_t reported = 0;
        const auto foldProgress = [&](const Progress& state) {
            const std::size_t now = state.total == 0 ? 0 : state.done * 100 / state.total;
            percents += now - reported;
            reported = now;
            const std::scoped_lock lock(mutex);
            if (progress)
                progress({percents, folds * 100});
        };
        const auto model = train(others, {}, settings.training, foldProgress, {}, stop);
        if (!model) {
            const std::scoped_lock lock(mutex);
            outcome = failure(model.error());
            return;
        }
        const Parser parser(*model, relations);
        Parser::Workspace workspace;
        for (std::size_t i = fold; i < sentences.size() && !stop.stop_requested(); i += folds) {
            if (sentences[i]->problem)
                continue;
            Graph prediction = parser.parse(*sentences[i], workspace);
            const std::scoped_lock lock(mutex);
            predicted(i, std::move(prediction));
        }
    };
    parallelFor(folds, settings.threads, stop, runFold);
    if (stop.stop_requested())
        return failure(ProblemCode::Cancelled);
    return outcome;
}

} // namespace arcwright
