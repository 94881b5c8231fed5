// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

#include "core/experiments/simulation_file.h"
#include "ui/analysis/experiment_job.h"
#include "ui/training/learning.h"

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
class SimulationJob : public ExperimentJob {
    Q_OBJECT
public:
    using ExperimentJob::ExperimentJob;
    ~SimulationJob() override { end(); }

    void start(const SimulationWish& wish);

Q_SIGNALS:
    void simulated(const arcwright::SimulationRecord& simulation);

private:
    Result<void> work(const SimulationWish& wish, const std::stop_token& stop, const Worker::Post& post);
};

} // namespace arcwright::ui
