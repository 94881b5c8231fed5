// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QObject>
#include <QString>
#include <QStringList>

#include "core/base/pause_gate.h"
#include "core/experiments/curve_file.h"
#include "core/model/any_model.h"
#include "ui/training/learning.h"
#include "ui/work/worker.h"

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
class CurveJob : public QObject {
    Q_OBJECT
public:
    explicit CurveJob(QObject* parent = nullptr);
    ~CurveJob() override;

    void start(const CurveWish& wish);
    void cancel();
    void setPaused(bool paused);
    bool isPaused() const { return m_isPaused; }
    bool isBusy() const { return m_worker.isRunning(); }

Q_SIGNALS:
    /// A curve without runs, to which those of runDone() belong from now on.
    void curveBegun(const arcwright::LearningCurve& curve);
    void runDone(const arcwright::CurveRun& run);
    /// Of all curves.
    void progressed(int percent);
    void failed(const arcwright::Problem& problem);
    /// Nothing is under way any more, whether it was done, cancelled or failed.
    void finished();

private:
    void work(const CurveWish& wish, const std::stop_token& stop, const Worker::Post& post);
    Result<void> drawUp(const CurveWish& wish, std::size_t index, const HeldOutSplit& sentences, Units units,
        const std::stop_token& stop, const Worker::Post& post);

    std::shared_ptr<PauseGate> m_gate = std::make_shared<PauseGate>();
    bool m_isPaused = false;
    Worker m_worker; // last: its thread uses the others
};

} // namespace arcwright::ui
