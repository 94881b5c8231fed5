// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/treebank/sentence.h"

namespace arcwright {

/// An arc to a unit, with the relation.
struct NamedArc {
    int head = kNoHead;
    std::string relation;

    friend bool operator==(const NamedArc&, const NamedArc&) = default;
};

/// An arc that stands in a sentence just as one that was corrected stood in another, and what the same correction makes
/// of it.
struct AlikeArc {
    std::size_t sentence = 0; ///< its index
    int unit = 0;
    NamedArc now;
    NamedArc corrected;
    bool areSameWords = false; ///< its heads, too, are the same words; else they only have the same tags

    friend bool operator==(const AlikeArc&, const AlikeArc&) = default;
};

/// The correction of one arc, and in which context: the dependent's form and tags, and on the way to the old and to the
/// new head the side, what is between and the head itself, by its tags or its lemma. What is between is the sequence of
/// parts of speech there, each once where it is repeated.
class CorrectedArc {
public:
    /// `before` and `after` are the same units with one arc corrected. What becomes of a unit that gets no head is not
    /// asked about elsewhere; see isAny().
    CorrectedArc(const Sentence& before, const Sentence& after, int unit);

    /// Whether the arc was corrected at all, so that others can be like it.
    bool isAny() const { return m_isAny; }

    /// Finds whether a unit stands in such a context with the arc as it was before. Nothing where it does not, or where
    /// the sentence has no place for the new head, which is the nearest unit with the same way to it. O(n).
    std::optional<AlikeArc> findIn(const Sentence& sentence, int unit) const;

private:
    struct Way {
        int side = 0; ///< -1: the head stands before, 1: behind, 0: it is the root
        std::string between;
        std::string tags; ///< of the head
        std::string lemma;

        bool hasTagsOf(const Way& other) const
        {
            return side == other.side && between == other.between && tags == other.tags;
        }
    };
    static Way wayTo(const Sentence& sentence, int unit, int head);
    static std::string dependentOf(const Sentence& sentence, int unit);
    std::optional<int> newHead(const Sentence& sentence, int unit, int oldHead) const;

    bool m_isAny = false;
    bool m_isHeadOther = false;
    std::string m_dependent;
    Way m_before;
    Way m_after;
    std::string m_relationBefore;
    std::string m_relationAfter;
};

/// The arcs of one sentence that stand as the corrected one stood, and on which nobody has decided: the sentence is not
/// confirmed, and they are not pinned. `except` is the unit that was corrected itself, 0 in other sentences. O(units).
std::vector<AlikeArc> alikeArcsIn(const Sentence& sentence, const CorrectedArc& corrected, int except);

/// The arcs of other sentences, and other arcs of this one, that stand as the corrected one stood, and on which nobody
/// has decided: their sentence is not confirmed and they are not pinned. Those with the same words come first, then in
/// the order of the treebank. `at` is the index of the sentence that was corrected. O(units).
std::vector<AlikeArc> findAlikeArcs(const std::vector<std::shared_ptr<const Sentence>>& sentences,
    const CorrectedArc& corrected, std::size_t at, int unit);

/// The unit whose arc is another one after an edit; none if no arc is, or several are, or the units are others. O(n).
std::optional<int> correctedUnit(const Sentence& before, const Sentence& after);

/// The sentence with that arc corrected, by the operations that edit one arc, and refused as they are.
Result<Sentence> withAlikeCorrected(const Sentence& sentence, const AlikeArc& alike);

} // namespace arcwright
