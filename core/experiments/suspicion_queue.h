// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <map>
#include <memory>
#include <vector>

#include "core/documents/treebank.h"
#include "core/editing/suspicion_decisions.h"
#include "core/validation/suspicious_annotation.h"

namespace arcwright {

/// What has become of a suspicious annotation since it was found.
enum class SuspicionState {
    Open, ///< nobody has decided
    Postponed,
    Accepted, ///< corrected to the rival
    Kept,
    Edited, ///< it has another head or relation now, or the sentence other units, or is gone
};
inline constexpr std::size_t suspicionStateCount = static_cast<std::size_t>(SuspicionState::Edited) + 1;

/// Whether somebody still has to decide.
constexpr bool isUndecided(SuspicionState state)
{
    return state == SuspicionState::Open || state == SuspicionState::Postponed;
}

/// `judged` is the sentence in which it was found, `now` what it is now; null if it is gone. Depends on nothing else,
/// so that what is undone is open again. O(units + waivers).
SuspicionState stateOf(const SuspiciousAnnotation& found, const Sentence& judged, const Sentence* now);

/// A suspicious annotation with its sentence.
struct QueuedSuspicion {
    SuspiciousAnnotation found;
    SentenceKey key;
    std::shared_ptr<const Sentence> judged; ///< as it was searched
    SuspicionState state = SuspicionState::Open;
    /// Other words of the sentence have changed since, or their arcs: who has judged did not see it as it is now.
    bool isOutdated = false;
};

/// Suspicious annotations that wait for a decision, with what was decided, in the order in which they were found. It
/// follows the sentences as they are edited. Belongs to one thread.
class SuspicionQueue {
public:
    SuspicionQueue() = default;
    /// `found` names sentences by their indices in `searched`. Reads all sentences. O(treebank).
    SuspicionQueue(std::vector<SuspiciousAnnotation> found, const Treebank& searched);

    std::size_t size() const { return m_rows.size(); }
    const QueuedSuspicion& row(std::size_t index) const { return m_rows[index]; }
    /// The rows of a sentence, in order.
    std::vector<std::size_t> rowsOf(SentenceKey key) const;

    /// The sentence is that now; null if it is gone. The rows that are otherwise than before, in order.
    std::vector<std::size_t> update(SentenceKey key, const std::shared_ptr<const Sentence>& now);
    /// Compares all sentences of which there are rows or decisions with a treebank. The rows that are otherwise than
    /// before.
    std::vector<std::size_t> update(const Treebank& treebank);

    /// How many rows are in a state.
    std::size_t count(SuspicionState state) const { return m_counts[static_cast<std::size_t>(state)]; }
    /// What was decided in all sentences, in earlier searches too.
    const DecisionCounts& decisions() const { return m_decisions; }

private:
    void setDecisions(SentenceKey key, const Sentence* now);

    std::vector<QueuedSuspicion> m_rows;
    std::multimap<SentenceKey, std::size_t> m_rowsOf;
    std::array<std::size_t, suspicionStateCount> m_counts{};
    std::map<SentenceKey, DecisionCounts> m_decisionsOf; ///< where there are any
    DecisionCounts m_decisions;
};

} // namespace arcwright
