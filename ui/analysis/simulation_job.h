// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QObject>
#include <QString>

#include "core/base/pause_gate.h"
#include "core/experiments/simulation_file.h"
#include "ui/training/learning.h"
#include "ui/work/worker.h"

namespace arcwright::ui {

/// The simulated annotators that somebody wants of the open treebank.
struct SimulationWish {
    Treebank treebank;
    QString title; ///< of the treebank
    TrainingRequest training; ///< settings, and files to score on: none, every tenth sentence is held out
    std::vector<AnnotationOrder> orders;
    SimulationSettings settings; ///< but for the training and the order
};

/// Simulates annotators, one order after the other, on a thread of its own.
class SimulationJob : public QObject {
    Q_OBJECT
public:
    explicit SimulationJob(QObject* parent = nullptr);
    ~SimulationJob() override;

    void start(const SimulationWish& wish);
    void cancel();
    void setPaused(bool paused);
    bool isPaused() const { return m_isPaused; }
    bool isBusy() const { return m_worker.isRunning(); }

Q_SIGNALS:
    void simulated(const arcwright::SimulationRecord& simulation);
    /// Of all orders.
    void progressed(int percent);
    void failed(const arcwright::Problem& problem);
    /// Nothing is under way any more, whether it was done, cancelled or failed.
    void finished();

private:
    void work(const SimulationWish& wish, const std::stop_token& stop, const Worker::Post& post);

    std::shared_ptr<PauseGate> m_gate = std::make_shared<PauseGate>();
    bool m_isPaused = false;
    Worker m_worker; // last: its thread uses the others
};

} // namespace arcwright::ui
