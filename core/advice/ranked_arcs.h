// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/advice/alternatives.h"

namespace arcwright {

/// How many analyses of a word are ranked.
struct RankingLimits {
    std::size_t heads = 3; ///< of the best so many heads further relations are looked at, of the others the best alone
    std::size_t relations = 8; ///< of one head
    std::size_t all = 27; ///< of one word
};

/// Heads with relations, of every word of the sentence last parsed in a workspace, word 1 first, each list best first.
/// The margin is what the best tree with that head and that relation scores less than the best of all: what
/// allAlternativeHeads() tells, and what the relation adds less than the head's best one.
/// O(n (heads x relations of the model)) on top of the margins.
std::vector<std::vector<AlternativeHead>> allRankedArcs(
    const Parser& parser, Parser::Workspace& workspace, const RankingLimits& limits = {});

/// The relations an arc could have, the best first with the arc's margin, the others with what they score less added.
/// Of a model that tells no relations the arc itself. Arcs from the root may have none, others not.
std::vector<AlternativeHead> arcsWithRelations(
    const Parser& parser, Parser::Workspace& workspace, const AlternativeHead& best, int word, std::size_t most);

/// How far the second arc of a word is behind its first in a sentence, usually: the median. Scores have no scale of
/// their own that holds for all learners. Words that can have no other head do not count; nothing if no word has two.
/// O(n).
std::optional<double> usualMargin(const std::vector<std::vector<AlternativeHead>>& ranked);

} // namespace arcwright
