// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/simulation_job.h"

#include <algorithm>

#include "core/base/parallel.h"
#include "ui/analysis/experiment_sentences.h"

namespace arcwright::ui {

namespace {

/// A record of what is wished, without runs.
SimulationRecord recordFor(const SimulationWish& wish, Units units, std::size_t development)
{
    const SimulationSettings& settings = wish.settings;
    SimulationRecord record;
    record.treebank = wish.title.toStdString();
    record.start = settings.start;
    record.sentences = settings.sentences;
    record.retrain = settings.retrain;
    record.live = settings.live;
    record.recent = settings.recent;
    record.seed = settings.seed;
    record.seeds = settings.seeds;
    record.isOfBunsetsu = units == Units::Bunsetsu;
    record.developmentSentences = development;
    if (units == Units::Bunsetsu) {
        const BunsetsuSettings& bunsetsu = wish.training.bunsetsu;
        record.decoder = nameOf(bunsetsu.decoder);
        record.learner = bunsetsu.ranker == RankerKind::Linear ? "linear" : "kernel";
        record.epochs = bunsetsu.epochs;
    } else {
        const TrainerSettings& trainer = wish.training.settings.trainer;
        record.decoder = nameOf(trainer.decoder.decoder);
        record.learner = nameOf(trainer.learner);
        record.epochs = trainer.epochs;
    }
    return record;
}

} // namespace

void SimulationJob::start(const SimulationWish& wish)
{
    begin([this, wish](const std::stop_token& stop, const Worker::Post& post) { return work(wish, stop, post); });
}

Result<void> SimulationJob::work(const SimulationWish& wish, const std::stop_token& stop, const Worker::Post& post)
{
    const Units units = unitsOf(wish.treebank);
    const auto sentences = learntAndScored(wish.treebank, wish.training.development, stop);
    if (!sentences)
        return failure(sentences.error());
    SimulationSettings settings = wish.settings;
    if (units == Units::Bunsetsu)
        settings.training = wish.training.bunsetsu;
    else
        settings.training = wish.training.settings;
    settings.threads = std::min(defaultThreads(), settings.seeds);
    for (std::size_t i = 0; i < wish.orders.size() && !stop.stop_requested(); ++i) {
        settings.order = wish.orders[i];
        const ProgressSink progress = progressOf(i, wish.orders.size(), stop, post);
        auto runs = simulateAnnotation(sentences->training, sentences->development, settings, progress, stop);
        if (!runs)
            return failure(runs.error());
        SimulationRecord record = recordFor(wish, units, countOfFit(units, sentences->development));
        record.order = wish.orders[i];
        record.runs = std::move(*runs);
        if (!stop.stop_requested())
            post([this, record] { Q_EMIT simulated(record); });
    }
    return {};
}

} // namespace arcwright::ui
