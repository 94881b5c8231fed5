// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/curve_job.h"

#include <utility>

#include "core/base/parallel.h"
#include "core/model/training_run.h"
#include "ui/analysis/experiment_sentences.h"
#include "ui/look/parser_names.h"

namespace arcwright::ui {

namespace {

void plan(CurvePlan& plan, const CurveWish& wish, std::size_t usable)
{
    plan.sizes = doublingSizes(usable);
    if (plan.sizes.size() > wish.sizes)
        plan.sizes.erase(plan.sizes.begin(), plan.sizes.end() - static_cast<std::ptrdiff_t>(wish.sizes));
    plan.samples = wish.samples;
    plan.threads = defaultThreads();
}

} // namespace

void CurveJob::start(const CurveWish& wish)
{
    begin([this, wish](const std::stop_token& stop, const Worker::Post& post) { return work(wish, stop, post); });
}

Result<void> CurveJob::work(const CurveWish& wish, const std::stop_token& stop, const Worker::Post& post)
{
    const Units units = unitsOf(wish.treebank);
    const auto sentences = learntAndScored(wish.treebank, wish.training.development, stop);
    if (!sentences)
        return failure(sentences.error());
    for (std::size_t i = 0; i < wish.decoders.size() && !stop.stop_requested(); ++i) {
        if (auto done = drawUp(wish, i, *sentences, units, stop, post); !done)
            return done;
    }
    return {};
}

Result<void> CurveJob::drawUp(const CurveWish& wish, std::size_t index, const HeldOutSplit& sentences, Units units,
    const std::stop_token& stop, const Worker::Post& post)
{
    LearningCurve curve;
    curve.sentences = countOfFit(units, sentences.training);
    curve.developmentSentences = countOfFit(units, sentences.development);
    curve.epochs = wish.epochs;
    curve.isOfBunsetsu = units == Units::Bunsetsu;
    const ProgressSink progress = progressOf(index, wish.decoders.size(), stop, post);
    const auto prepare = [&](CurvePlan& toDo, std::string decoder, std::string learner, bool labels) {
        plan(toDo, wish, curve.sentences);
        toDo.runDone = [this, post](const CurveRun& run) { post([this, run] { Q_EMIT runDone(run); }); };
        curve.decoder = std::move(decoder);
        curve.learner = std::move(learner);
        curve.hasLabels = labels;
        curve.name = decoderInWords(curve.decoder).toStdString() + ", " + wish.title.toStdString();
        post([this, curve] { Q_EMIT curveBegun(curve); });
    };
    const auto outcome = [](const Result<std::vector<CurvePoint>>& points) -> Result<void> {
        return points ? Result<void>() : failure(points.error());
    };
    if (units == Units::Bunsetsu) {
        BunsetsuCurveSettings settings;
        settings.training = withDecoder(wish.training.bunsetsu, static_cast<BunsetsuDecoder>(wish.decoders[index]));
        settings.training.epochs = wish.epochs;
        prepare(settings, std::string(nameOf(settings.training.decoder)),
            settings.training.ranker == RankerKind::Linear ? "linear" : "kernel", settings.training.types);
        return outcome(learningCurve(sentences.training, sentences.development, settings, progress, stop));
    }
    CurveSettings settings;
    settings.training = wish.training.settings;
    settings.training.trainer.decoder.decoder = static_cast<Decoder>(wish.decoders[index]);
    settings.training.trainer.epochs = wish.epochs;
    prepare(settings, std::string(nameOf(settings.training.trainer.decoder.decoder)),
        std::string(nameOf(settings.training.trainer.learner)), settings.training.labels);
    return outcome(learningCurve(sentences.training, sentences.development, settings, progress, stop));
}

} // namespace arcwright::ui
