// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>
#include <QStringList>

#include "core/experiments/curve_file.h"
#include "core/model/any_model.h"
#include "ui/analysis/experiment_job.h"
#include "ui/training/learning.h"

namespace arcwright::ui {

/// The learning curves that somebody wants of the open treebank.
struct CurveWish {
    Treebank treebank;
    QString title; ///< of the treebank, where curves of several are told apart by it
    TrainingRequest training; ///< settings, and files to score on: none, every tenth sentence is held out
    std::vector<int> decoders; ///< of Decoder, or of BunsetsuDecoder where the units are these
    unsigned sizes = 5; ///< that double up to all
    unsigned samples = 3;
    int epochs = 5;
};

/// Draws up learning curves, one after the other, on a thread of its own, and hands over each model's scores.
class CurveJob : public ExperimentJob {
    Q_OBJECT
public:
    using ExperimentJob::ExperimentJob;
    ~CurveJob() override { end(); }

    void start(const CurveWish& wish);

Q_SIGNALS:
    /// A curve without runs, to which those of runDone() belong from now on.
    void curveBegun(const arcwright::LearningCurve& curve);
    void runDone(const arcwright::CurveRun& run);

private:
    Result<void> work(const CurveWish& wish, const std::stop_token& stop, const Worker::Post& post);
    Result<void> drawUp(const CurveWish& wish, std::size_t index, const HeldOutSplit& sentences, Units units,
        const std::stop_token& stop, const Worker::Post& post);
};

} // namespace arcwright::ui
