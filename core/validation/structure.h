// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/treebank/sentence.h"
#include "core/validation/severity.h"

namespace arcwright {

/// The tests of sentences whose format has no validator of its own: trees of words (DTAG, CoNLL-X) and of bunsetsu
/// (KNP, CaboCha).
enum class StructureTest {
    // bunsetsu
    BunsetsuHeadOutOfRange, ///< arguments: found, number of bunsetsu
    BunsetsuHeadBefore, ///< a head to the left, or the bunsetsu itself; arguments: head
    BunsetsuWithoutHead, ///< a bunsetsu that is not the last one is the root, or has no head
    LastBunsetsuWithHead, ///< the last one is not the root
    BunsetsuCrossing, ///< arguments: the bunsetsu in its gap
    BunsetsuType, ///< arguments: found
    // words
    HeadOutOfRange, ///< arguments: found, number of words
    HeadCycle, ///< arguments: the words
    ParentCycle, ///< by way of further parents; arguments: the words
    SeveralHeads, ///< arguments: the heads
    SeveralRoots, ///< words under the root, which in DTAG are those without a head; arguments: the words
    // words of Prague treebanks
    MemberOfNothing, ///< a member with no coordination or apposition above it
    CoordinationOfNothing, ///< a coordination or apposition without members
    PredicateNotOnRoot, ///< Pred, not under the root or a coordination or apposition; arguments: head
    FinalNotOnRoot, ///< AuxK; arguments: head
    FinalNotLast, ///< AuxK, with words behind it that are no punctuation
    ConjunctionWithoutClause, ///< AuxC that nothing hangs on
    PrepositionWithoutNoun, ///< AuxP that nothing hangs on, and that is no part of another preposition
    PunctuationWithDependents, ///< AuxX, AuxG or AuxK; arguments: the afun
};

struct StructureDescription {
    StructureTest id{};
    std::string_view name;
    Severity severity{};
    /// 1: the sentence cannot be drawn so; 2: no annotation is meant so; 3: guidelines ask for it, and treebanks have
    /// exceptions. Errors below 3 cannot be waived.
    int level = 2;
};

/// All tests, in the order of StructureTest.
std::span<const StructureDescription> allStructureTests();
const StructureDescription& descriptionOf(StructureTest test);

/// One finding. It is about a unit (from 1), or the whole sentence if that is 0; `line` counts from 1 in the
/// sentence's text as it was read.
struct StructureFinding {
    StructureTest test{};
    int unit = 0;
    std::size_t line = 1;
    std::vector<std::string> arguments;

    friend bool operator==(const StructureFinding&, const StructureFinding&) = default;
};

/// Tests the bunsetsu of a sentence that has any, else its words, in the order of the units. Bunsetsu depend on one
/// to the right, without crossings, the last one being the root, by D, P, I or A. For words nothing is wrong but what
/// is no tree; which parents belong to the tree says the format of the sentence's source. A sentence that cannot be
/// read has none. O(words), O(words^2) for bunsetsu whose arcs cross.
std::vector<StructureFinding> checkStructure(const Sentence& sentence);

/// The sentence with what a finding found put right, where that is certain; none where only the annotator can decide.
/// Never done unasked. A member of nothing is none any more; an AuxK at the end hangs on the root.
std::optional<Sentence> repaired(const Sentence& sentence, const StructureFinding& finding);
/// Whether repaired() knows what to do about a test at all.
bool isRepairable(StructureTest test);

} // namespace arcwright
