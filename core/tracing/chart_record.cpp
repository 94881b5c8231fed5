// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tracing/chart_record.h"

#include <algorithm>
#include <limits>

#include "core/treebank/graph.h"

namespace arcwright {

std::optional<ChartItem> itemOfArc(int head, int dependent, bool chartHasRoot)
{
    if (head == kRoot && !chartHasRoot)
        return std::nullopt;
    return head < dependent ? ChartItem{ChartItemKind::IncompleteRight, head, dependent}
                            : ChartItem{ChartItemKind::IncompleteLeft, dependent, head};
}

ChartRecord::ChartRecord(const std::vector<ChartStep>& steps) : m_steps(steps)
{
    for (std::size_t place = 0; place < steps.size(); ++place) {
        if (const auto* completed = std::get_if<ItemCompleted>(&steps[place])) {
            m_places.emplace(completed->item, static_cast<int>(place));
            m_hasRoot = m_hasRoot || completed->item.left == kRoot;
        }
    }
}

const ItemCompleted* ChartRecord::find(const ChartItem& item) const
{
    const int step = stepOf(item);
    return step == 0 ? nullptr : &std::get<ItemCompleted>(m_steps[static_cast<std::size_t>(step) - 1]);
}

float ChartRecord::scoreOf(const ChartItem& item) const
{
    const ItemCompleted* completed = find(item);
    if (completed != nullptr)
        return completed->score;
    return item.left == item.right ? 0 : -std::numeric_limits<float>::infinity();
}

int ChartRecord::stepOf(const ChartItem& item) const
{
    const auto found = m_places.find(item);
    return found == m_places.end() ? 0 : found->second + 1;
}

const ChartSplit* ChartRecord::bestSplit(const ChartItem& item) const
{
    const ItemCompleted* completed = find(item);
    if (completed == nullptr)
        return nullptr;
    // Of equals the first, as the decoder has it.
    const auto best = std::find_if(completed->splits.begin(), completed->splits.end(),
        [&](const ChartSplit& split) { return split.score == completed->score; });
    return best == completed->splits.end() ? nullptr : &*best;
}

std::vector<ChartItem> ChartRecord::derivation(const ChartItem& item) const
{
    std::vector<ChartItem> derivation;
    std::vector<ChartItem> open{item};
    while (!open.empty()) {
        const ChartItem next = open.back();
        open.pop_back();
        const ChartSplit* split = bestSplit(next);
        if (split == nullptr)
            continue;
        derivation.push_back(next);
        open.push_back(split->second);
        open.push_back(split->first);
    }
    return derivation;
}

} // namespace arcwright
