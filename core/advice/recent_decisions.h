// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/advice/suggester.h"

namespace arcwright {

/// A guess at the place to which decisions brought it.
struct BroughtGuess {
    SuggestedArc arc;
    std::optional<std::size_t> from; ///< its place before, from 0; none where it was not among the guesses
};

/// A cache of what was decided in a document a moment ago, which brings guesses forward that are like it (cache models:
/// Kuhn and De Mori 1990). It remembers, of the last decisions, what became of a suggested relation between such a word
/// and such a tag of its head, and which heads and relations such a word got. Belongs to one thread.
class RecentDecisions {
public:
    explicit RecentDecisions(std::size_t kept = 2000) : m_kept(kept) { }

    /// A decision: what was suggested for a unit and what it is. Its number, by which it can be forgotten. O(1).
    std::uint64_t add(const Sentence& sentence, int unit, const SuggestedArc& suggested, const SuggestedArc& right);

    /// Takes a decision back; nothing where it is forgotten already. O(decisions kept).
    void forget(std::uint64_t decision);

    /// The guesses for a unit, of which the first is suggested, in the order that decisions give them: another relation
    /// for the suggested head first, where all that is remembered of such an arc, at least two decisions, has that one;
    /// then what is remembered. None is lost. O(guesses).
    std::vector<BroughtGuess> brought(const Sentence& sentence, int unit, std::span<const SuggestedArc> guesses) const;

    /// Reorders the guesses of units that are not decided, and takes another relation for a suggested arc where
    /// brought() does. O(guesses).
    void bringForward(const Sentence& sentence, std::span<const DecidedArc> decided, Suggestion& suggestion) const;

private:
    using Key = std::uint64_t;
    struct Decision {
        std::uint64_t number = 0;
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
    std::uint64_t m_added = 0; ///< so many decisions ever were
    std::deque<Decision> m_last;
    std::unordered_map<Key, std::map<std::string, int>> m_relationsOf; ///< by arc
    std::unordered_map<Key, int> m_guesses;
};

} // namespace arcwright
