// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/result.h"
#include "core/conversion/conversion_losses.h"
#include "core/documents/treebank.h"

namespace arcwright {

/// The edits that bring analyses home into documents, and what of them finds no place there.
struct AnalysesInto {
    std::vector<std::vector<Edit>> edits; ///< by document
    std::vector<Loss> losses;
};

/// Brings heads, relations, membership, lemmas and tags of `analyses` into documents of a Prague treebank, word by word
/// by the ids of nodes (`Id=` in MISC); words that are in no analysis stay as they are, and so do lemma and tag where
/// the analysis has none. A flag that the schema of a document lacks is a loss. Fails with TargetWithoutIds,
/// WordWithoutId, IdUnknown or HeadInOtherSentence, with the problem of a sentence that cannot be read, and with that
/// of one which could not be written: what comes back can be saved. O(bytes).
Result<AnalysesInto> analysesInto(const Treebank& analyses, const Treebank& documents);

} // namespace arcwright
