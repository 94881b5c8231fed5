// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "core/tracing/chart_steps.h"

namespace arcwright {

/// The item in which an arc is made. Nothing for an arc from the root in a chart that leaves the root out, as that of
/// a single root does; there it is the tree.
std::optional<ChartItem> itemOfArc(int head, int dependent, bool chartHasRoot);

/// Finds the finished items among the steps of a chart, and what they were put together from. The steps must outlive
/// it; what it tells of splits is in those that were recorded with TraceDetail::Everything.
class ChartRecord {
public:
    explicit ChartRecord(const std::vector<ChartStep>& steps);

    /// Null for an item that was not reported: of one node, or impossible. O(log items).
    const ItemCompleted* find(const ChartItem& item) const;
    /// Of items of one node 0, of impossible ones minus infinity.
    float scoreOf(const ChartItem& item) const;
    /// The number (from 1) of the step that finished an item, 0 if none did.
    int stepOf(const ChartItem& item) const;
    /// The way an item was put together; null as with find().
    const ChartSplit* bestSplit(const ChartItem& item) const;
    /// The item and all it was put together from, down to items of one node, which are left out; each before its
    /// parts, the first part before the second.
    std::vector<ChartItem> derivation(const ChartItem& item) const;
    bool hasRoot() const { return m_hasRoot; }

private:
    const std::vector<ChartStep>& m_steps;
    std::map<ChartItem, int> m_places; ///< in the steps
    bool m_hasRoot = false;
};

} // namespace arcwright
