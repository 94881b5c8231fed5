// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/model/alternatives.h"

namespace arcwright {

/// How many analyses of a word are ranked.
struct RankingLimits {
    std::size_t heads = 3; ///< of the best so many heads further relations are looked at, of the others the best alone
    std::size_t relations = 8; ///< of one head
    std::size_t all = 27; ///< of one word
    std::size_t leftOut = 0; ///< so many of the heads that filter and pruning left out, the likeliest
    int longest = 300; ///< in sentences of more words no head is added that was left out
};

/// Heads with relations, of every word of the sentence last parsed in a workspace, word 1 first, each list best first.
/// The margin is what the best tree with that head and that relation scores less than the best of all: what
/// allAlternativeHeads() tells, and what the relation adds less than the head's best one.
/// O(n (heads x relations of the model)) on top of the margins.
std::vector<std::vector<AlternativeHead>> allRankedArcs(
    const Parser& parser, Parser::Workspace& workspace, const RankingLimits& limits = {});

/// The same for a sentence just parsed around what is fixed, with heads that the search left out among them: those
/// that the filter's ranking says are likeliest (see HeadRanking), with their two best relations. Their margins are
/// estimates: a twentieth of what is usual in the sentence (the median), and a quarter of it more for each e-fold by
/// which they are less likely than the likeliest. A word whose head is fixed has that head alone, with up to
/// `limits.all` relations. And O(n^2) for the ranking.
std::vector<std::vector<AlternativeHead>> allRankedArcs(const Parser& parser, Parser::Workspace& workspace,
    const Sentence& sentence, const FixedArcs& fixed, const RankingLimits& limits);

/// Which words a parser is unsure of, by how far the second head of each is behind its first: those with less than a
/// quarter of what is usual in the sentence (the median). Scores have no scale of their own that holds for all
/// learners. Infinite margins, of words that can have no other head, are never small and do not count.
/// O(n log n).
std::vector<bool> uncertainWords(const std::vector<double>& margins);

} // namespace arcwright
