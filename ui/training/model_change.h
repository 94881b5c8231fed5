// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QObject>

#include "core/evaluation/prediction_changes.h"

namespace arcwright::ui {

class Learning;
class Workspace;

/// What is predicted otherwise since another model has taken over, counted as its predictions come, with what gold says
/// of it at that moment.
class ModelChange : public QObject {
    Q_OBJECT
public:
    ModelChange(Workspace& workspace, Learning& learning, QObject* parent = nullptr);

    const PredictionChanges& changes() const { return m_changes; }

Q_SIGNALS:
    /// All that the model predicts is counted.
    void counted();

private:
    void begin();
    void count(const std::vector<SentenceKey>& keys);
    void finish();

    Workspace& m_workspace;
    Learning& m_learning;
    PredictionChanges m_changes;
    bool m_isCounting = false;
};

} // namespace arcwright::ui
