// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/base/result.h"
#include "core/treebank/sentence.h"

namespace arcwright {

// Edits of the basic phrases of KNP (basic_phrases.h), named by their numbers from 1. The last of a bunsetsu depends as
// the bunsetsu does, so that both change together; each other one depends on one of the same bunsetsu. Refused: a
// sentence that has none (NoBasicPhrases), a number that none has (NoSuchNode), and what operations on bunsetsu refuse.

/// Gives a basic phrase another head: a basic phrase, kRoot, or kNoHead. Refused: HeadIsItself; one of the same
/// bunsetsu for the last of it (LastBasicPhrase), and one of another bunsetsu, the root or none for each other one
/// (InnerBasicPhrase). A circle can be made: validation names it.
Result<Sentence> setBasicPhraseHead(const Sentence& sentence, int phrase, int head);

/// Gives a basic phrase another type, D, P, A or I; with the last of a bunsetsu the bunsetsu has it. Refused for one
/// without a head (WithoutHead).
Result<Sentence> setBasicPhraseType(const Sentence& sentence, int phrase, std::string_view type);

/// Divides the basic phrase of a word before it. The second part is the basic phrase as it was; the first depends on
/// it. Refused: NothingToSplit before the first word of a basic phrase.
Result<Sentence> splitBasicPhrase(const Sentence& sentence, int word);

/// Makes one of a basic phrase and the next of the same bunsetsu. It is the second, with its head and all that its line
/// says, and has the dependents of both; what referred to the first refers to it. Refused: NothingToJoin for the last
/// of a bunsetsu.
Result<Sentence> joinBasicPhrases(const Sentence& sentence, int phrase);

} // namespace arcwright
