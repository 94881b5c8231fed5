// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/suspicion_queue.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace arcwright {

namespace {

bool hasSameUnits(const Sentence& judged, const Sentence& now)
{
    if (now.problem || judged.unitCount() != now.unitCount())
        return false;
    for (int unit = 1; unit <= judged.unitCount(); ++unit) {
        if (judged.unitText(unit) != now.unitText(unit))
            return false;
    }
    return true;
}

/// Whether all units have the heads and relations they had, too.
bool isSameTree(const Sentence& judged, const Sentence& now)
{
    if (!hasSameUnits(judged, now))
        return false;
    for (int unit = 1; unit <= judged.unitCount(); ++unit) {
        if (judged.headOf(unit) != now.headOf(unit) || judged.relationOf(unit) != now.relationOf(unit))
            return false;
    }
    return true;
}

SuspicionState stateFor(SuspicionDecision decision)
{
    switch (decision) {
    case SuspicionDecision::Accepted:
        return SuspicionState::Accepted;
    case SuspicionDecision::Kept:
        return SuspicionState::Kept;
    case SuspicionDecision::Postponed:
        break;
    }
    return SuspicionState::Postponed;
}

} // namespace

SuspicionState stateOf(const SuspiciousAnnotation& found, const Sentence& judged, const Sentence* now)
{
    const int unit = found.unit;
    if (now == nullptr || !hasSameUnits(judged, *now)) // its number may be another word's
        return SuspicionState::Edited;
    if (const auto decided = decisionOn(*now, unit))
        return stateFor(decided->decision);
    const bool isAsFound = now->headOf(unit) == found.head && now->relationOf(unit) == found.relation;
    return isAsFound ? SuspicionState::Open : SuspicionState::Edited;
}

SuspicionQueue::SuspicionQueue(std::vector<SuspiciousAnnotation> found, const Treebank& searched)
{
    std::vector<std::shared_ptr<const Sentence>> judged(searched.size());
    for (const SuspiciousAnnotation& each : found)
        judged[each.sentence] = searched.sentence(each.sentence);
    for (std::size_t index = 0; index < searched.size(); ++index)
        setDecisions(searched.key(index), judged[index] ? judged[index].get() : searched.sentence(index).get());
    m_rows.reserve(found.size());
    for (SuspiciousAnnotation& each : found) {
        const SentenceKey key = searched.key(each.sentence);
        const auto& sentence = judged[each.sentence];
        const SuspicionState state = stateOf(each, *sentence, sentence.get());
        m_rowsOf.emplace(key, m_rows.size());
        ++m_counts[static_cast<std::size_t>(state)];
        m_rows.push_back({std::move(each), key, sentence, state, false});
    }
}

std::vector<std::size_t> SuspicionQueue::rowsOf(SentenceKey key) const
{
    std::vector<std::size_t> rows;
    const auto [first, last] = m_rowsOf.equal_range(key);
    std::transform(first, last, std::back_inserter(rows), [](const auto& each) { return each.second; });
    return rows;
}

void SuspicionQueue::setDecisions(SentenceKey key, const Sentence* now)
{
    DecisionCounts counts;
    if (now != nullptr)
        countDecisions(*now, counts);
    const auto known = m_decisionsOf.find(key);
    const DecisionCounts before = known == m_decisionsOf.end() ? DecisionCounts() : known->second;
    if (counts == before)
        return;
    m_decisionsOf[key] = counts;
    m_decisions.accepted += counts.accepted - before.accepted;
    m_decisions.kept += counts.kept - before.kept;
    m_decisions.postponed += counts.postponed - before.postponed;
}

std::vector<std::size_t> SuspicionQueue::update(SentenceKey key, const std::shared_ptr<const Sentence>& now)
{
    setDecisions(key, now.get());
    const std::vector<std::size_t> rows = rowsOf(key);
    if (rows.empty())
        return {};
    const bool isOutdated = now != nullptr && !isSameTree(*m_rows[rows.front()].judged, *now);
    std::vector<std::size_t> changed;
    for (const std::size_t index : rows) {
        QueuedSuspicion& row = m_rows[index];
        const SuspicionState state = stateOf(row.found, *row.judged, now.get());
        if (state == row.state && isOutdated == row.isOutdated)
            continue;
        --m_counts[static_cast<std::size_t>(row.state)];
        ++m_counts[static_cast<std::size_t>(state)];
        row.state = state;
        row.isOutdated = isOutdated;
        changed.push_back(index);
    }
    return changed;
}

std::vector<std::size_t> SuspicionQueue::update(const Treebank& treebank)
{
    std::set<SentenceKey> keys;
    for (const auto& [key, row] : m_rowsOf)
        keys.insert(key);
    for (const auto& [key, counts] : m_decisionsOf)
        keys.insert(key);
    std::vector<std::size_t> changed;
    for (const SentenceKey key : keys) {
        const std::size_t index = treebank.indexOf(key);
        const auto rows = update(key, index < treebank.size() ? treebank.sentence(index) : nullptr);
        changed.insert(changed.end(), rows.begin(), rows.end());
    }
    std::sort(changed.begin(), changed.end());
    return changed;
}

} // namespace arcwright
