// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>

#include "core/decoding/second_order_scores.h"

namespace arcwright {

/// Two neighbouring dependents on one side of a head; `sibling` is the one nearer to it, 0 where there is none.
struct SiblingPair {
    int head = 0;
    int sibling = 0;
    int dependent = 0;
    friend auto operator<=>(const SiblingPair&, const SiblingPair&) = default;
};

/// Whether they are different words, on one side of the head, and in that order.
bool isPair(const SiblingPair& pair);

/// Scores of pairs, as they are written by hand; those that are not in it are 0.
using SiblingTable = std::map<SiblingPair, float>;

/// The score of a pair, to be changed; null for what is no pair, or one of an arc that is not scored. O(log n).
float* siblingScore(SecondOrderScores& scores, const SiblingPair& pair);
/// Puts those of a table in; what is no pair of scored arcs is passed over.
void setSiblings(SecondOrderScores& scores, const SiblingTable& table);
/// All pairs of scored arcs that do not score 0. O(n^3).
SiblingTable siblingsOf(SecondOrderScores& scores);

} // namespace arcwright
