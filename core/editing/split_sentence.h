// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <utility>

#include "core/base/result.h"
#include "core/treebank/sentence.h"

namespace arcwright {

// See split_token.h for what all operations keep. Neither half of a divided sentence is confirmed.

/// Divides a sentence before `word`. Both halves keep the source. Comments at the beginning (in CoNLL-U all of them)
/// stay with the first half; the second is named `secondId`, or after the first: `x-2`. `# text` is divided where it
/// agrees with the forms, else it stays with the first half whole.
///
/// Arcs between the halves go. In a half with a word on the root, words whose heads are in the other half hang on that,
/// keeping their relations; in one without, the highest of them that is no punctuation gets the root, with the relation
/// the sentence's own root had, and the others hang on it. So a tree becomes two trees. The last bunsetsu takes that
/// part; in DTAG the words have no head. A word left without enhanced arcs gets its basic one.
///
/// Refused: NothingToSplit before the first word, WordsInMultiword and WordInBunsetsu where one would be divided.
/// References of KNP from other sentences to basic phrases of the second half are not followed.
Result<std::pair<Sentence, Sentence>> splitSentence(
    const Sentence& sentence, int word, const std::string& secondId = {});

/// How many arcs splitSentence() before `word` takes away besides those of the tree: from nodes on one side of the
/// border to nodes on the other. O(arcs).
std::size_t furtherArcsAcross(const Sentence& sentence, int word);

} // namespace arcwright
