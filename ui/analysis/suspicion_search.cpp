// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/suspicion_search.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "core/base/parallel.h"
#include "core/experiments/arc_evidence.h"
#include "core/experiments/suspicious.h"
#include "core/learning/update_rules.h"
#include "core/model/any_model.h"
#include "ui/look/parser_names.h"

namespace arcwright::ui {

SuspicionSearch::SuspicionSearch(Workspace& workspace, QObject* parent) : QObject(parent), m_workspace(workspace)
{
    connect(&m_worker, &Worker::progressed, this, [this](int percent) {
        constexpr double percents = 100;
        m_progress.advance(percent / percents);
        Q_EMIT changed();
    });
    connect(&m_worker, &Worker::failed, this, &SuspicionSearch::failed);
    connect(&m_worker, &Worker::finished, this, [this] {
        Q_EMIT changed();
        Q_EMIT finished();
    });
    connect(&workspace, &Workspace::treebankReplaced, this, [this] {
        if (!isBusy())
            return;
        m_worker.abandon();
        Q_EMIT changed();
        Q_EMIT finished();
    });
}

namespace {

SuspicionSettings settingsFor(const SuspicionRequest& request, Units units)
{
    SuspicionSettings settings;
    settings.methods.assign(request.methods.begin(), request.methods.end());
    settings.threads = defaultThreads();
    settings.withDecided = true;
    if (units == Units::Bunsetsu)
        settings.jackknife = BunsetsuJackknifeSettings();
    std::visit([&](auto& folds) { folds.folds = request.folds; }, settings.jackknife);
    return settings;
}

QString nameOfParser(const TrainingSettings& settings)
{
    return SuspicionSearch::tr("%1 (%2)", "decoder, learner")
        .arg(
            decoderInWords(nameOf(settings.trainer.decoder.decoder)), learnerInWords(nameOf(settings.trainer.learner)));
}

/// The parsers that judge, by name.
QStringList parsersOf(const SuspicionSettings& settings)
{
    const auto& methods = settings.methods;
    QStringList names;
    if (std::find(methods.begin(), methods.end(), SuspicionMethod::Jackknife) == methods.end())
        return names;
    if (const auto* bunsetsu = std::get_if<BunsetsuJackknifeSettings>(&settings.jackknife))
        return {decoderInWords(nameOf(bunsetsu->training.decoder))};
    for (const TrainingSettings& each :
        committeeOf(std::get<JackknifeSettings>(settings.jackknife).training, settings.parsers))
        names << nameOfParser(each);
    return names;
}

/// How many sentences their judges have learnt from.
std::size_t seenOf(const Sentences& sentences, const std::vector<AnyModel>& judges)
{
    std::size_t seen = 0;
    for (std::size_t index = 0; index < judges.size(); ++index)
        seen += std::visit(
            [&](const auto& model) { return model && model->hasSeen(*sentences[index]) ? 1U : 0U; }, judges[index]);
    return seen;
}

Sentences readAll(const Treebank& treebank, const std::stop_token& stop)
{
    Sentences sentences;
    for (std::size_t index = 0; index < treebank.size() && !stop.stop_requested(); ++index)
        sentences.push_back(treebank.sentence(index));
    return sentences;
}

} // namespace

void SuspicionSearch::setModel(const JudgingModel& model)
{
    m_model = model;
    Q_EMIT modelChanged();
}

void SuspicionSearch::start(const SuspicionRequest& request)
{
    const Treebank treebank = m_workspace.treebank();
    SuspicionSettings settings = settingsFor(request, unitsOf(treebank));
    m_request = request;
    m_request.byModel = request.byModel && !m_model.title.isEmpty();
    m_parsers = parsersOf(settings);
    if (m_request.byModel && !m_parsers.isEmpty()) {
        m_parsers = QStringList(m_model.title);
        for (std::size_t index = 0; index < treebank.size(); ++index)
            settings.judges.push_back(m_model.of(index));
    }
    FoundSuspicions known{treebank, {}, m_request, m_parsers};
    m_isCancelled = false;
    m_gate = std::make_shared<PauseGate>(); // work that was given up may still wait at the other one
    m_progress = StagedProgress({1});
    m_before = 0;
    m_clock.start();
    m_worker.start([this, settings = std::move(settings), gate = m_gate, treebank, known = std::move(known)](
                       const std::stop_token& stop, const Worker::Post& post) mutable {
        const Sentences sentences = readAll(treebank, stop);
        auto list = findSuspicious(sentences, settings, gate->through(m_worker.percents(post), stop), stop);
        if (!list) {
            if (list.error().code != JobProblem::Cancelled)
                post([this, problem = list.error()] { Q_EMIT failed(problem); });
            return;
        }
        known.queue = SuspicionQueue(std::move(*list), treebank);
        known.unjudged = seenOf(sentences, settings.judges);
        post([this, result = std::make_shared<FoundSuspicions>(std::move(known))] { Q_EMIT found(result); });
    });
    Q_EMIT changed();
}

void SuspicionSearch::setPaused(bool paused)
{
    if (!isBusy() || paused == m_gate->isPaused())
        return;
    if (paused) {
        m_before = secondsWorked();
        m_gate->pause();
    } else {
        m_clock.start();
        m_gate->resume();
    }
    Q_EMIT changed();
}

void SuspicionSearch::cancel()
{
    m_isCancelled = isBusy();
    m_worker.requestStop();
    Q_EMIT changed();
}

double SuspicionSearch::secondsWorked() const
{
    constexpr double milliseconds = 1000;
    return m_gate->isPaused() ? m_before : m_before + static_cast<double>(m_clock.elapsed()) / milliseconds;
}

std::optional<double> SuspicionSearch::secondsLeft() const
{
    return isBusy() ? m_progress.secondsLeft(secondsWorked()) : std::nullopt;
}

} // namespace arcwright::ui
