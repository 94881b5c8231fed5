// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>

#include "core/decoding/arc_scores.h"
#include "core/tracing/chart_steps.h"

namespace arcwright {

/// Reports a finished item of a chart. `chart.forEachSplit(item, visit)` calls `visit(ChartSplit)` for each way to put
/// the item together, in the order in which ties are broken. Items that cannot be are left out.
template <class Chart>
void reportItem(const Chart& chart, const ChartItem& item, ChartRecorder& tracer)
{
    ItemCompleted step{item, forbiddenScore, 0, {}};
    chart.forEachSplit(item, [&](const ChartSplit& split) {
        if (split.score > step.score) {
            step.score = split.score;
            step.split = split.at;
        }
        if (tracer.wantsEverything())
            step.splits.push_back(split);
    });
    if (step.score != forbiddenScore)
        tracer.record(std::move(step));
}

/// Reports all items over the nodes from `first` to `last`, short spans before long ones, as the algorithm is
/// presented. Whatever order a decoder finishes them in: their scores are the same.
template <class Chart>
void reportChart(const Chart& chart, int first, int last, ChartRecorder& tracer)
{
    for (int width = 1; width <= last - first; ++width) {
        for (int left = first; left + width <= last; ++left) {
            for (const auto kind : {ChartItemKind::Sibling, ChartItemKind::IncompleteRight,
                     ChartItemKind::IncompleteLeft, ChartItemKind::CompleteRight, ChartItemKind::CompleteLeft})
                reportItem(chart, {kind, left, left + width}, tracer);
        }
    }
}

} // namespace arcwright
