// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/model/train.h"
#include "core/validation/suspicious_annotation.h"

namespace arcwright::test {

/// The mistakes that annotators make, in words of any treebank.
enum class ErrorKind {
    NearHead, ///< a head at most three words away from the word
    FarHead, ///< one at least seven words away
    ConfusedRelation, ///< one that words with the same tags at the same side of their heads often have
    RandomRelation, ///< any other one
    Swapped, ///< head and dependent have changed places
    PrepositionMoved, ///< a prepositional phrase hangs on the head of its head, or on the noun before it
    CoordinationMoved, ///< a conjunct hangs on another conjunct, or on the head of its head
    SubjectObject, ///< subject and object are taken for each other
};
inline constexpr std::array<std::string_view, 8> errorKindNames{"near head", "far head", "confused relation",
    "random relation", "swapped", "preposition", "coordination", "subject/object"};

/// One mistake: one or two words whose arcs are wrong.
struct PlantedError {
    ErrorKind kind{};
    std::vector<UnitPlace> places;
};

struct PlantedErrors {
    Sentences sentences; ///< with the errors
    std::vector<PlantedError> errors;
};

/// Plants errors into sentences of words, at most one into each, as many of each kind as of the others (fewer where no
/// more are possible). What is made is a tree wherever the sentence was one. The same seed gives the same errors.
PlantedErrors plantErrors(const Sentences& sentences, std::size_t count, std::uint64_t seed);

/// Gives that many words, one a sentence, any other head that makes no cycle.
PlantedErrors moveHeads(const Sentences& sentences, std::size_t count, std::uint64_t seed);

} // namespace arcwright::test
