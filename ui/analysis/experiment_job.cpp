// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/experiment_job.h"

#include <algorithm>

namespace arcwright::ui {

ExperimentJob::ExperimentJob(QObject* parent) : QObject(parent)
{
    connect(m_worker.get(), &Worker::progressed, this, &ExperimentJob::progressed);
    connect(m_worker.get(), &Worker::failed, this, &ExperimentJob::failed);
    connect(m_worker.get(), &Worker::finished, this, &ExperimentJob::finished);
}

ExperimentJob::~ExperimentJob()
{
    end();
}

void ExperimentJob::end()
{
    cancel();
    m_worker.reset();
}

void ExperimentJob::begin(const Work& work)
{
    setPaused(false);
    m_worker->start([this, work](const std::stop_token& stop, const Worker::Post& post) {
        const auto done = work(stop, post);
        if (!done && done.error().code != ProblemCode(JobProblem::Cancelled))
            post([this, problem = done.error()] { Q_EMIT failed(problem); });
    });
}

ProgressSink ExperimentJob::progressOf(
    std::size_t index, std::size_t count, const std::stop_token& stop, const Worker::Post& post)
{
    return [index, count, stop, gate = m_gate, percents = m_worker->percents(post)](const Progress& state) {
        gate->wait(stop);
        const std::size_t total = std::max<std::size_t>(state.total, 1);
        percents({index * total + state.done, count * total});
    };
}

void ExperimentJob::cancel()
{
    if (m_worker)
        m_worker->requestStop();
    setPaused(false);
}

void ExperimentJob::setPaused(bool paused)
{
    m_isPaused = paused;
    if (paused)
        m_gate->pause();
    else
        m_gate->resume();
}

} // namespace arcwright::ui
