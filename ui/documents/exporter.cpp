// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/exporter.h"

#include <utility>

namespace arcwright::ui {

namespace {

/// Hands progress over to the window, once a percent.
ProgressSink sinkTo(const Worker::Post& post, Exporter* exporter)
{
    return [post, exporter, last = -1](const Progress& progress) mutable {
        const int percent = progress.total == 0 ? 0 : static_cast<int>(progress.done * 100 / progress.total);
        if (std::exchange(last, percent) != percent)
            post([exporter, percent] { Q_EMIT exporter->progressed(percent); });
    };
}

} // namespace

Exporter::Exporter(Treebank treebank, QObject* parent) : QObject(parent), m_treebank(std::move(treebank))
{
    connect(&m_worker, &Worker::ranOutOfMemory, this, [this] {
        Q_EMIT failed({JobProblem::OutOfMemory, {}, 0, 0, {}});
    });
}

void Exporter::plan(const ConversionWish& wish)
{
    m_worker.start([this, wish, treebank = m_treebank](const std::stop_token& stop, const Worker::Post& post) {
        auto plan = plannedConversion(treebank, wish, sinkTo(post, this), stop);
        post([this, plan = std::move(plan)] {
            if (plan)
                Q_EMIT planned(*plan);
            else
                Q_EMIT failed(plan.error());
        });
    });
}

void Exporter::write(const ConversionPlan& plan)
{
    m_worker.start([this, plan](const std::stop_token& stop, const Worker::Post& post) {
        const auto result = writeConversion(plan, sinkTo(post, this), stop);
        post([this, result] {
            if (result)
                Q_EMIT written();
            else
                Q_EMIT failed(result.error());
        });
    });
}

} // namespace arcwright::ui
