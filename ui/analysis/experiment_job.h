// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <stop_token>

#include <QObject>

#include "core/base/pause_gate.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "ui/work/worker.h"

namespace arcwright::ui {

/// An experiment on a thread of its own, which can rest and be cancelled: some trainings, one after the other. What it
/// hands over is a matter of each kind.
class ExperimentJob : public QObject {
    Q_OBJECT
public:
    explicit ExperimentJob(QObject* parent = nullptr);
    /// Each kind calls end() in its own.
    ~ExperimentJob() override;

    void cancel();
    void setPaused(bool paused);
    bool isPaused() const { return m_isPaused; }
    bool isBusy() const { return m_worker->isRunning(); }

Q_SIGNALS:
    /// Of all trainings together.
    void progressed(int percent);
    void failed(const arcwright::Problem& problem);
    /// Nothing is under way any more, whether it was done, cancelled or failed.
    void finished();

protected:
    /// Does the work on the thread; a failure is told, unless it was cancelled.
    using Work = std::function<Result<void>(const std::stop_token& stop, const Worker::Post& post)>;
    void begin(const Work& work);
    /// Waits for the thread, which uses what the job is made of.
    void end();
    /// On the thread: the progress of part `index` of `count` alike. Waits while the job rests.
    ProgressSink progressOf(
        std::size_t index, std::size_t count, const std::stop_token& stop, const Worker::Post& post);

private:
    std::shared_ptr<PauseGate> m_gate = std::make_shared<PauseGate>();
    bool m_isPaused = false;
    std::unique_ptr<Worker> m_worker = std::make_unique<Worker>(); ///< null at the end
};

} // namespace arcwright::ui
