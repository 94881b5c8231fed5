// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/treebank/sentence.h"

namespace arcwright {

// Tags that a tagger gave a word and nobody has looked at are marked in MISC, `ArcwrightTags=predicted`, as long as
// they are so.

bool hasPredictedTags(const Token& token);
void markPredictedTags(Token& token);
/// Takes the mark away, if there is one: somebody has said what the tags are.
void settleTags(Token& token);

} // namespace arcwright
