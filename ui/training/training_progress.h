// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QElapsedTimer>

#include "core/base/staged_progress.h"
#include "ui/training/learning.h"

namespace arcwright::ui {

/// How far a training with all that follows it has come, in words and percents: reading, training, predicting, and the
/// folds.
class TrainingProgress {
    Q_DECLARE_TR_FUNCTIONS(TrainingProgress)
public:
    /// A training is asked for that is to go on with folds, or not.
    void plan(const TrainingRequest& request, bool hasFolds);
    /// Work begins; what it is the first stage tells.
    void start();
    void setStage(Learning::Stage stage);
    void advance(int percentOfStage) { m_progress.advance(percentOfStage / 100.0); }

    int percent() const { return m_progress.percent(); }
    /// "about 2 min left"; empty while nobody knows.
    QString timeLeft() const;
    static QString timeLeft(double seconds);

private:
    StagedProgress m_progress;
    StagedProgress m_planned; ///< of a training
    QElapsedTimer m_clock;
};

} // namespace arcwright::ui
