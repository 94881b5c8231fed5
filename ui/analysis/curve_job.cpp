// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/curve_job.h"

#include <utility>

#include "core/base/parallel.h"
#include "core/model/training_run.h"
#include "ui/analysis/experiment_sentences.h"

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

CurveJob::CurveJob(QObject* parent) : QObject(parent)
{
    connect(&m_worker, &Worker::progressed, this, &CurveJob::progressed);
    connect(&m_worker, &Worker::failed, this, &CurveJob::failed);
    connect(&m_worker, &Worker::finished, this, &CurveJob::finished);
}

CurveJob::~CurveJob()
{
    cancel();
}

void CurveJob::start(const CurveWish& wish)
{
    setPaused(false);
    m_worker.start([this, wish](const std::stop_token& stop, const Worker::Post& post) { work(wish, stop, post); });
}

void CurveJob::cancel()
{
    m_worker.requestStop();
    setPaused(false);
}

void CurveJob::setPaused(bool paused)
{
    m_isPaused = paused;
    if (paused)
        m_gate->pause();
    else
        m_gate->resume();
}

void CurveJob::work(const CurveWish& wish, const std::stop_token& stop, const Worker::Post& post)
{
    const Units units = unitsOf(wish.treebank);
    const auto sentences = learntAndScored(wish.treebank, wish.training.development, stop);
    const auto fail = [&](const Problem& problem) {
        if (problem.code != ProblemCode(JobProblem::Cancelled))
            post([this, problem] { Q_EMIT failed(problem); });
    };
    if (!sentences)
        return fail(sentences.error());
    for (std::size_t i = 0; i < wish.decoders.size() && !stop.stop_requested(); ++i) {
        if (const auto done = drawUp(wish, i, *sentences, units, stop, post); !done)
            return fail(done.error());
    }
}

Result<void> CurveJob::drawUp(const CurveWish& wish, std::size_t index, const HeldOutSplit& sentences, Units units,
    const std::stop_token& stop, const Worker::Post& post)
{
    LearningCurve curve;
    curve.sentences = countOfFit(units, sentences.training);
    curve.developmentSentences = countOfFit(units, sentences.development);
    curve.epochs = wish.epochs;
    curve.isOfBunsetsu = units == Units::Bunsetsu;
    const ProgressSink percents = m_worker.percents(post);
    const ProgressSink progress = [&, gate = m_gate](const Progress& state) {
        gate->wait(stop);
        const std::size_t total = std::max<std::size_t>(state.total, 1);
        percents({index * total + state.done, wish.decoders.size() * total});
    };
    const auto prepare = [&](CurvePlan& toDo, std::string decoder, std::string learner, bool labels) {
        plan(toDo, wish, curve.sentences);
        toDo.runDone = [this, post](const CurveRun& run) { post([this, run] { Q_EMIT runDone(run); }); };
        curve.decoder = std::move(decoder);
        curve.learner = std::move(learner);
        curve.hasLabels = labels;
        curve.name = curve.decoder + ", " + wish.title.toStdString();
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
