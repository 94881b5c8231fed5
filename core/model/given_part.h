// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "core/base/row_table.h"
#include "core/treebank/sentence.h"

namespace arcwright {

/// What of a treebank's analyses is given to a learner.
enum class GivenPart {
    Trees, ///< whole trees alone
    Heads, ///< also trees in which some units have no head
    Pins, ///< of sentences that are not confirmed, what is pinned
};

struct GivenPartRow {
    GivenPart part{};
    std::string_view name; ///< on the command line
};

inline constexpr std::array<GivenPartRow, 3> givenPartTable{{
    {GivenPart::Trees, "trees"},
    {GivenPart::Heads, "heads"},
    {GivenPart::Pins, "pins"},
}};

constexpr std::string_view nameOf(GivenPart part)
{
    return givenPartTable[static_cast<std::size_t>(part)].name;
}
constexpr std::optional<GivenPart> givenPartNamed(std::string_view name)
{
    return keyNamed(givenPartTable, &GivenPartRow::part, name);
}

/// Whether a model of words can learn from a part of a tree: the sentence was read, its units are words, some of them
/// have heads, and there is no cycle. So it is of all sentences that are usable (isUsable()). O(n).
bool isPartlyUsable(const Sentence& sentence);

/// How many units have a head; of bunsetsu without the last, which needs none. O(n).
std::size_t givenHeads(const Sentence& sentence);

/// The sentence with the heads of these units alone, by unit - 1. O(n).
std::shared_ptr<const Sentence> withHeadsOf(const Sentence& sentence, const std::vector<bool>& units);

/// What a learner is given of a sentence: all, or of one that is not confirmed, for GivenPart::Pins, the arcs whose
/// pins hold. O(n) where it is another one.
std::shared_ptr<const Sentence> givenPart(const std::shared_ptr<const Sentence>& sentence, GivenPart part);

} // namespace arcwright
