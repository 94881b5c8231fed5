// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstddef>
#include <functional>
#include <map>
#include <set>
#include <vector>

#include "core/advice/annotation_worth.h"
#include "core/documents/layer.h"

namespace arcwright {

/// A sentence that waits for the annotator, or one word of it.
struct QueueEntry {
    SentenceKey key;
    std::size_t place = 0; ///< of the sentence in the treebank, from 0
    int asked = 0; ///< the unit that is asked about; 0: the whole sentence is
    int units = 0; ///< of the sentence
    Exposure exposure = Exposure::Unseen; ///< of the model that says what it is worth
    Worth worth;
};

/// What waits for the annotator, the most worthy first; ties: in the order of the treebank. What was passed over comes
/// after all that was not, and what was passed over more often later. A value; belongs to one thread.
class AnnotationQueue {
public:
    /// Replaces the entries of a sentence; none: it does not wait. All must be of that sentence. O(log n) each.
    void put(SentenceKey key, std::vector<QueueEntry> entries);
    /// A word of a sentence has been decided, and waits no longer.
    void decide(SentenceKey key, int asked);
    /// Lets an entry wait behind all others that were passed over less often; nothing if it is not there.
    void pass(SentenceKey key, int asked);
    void clear();

    bool empty() const { return m_order.empty(); }
    std::size_t size() const { return m_order.size(); }
    std::size_t sentences() const { return m_entries.size(); }
    /// The entries of a sentence, in the order in which they were put.
    const std::vector<QueueEntry>& entriesOf(SentenceKey key) const;
    /// The first entry that `isWanted`; null if there is none. O(entries before it).
    const QueueEntry* next(const std::function<bool(const QueueEntry&)>& isWanted) const;
    /// Goes through the entries in order for as long as `take` says so.
    void forEach(const std::function<bool(const QueueEntry&)>& take) const;

private:
    struct Rank {
        int passed = 0;
        double unworth = 0; ///< the worth, negated
        std::size_t place = 0;
        int asked = 0;
        SentenceKey key;

        friend auto operator<=>(const Rank&, const Rank&) = default;
    };
    Rank rankOf(const QueueEntry& entry) const;
    const QueueEntry& entryOf(const Rank& rank) const;

    std::map<SentenceKey, std::vector<QueueEntry>> m_entries;
    std::map<std::pair<SentenceKey, int>, int> m_passed; ///< how often
    std::set<Rank> m_order;
};

} // namespace arcwright
