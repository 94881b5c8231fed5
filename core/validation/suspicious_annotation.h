// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/base/result.h"
#include "core/treebank/graph.h"
#include "core/validation/structure.h"
#include "core/validation/ud_tests.h"

namespace arcwright {

/// How an annotation is found to be suspicious.
enum class SuspicionMethod {
    Jackknife, ///< parsers that have not seen the sentence contradict it
    Variation, ///< the same words are annotated otherwise elsewhere
    Validation, ///< it breaks a rule
};
inline constexpr std::array<SuspicionMethod, 3> allSuspicionMethods{
    SuspicionMethod::Jackknife, SuspicionMethod::Variation, SuspicionMethod::Validation};

/// `jackknife`, `variation`, `validation`.
std::string_view nameOf(SuspicionMethod method);
std::optional<SuspicionMethod> suspicionMethodNamed(std::string_view name);

/// What speaks against an annotation, other than a finding of validation. Its sentence is in
/// core/messages/suspicion_sentences.h.
enum class SuspicionCause {
    // Arguments: how many parsers say so, of how many; number and form of their head; their relation; gold's relation.
    ParsersGiveArc, ///< another head, with a relation
    ParsersGiveHead, ///< another head; they tell no relations, or arguments have none
    ParsersGiveRoot, ///< the root
    ParsersGiveRelation, ///< the same head, another relation
    // Arguments: what most others have, how many; the relation here, how many others have it; the words concerned.
    VariationRelation, ///< the same two words have another relation elsewhere
    VariationDirection, ///< the head elsewhere is the dependent here
    VariationLinked, ///< elsewhere they are linked, here they are not
    VariationNotLinked, ///< here they are linked, elsewhere they are not
};

/// A unit (from 1) of a sentence of a list (from 0).
struct UnitPlace {
    std::size_t sentence = 0;
    int unit = 0;

    friend auto operator<=>(const UnitPlace&, const UnitPlace&) = default;
};

/// One reason to suspect an annotation.
struct SuspicionReason {
    SuspicionMethod method{};
    std::variant<SuspicionCause, TestId, StructureTest, ProblemCode> kind; ///< what its sentence is found by
    std::vector<std::string> arguments;
    double confidence = 0; ///< by this reason alone
    std::vector<UnitPlace> elsewhere = {}; ///< of Variation: units annotated as most are, at most ten
};

/// An arc that could be right instead.
struct RivalArc {
    int head = kNoHead;
    std::string relation; ///< empty if nobody tells

    friend bool operator==(const RivalArc&, const RivalArc&) = default;
};

/// An annotated unit (word or bunsetsu) whose head or relation may be wrong.
struct SuspiciousAnnotation {
    std::size_t sentence = 0; ///< index in the list that was searched
    int unit = 0;
    int head = kNoHead; ///< as annotated
    std::string relation; ///< as annotated
    std::optional<RivalArc> rival; ///< the parsers', if they contradict it, else that of the surest reason with one
    double confidence = 0; ///< how likely it is that the annotation is wrong, from 0 to 1: comparable between methods
    std::vector<SuspicionReason> reasons; ///< the most convincing first, at least one

    bool isFoundBy(SuspicionMethod method) const;
    UnitPlace place() const { return {sentence, unit}; }
};

/// A confidence with so much smaller logarithmic odds.
double lessConfident(double confidence, double logOdds);

/// One list of what several methods have found, the most suspicious first, ties by place. What is found several times
/// is one entry with all the reasons. Its confidence is that of the parsers, if they contradict it, else the greatest;
/// further reasons make it surer, but count less, since methods often err together. O(n log n).
std::vector<SuspiciousAnnotation> merged(std::vector<std::vector<SuspiciousAnnotation>> lists);

} // namespace arcwright
