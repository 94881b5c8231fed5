// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace arcwright {

/// A game with its known winner.
struct GameExample {
    int dependent = 0;
    int near = 0;
    int far = 0;
    bool farWins = false;

    friend bool operator==(const GameExample&, const GameExample&) = default;
};

/// A pair with its known answer.
struct PairExample {
    int dependent = 0;
    int candidate = 0;
    bool attaches = false;

    friend bool operator==(const PairExample&, const PairExample&) = default;
};

// Examples from the heads of a sentence's bunsetsu, as bunsetsuHeads() gives them; all heads must be to the right. A
// dependent whose head is not given (kNoHead) makes no example (Sassano and Kurohashi 2010).

/// Whether the head of a dependent is given.
bool isGiven(const std::vector<int>& heads, int dependent);

/// The heads, each that is not given being the next bunsetsu: an arc that crosses no other, so that parsers that ask
/// pair by pair get to all questions about those that are given. O(n).
std::vector<int> withNextAsHead(std::vector<int> heads);

/// Figure 3 of Iwatate et al. (2008): each dependent's head against every other bunsetsu to its right, whether arcs
/// cross or not. By dependent, then from left to right.
std::vector<GameExample> tournamentExamples(const std::vector<int>& heads);

/// The questions that a parser which is always told the truth asks, in its order.
std::vector<PairExample> shiftReduceExamples(const std::vector<int>& heads);
std::vector<PairExample> cascadedChunkingExamples(const std::vector<int>& heads);

} // namespace arcwright
