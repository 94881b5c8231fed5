// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/conversion/word_edits.h"
#include "core/treebank/format.h"

namespace arcwright {

/// A sentence that was converted, edited and is to go back.
struct ConvertedSentence {
    const Sentence& original; ///< as it was read in its own format
    const Sentence& before; ///< what it became in the other format
    const Sentence& after; ///< what became of that since
};

/// `after` with the copies of basic arcs among the enhanced ones that nobody moved where the basic ones were: whoever
/// edits heads in a column often leaves the enhanced arcs as they are.
Sentence withEnhancedCopiesMoved(const Sentence& before, const Sentence& after, const WordMap& map);

/// The original with everything in which `after` differs from `before`: fields, heads, arcs, comments, words that came
/// or went. What is the same in both stays as the original has it, whether the other format has it or not, and keeps
/// its lines, so that writing the result touches what was edited alone.
///
/// Words are matched as alignedVersions() says. A head or relation that changed where the enhanced arcs did not takes
/// its copy among these along. A text comment that was not changed with its words is left behind. None if the change
/// cannot be made in the original.
std::optional<Sentence> originalWithEdits(const ConvertedSentence& sentence, const Format& own, const Format& other);

} // namespace arcwright
