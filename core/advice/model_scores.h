// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/decoding/part_scores.h"
#include "core/model/parser.h"

namespace arcwright {

/// The scores that a model gives to the parts of a sentence's trees.
struct ModelScores {
    PartScores parts; ///< what pruning left for the parser's decoder
    std::vector<RelationId> relations; ///< the best relation of each arc, by ArcScores::index()
};

/// The scores that the parser's decoder works on: decoding them again gives what the parser finds. O(n^2) besides a
/// parse.
ModelScores modelScores(const Parser& parser, const Sentence& sentence, Parser::Workspace& workspace);

} // namespace arcwright
