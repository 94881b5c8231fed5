// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/prediction_changes.h"

#include <algorithm>

namespace arcwright {

namespace {

bool saysNothing(const Analysis& analysis, int unit)
{
    return std::ranges::binary_search(analysis.unsaid, unit);
}

} // namespace

PredictionChange changeBetween(const Graph& gold, const Analysis& before, const Analysis& now, Labels labels)
{
    PredictionChange change;
    change.isScored = isScored(before) && isScored(now);
    if (gold.size() != before.graph.size() || gold.size() != now.graph.size())
        return change;
    const auto isSame = [&](const Arc& one, const Arc& other) {
        return one.head == other.head && (labels == Labels::Ignored || one.relation == other.relation);
    };
    for (int unit = 1; unit <= gold.size(); ++unit) {
        if (saysNothing(before, unit) || saysNothing(now, unit))
            continue;
        const Arc was = before.graph.arc(unit);
        const Arc is = now.graph.arc(unit);
        if (isSame(was, is))
            continue;
        ++change.arcs;
        change.right += isSame(is, gold.arc(unit)) ? 1 : 0;
        change.wasRight += isSame(was, gold.arc(unit)) ? 1 : 0;
    }
    return change;
}

void PredictionChanges::add(const PredictionChange& change, int sign)
{
    const auto count = [sign](std::size_t& sum, std::size_t part) { sum = sign > 0 ? sum + part : sum - part; };
    count(m_arcs, change.arcs);
    if (!change.isScored)
        return;
    count(m_scored.arcs, change.arcs);
    count(m_scored.right, change.right);
    count(m_scored.wasRight, change.wasRight);
}

void PredictionChanges::set(SentenceKey key, const PredictionChange& change)
{
    if (const auto known = m_changes.find(key); known != m_changes.end()) {
        add(known->second, -1);
        m_changes.erase(known);
    }
    if (change.arcs == 0)
        return;
    m_changes.emplace(key, change);
    add(change, 1);
}

} // namespace arcwright
