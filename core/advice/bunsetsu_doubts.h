// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "core/model/bunsetsu_model.h"

namespace arcwright {

/// By bunsetsu - 1, how likely it is that a parser's own head or type of it is wrong, from 0 to 1, where the parser
/// keeps constraints. What counts is how close the closest answer was that led to the head: of a tournament the games
/// that its head won, of shift-reduce and cascaded chunking all pairs it was judged in, of the others the lead over the
/// second-best candidate. 0 where nothing was asked: there was one candidate, or the head is given.
///
/// How a margin becomes a probability was fitted by logistic regression to sentences of KWDLC that the parsers had not
/// seen, and is nearly the same for all that learn by support vectors, and for all that learn probabilities. On others
/// that they had not seen either, a seventh is doubted by more than three in ten: nearly half of these are wrong, and
/// half of all that is wrong is among them. O(a parse).
std::vector<double> bunsetsuDoubts(const BunsetsuParser& parser, const Sentence& sentence,
    BunsetsuParser::Workspace& workspace, std::span<const Constraint> constraints = {});

} // namespace arcwright
