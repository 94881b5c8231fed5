// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/exporter.h"

#include <utility>

namespace arcwright::ui {

Exporter::Exporter(Treebank treebank, QObject* parent) : QObject(parent), m_treebank(std::move(treebank))
{
    connect(&m_worker, &Worker::progressed, this, &Exporter::progressed);
    connect(&m_worker, &Worker::failed, this, &Exporter::failed);
}

void Exporter::plan(const ConversionWish& wish)
{
    m_worker.start([this, wish, treebank = m_treebank](const std::stop_token& stop, const Worker::Post& post) {
        auto plan = plannedConversion(treebank, wish, m_worker.percents(post), stop);
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
        const auto result = writeConversion(plan, m_worker.percents(post), stop);
        post([this, result] {
            if (result)
                Q_EMIT written();
            else
                Q_EMIT failed(result.error());
        });
    });
}

} // namespace arcwright::ui
