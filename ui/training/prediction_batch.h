// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QElapsedTimer>
#include <QString>

#include "ui/documents/workspace.h"
#include "ui/work/worker.h"

namespace arcwright::ui {

/// Collects predictions on a worker and hands them over to a layer a few times a second: one signal for each would
/// flood the window, one at the end would leave it waiting. The first, of the sentence on view, goes at once; what is
/// left goes with the batch.
class PredictionBatch {
public:
    PredictionBatch(Workspace& workspace, QString layer, const Worker::Post& post);
    PredictionBatch(const PredictionBatch&) = delete;
    PredictionBatch& operator=(const PredictionBatch&) = delete;
    ~PredictionBatch();

    void add(SentenceKey key, Analysis analysis);

private:
    void flush();

    Workspace& m_workspace;
    QString m_layer;
    const Worker::Post& m_post;
    std::vector<Workspace::Prediction> m_predictions;
    QElapsedTimer m_sinceFlush;
    bool m_empty = true;
};

} // namespace arcwright::ui
