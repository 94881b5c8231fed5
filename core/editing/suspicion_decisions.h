// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "core/base/result.h"
#include "core/treebank/sentence.h"

namespace arcwright {

// What annotators decide on suspicious annotations. A decision is kept as a waiver of the sentence (one a unit, whose
// test is that of the decision), hence with it: in the file beside the document, through undo, and when other words are
// edited. It lapses when the unit gets another head, relation or form.
//
// All refuse broken sentences (SentenceNotReadable) and units that are not there (NoSuchNode).

enum class SuspicionDecision {
    Accepted, ///< the annotation was wrong, and was corrected
    Kept, ///< it is right
    Postponed,
};

/// The test of the waiver by which a decision is kept: `suspicious-accepted`, `suspicious-kept`,
/// `suspicious-postponed`.
std::string_view testOf(SuspicionDecision decision);
/// The decision that a waiver of that test keeps; none if it is no decision's.
std::optional<SuspicionDecision> decisionOfTest(std::string_view test);

/// Remembers a decision on a unit as it is now; an older one is replaced. Of Accepted: after the correction.
Result<Sentence> decide(const Sentence& sentence, int unit, SuspicionDecision decision, Signature by);

/// Gives a unit a head and, unless empty, a relation, as setHead() and setRelation() do and refused like them, and
/// remembers that as Accepted.
Result<Sentence> acceptRival(const Sentence& sentence, int unit, int head, std::string_view relation, Signature by);

/// Takes a decision back, but not a correction. Refused with NoSuchWaiver.
Result<Sentence> withdrawDecision(const Sentence& sentence, int unit);

struct DecisionOnUnit {
    SuspicionDecision decision{};
    Signature by;
};
/// The decision on a unit, as long as it holds. O(waivers).
std::optional<DecisionOnUnit> decisionOn(const Sentence& sentence, int unit);

/// How often was decided how. What was accepted counts whatever became of it later, the others as long as they hold.
struct DecisionCounts {
    std::size_t accepted = 0;
    std::size_t kept = 0;
    std::size_t postponed = 0;

    /// How many of those decided were errors, from 0 to 1; 0 where nothing is decided.
    double precision() const
    {
        const std::size_t decided = accepted + kept;
        return decided == 0 ? 0 : static_cast<double>(accepted) / static_cast<double>(decided);
    }
    friend bool operator==(const DecisionCounts&, const DecisionCounts&) = default;
};
/// Adds those of a sentence. O(waivers).
void countDecisions(const Sentence& sentence, DecisionCounts& counts);

} // namespace arcwright
