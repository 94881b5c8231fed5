// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/prediction_batch.h"

#include <utility>

namespace arcwright::ui {

PredictionBatch::PredictionBatch(Workspace& workspace, QString layer, const Worker::Post& post)
    : m_workspace(workspace), m_layer(std::move(layer)), m_post(post)
{
    m_sinceFlush.start();
}

PredictionBatch::~PredictionBatch()
{
    flush();
}

void PredictionBatch::add(SentenceKey key, Analysis analysis)
{
    constexpr qint64 interval = 60; // ms
    constexpr std::size_t most = 30; // what the window takes in within a quarter of a frame
    const bool first = m_empty;
    m_empty = false;
    m_predictions.push_back({key, std::move(analysis)});
    if (first || m_predictions.size() >= most || m_sinceFlush.elapsed() > interval)
        flush();
}

void PredictionBatch::flush()
{
    if (m_predictions.empty())
        return;
    m_post([&workspace = m_workspace, layer = m_layer, predictions = std::move(m_predictions)]() mutable {
        workspace.setPredictions(layer, std::move(predictions));
    });
    m_predictions.clear();
    m_sinceFlush.restart();
}

} // namespace arcwright::ui
