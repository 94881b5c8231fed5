// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/advice/suggester.h"

namespace arcwright {

/// A cache of what was decided in a document a moment ago, which brings guesses forward that are like it (cache models:
/// Kuhn and De Mori 1990). It remembers, of the last decisions, what became of a suggested relation between such a word
/// and such a tag of its head, and which heads and relations such a word got. Belongs to one thread.
class RecentDecisions {
public:
    explicit RecentDecisions(std::size_t kept = 2000) : m_kept(kept) { }

    /// A decision: what was suggested for a unit and what it is. O(1).
    void add(const Sentence& sentence, int unit, const SuggestedArc& suggested, const SuggestedArc& right);

    /// Reorders the guesses of units that are not decided, and takes another relation for a suggested arc where all
    /// that is remembered of such an arc, at least two decisions, has that one. O(guesses).
    void bringForward(const Sentence& sentence, std::span<const DecidedArc> decided, Suggestion& suggestion) const;

private:
    using Key = std::uint64_t;
    struct Decision {
        Key arc = 0; ///< the word, the suggested relation, the tag of the suggested head
        Key word = 0; ///< the word with its tag
        std::string relation; ///< that it got; empty where the head was another one
        Key guess = 0; ///< the word with side and tag of the head, and the relation, that it got
    };
    static Decision decisionOf(
        const Sentence& sentence, int unit, const SuggestedArc& suggested, const SuggestedArc& right);
    void count(const Decision& decision, int by);
    const std::string* settledRelation(Key arc) const;

    std::size_t m_kept;
    std::deque<Decision> m_last;
    std::unordered_map<Key, std::map<std::string, int>> m_relationsOf; ///< by arc
    std::unordered_map<Key, int> m_guesses;
};

} // namespace arcwright
