// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/treebank/sentence.h"

namespace arcwright {

// Edits of bunsetsu. See token_operations.h for what all operations keep. Basic phrases of KNP follow.

/// Divides the bunsetsu of a word before it. The second part is the bunsetsu as it was, with its head, its dependents
/// and all that its line says; the first depends on it (type D). In KNP a basic phrase begins with the word, then.
/// Refused: NothingToSplit before the first word of a bunsetsu and in sentences without any.
Result<Sentence> splitBunsetsu(const Sentence& sentence, int word);

/// Makes one of a bunsetsu and the next. It is the second, with its head and all that its line says, and has the
/// dependents of both. Refused: NothingToJoin for the last one.
Result<Sentence> joinBunsetsu(const Sentence& sentence, int bunsetsu);

} // namespace arcwright
