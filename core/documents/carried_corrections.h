// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "core/treebank/sentence.h"

namespace arcwright {

/// What tells a sentence of a Prague treebank whatever is known of its words: the ids of its nodes. Empty if a word has
/// none.
std::string nodesKey(const Sentence& sentence);

/// A correction brought over to a sentence with the same nodes.
struct CarriedCorrection {
    Sentence sentence;
    bool isWhole = true; ///< else something of it is not there any more: a lemma, that words were confirmed
};

/// Makes the difference of `before` and `after` in `now`, which has the same nodes and the same tree as `before`, but
/// of whose words more or less is known, since the file with these was damaged or mended meanwhile. Nothing where the
/// tree is another one. O(words).
std::optional<CarriedCorrection> carriedCorrection(const Sentence& before, const Sentence& after, const Sentence& now);

} // namespace arcwright
