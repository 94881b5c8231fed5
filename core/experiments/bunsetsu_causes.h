// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/error_causes.h"
#include "core/model/bunsetsu_model.h"

namespace arcwright {

/// What is behind the wrong heads of the bunsetsu of one sentence, which has some. Candidates are ranked as
/// BunsetsuExplainer ranks them: `loss` is by how much the parser's head is worth more than gold's, negative where
/// gold's is worth more and lost to a third one; gold's is out of reach where it crosses what was decided before.
///
/// `bunsetsu-cle` and `bunsetsu-eisner` score trees, and the source of an error is that of its sentence. The others
/// choose one head after the other: an error is one of search where gold's head is worth more than the parser's, or is
/// the one chosen once all that was decided before is as gold has it; else the model's. The source of a sentence is
/// Search then if that of all its errors is. Gold heads to the left are of another shape.
///
/// Takes a parse, for each error its candidates, and one or two more parses.
SentenceCauses causesOf(const BunsetsuParser& parser, const Sentence& sentence, BunsetsuParser::Workspace& workspace,
    bool propagation = true);

} // namespace arcwright
