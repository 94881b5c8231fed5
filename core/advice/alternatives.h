// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "core/model/bunsetsu_model.h"
#include "core/model/parser.h"

namespace arcwright {

/// A head that a word could have.
struct AlternativeHead {
    int head = kNoHead;
    RelationId relation; ///< the parser's for this arc
    double margin = 0; ///< the score of the best tree less that of the best with this arc; 0 for the parser's choice
    bool isEstimate = false; ///< of the margin: the search has not looked at this head
    std::optional<bool> isMember = {}; ///< of a coordination or apposition; nothing where the parser tells not
};

/// The heads of every word of the sentence last parsed in a workspace, word 1 first, each list as TreeMargins ranks it.
std::vector<std::vector<AlternativeHead>> allAlternativeHeads(const Parser& parser, Parser::Workspace& workspace);

/// The heads of every bunsetsu, bunsetsu 1 first: the parser's own, then the one it takes where that is forbidden, and
/// so on, at most `most`. All keep the constraints. An analysis for each; none for those after `stop` is requested.
std::vector<std::vector<Arc>> allAlternativeHeads(const BunsetsuParser& parser, std::span<const Constraint> constraints,
    const Sentence& sentence, std::size_t most, BunsetsuParser::Workspace& workspace, const std::stop_token& stop);

/// Whether the model's relation of that number is one of members; nothing where the model tells not.
std::optional<bool> membershipOf(const Parser& parser, std::int16_t number);

/// A relation that an arc could have.
struct RankedRelation {
    RelationId relation;
    double score = 0; ///< what it adds to the arc's
    std::optional<bool> isMember = {}; ///< whether it scores so as that of a member; see AlternativeHead
};

/// The relations of trees that an arc of the sentence last parsed in a workspace could have, each once, best first;
/// ties: in the order of the model. None if the model tells none. O(relations).
std::vector<RankedRelation> rankedRelations(
    const Parser& parser, int head, int dependent, Parser::Workspace& workspace);
/// The relations of an arc, best first, in a sentence that need not be parsed. O(words + relations).
std::vector<RankedRelation> rankedRelations(
    const Parser& parser, const Sentence& sentence, int head, int dependent, Parser::Workspace& workspace);

} // namespace arcwright
