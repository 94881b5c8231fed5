// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/evaluation/breakdown.h"
#include "core/query/conditions.h"

namespace arcwright {

/// The condition that finds the words of a bar, row or column of a breakdown, in layers called as the systems are.
/// Of a property that is the same in every analysis, words are found too that the system has not analysed. Nothing for
/// what the query language has not: kinds of attachment in a system's tree, and ranges that reach from what is no
/// number into numbers.
std::optional<Condition> conditionOf(const PropertyValue& value, std::span<const std::string> systems);

/// Whether a system does what is asked: `right head in A`, `wrong in B`, `wrong in B !right relation in B`. That it has
/// analysed a word is `A.outcome=right|wrong-head|wrong-relation`; the last bunsetsu is the one on the root; what a
/// word costs of a score is `A.misses=MLAS`.
std::vector<Condition> conditionsOf(const OutcomeCondition& outcome, std::span<const std::string> systems);

/// What a system's graph has of a word: `A.arcs="conj/none"`, `A.arcs=wrong`.
Condition conditionOf(const ArcCondition& arc, std::span<const std::string> systems);

/// The conditions for the words that chosenRows() finds; nothing if one of them has none. Punctuation is what it is by
/// default.
std::optional<std::vector<Condition>> conditionsOf(const WordChoice& choice, std::span<const std::string> systems);

} // namespace arcwright
