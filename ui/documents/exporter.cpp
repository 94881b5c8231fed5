// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/exporter.h"

#include <utility>

#include "core/base/file_lock.h"

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

/// The first of the files that somebody edits.
Result<void> checkThatNobodyEdits(const ConversionPlan& plan)
{
    for (const PlannedFile& file : plan) {
        const auto lock = FileLock::tryLock(file.path);
        if (!lock && lock.error().code == ProblemCode::FileInUse)
            return failure(lock.error());
    }
    return {};
}

} // namespace

Exporter::Exporter(Treebank treebank, QObject* parent) : QObject(parent), m_treebank(std::move(treebank))
{
    connect(&m_worker, &Worker::ranOutOfMemory, this, [this] {
        Q_EMIT failed({ProblemCode::OutOfMemory, {}, 0, 0, {}});
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
        auto result = checkThatNobodyEdits(plan);
        if (result)
            result = writeConversion(plan, sinkTo(post, this), stop);
        post([this, result = std::move(result)] {
            if (result)
                Q_EMIT written();
            else
                Q_EMIT failed(result.error());
        });
    });
}

} // namespace arcwright::ui
