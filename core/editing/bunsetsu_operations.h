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

enum class Neighbour { Previous, Next };

/// Moves the border of a bunsetsu by one word: its first word becomes the last of the bunsetsu before it, or its last
/// word the first of the one behind it. A word that is a basic phrase of its own stays one; else it is part of the next
/// to it. Refused: NoNeighbour where there is no bunsetsu on that side, OnlyMorpheme where none would be left.
Result<Sentence> moveMorpheme(const Sentence& sentence, int bunsetsu, Neighbour to);

} // namespace arcwright
