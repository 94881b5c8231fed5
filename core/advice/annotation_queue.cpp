// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/annotation_queue.h"

#include <algorithm>
#include <utility>

namespace arcwright {

AnnotationQueue::Rank AnnotationQueue::rankOf(const QueueEntry& entry) const
{
    const auto passed = m_passed.find({entry.key, entry.asked});
    return {passed == m_passed.end() ? 0 : passed->second, -entry.worth.value, entry.place, entry.asked, entry.key};
}

const QueueEntry& AnnotationQueue::entryOf(const Rank& rank) const
{
    const auto& entries = m_entries.at(rank.key);
    return *std::find_if(
        entries.begin(), entries.end(), [&](const QueueEntry& entry) { return entry.asked == rank.asked; });
}

void AnnotationQueue::put(SentenceKey key, std::vector<QueueEntry> entries)
{
    if (const auto before = m_entries.find(key); before != m_entries.end()) {
        for (const QueueEntry& entry : before->second)
            m_order.erase(rankOf(entry));
        m_entries.erase(before);
    }
    if (entries.empty())
        return;
    for (const QueueEntry& entry : entries)
        m_order.insert(rankOf(entry));
    m_entries.emplace(key, std::move(entries));
}

void AnnotationQueue::decide(SentenceKey key, int asked)
{
    std::vector<QueueEntry> left = entriesOf(key);
    std::erase_if(left, [&](const QueueEntry& entry) { return entry.asked == asked; });
    put(key, std::move(left));
}

void AnnotationQueue::pass(SentenceKey key, int asked)
{
    const std::vector<QueueEntry>& entries = entriesOf(key);
    const auto found
        = std::find_if(entries.begin(), entries.end(), [&](const QueueEntry& entry) { return entry.asked == asked; });
    if (found == entries.end())
        return;
    m_order.erase(rankOf(*found));
    ++m_passed[{key, asked}];
    m_order.insert(rankOf(*found));
}

void AnnotationQueue::clear()
{
    m_entries.clear();
    m_passed.clear();
    m_order.clear();
}

const std::vector<QueueEntry>& AnnotationQueue::entriesOf(SentenceKey key) const
{
    static const std::vector<QueueEntry> none;
    const auto found = m_entries.find(key);
    return found == m_entries.end() ? none : found->second;
}

const QueueEntry* AnnotationQueue::next(const std::function<bool(const QueueEntry&)>& isWanted) const
{
    for (const Rank& rank : m_order) {
        if (const QueueEntry& entry = entryOf(rank); isWanted(entry))
            return &entry;
    }
    return nullptr;
}

void AnnotationQueue::forEach(const std::function<bool(const QueueEntry&)>& take) const
{
    for (const Rank& rank : m_order) {
        if (!take(entryOf(rank)))
            return;
    }
}

} // namespace arcwright
