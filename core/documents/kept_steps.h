// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "core/documents/document.h"
#include "core/documents/step.h"

namespace arcwright {

/// Steps of a document that has become another one meanwhile, as far as they can still be made.
struct RefittedSteps {
    std::shared_ptr<const Document> document; ///< on which the step can be made
    Step step; ///< all in one
    std::size_t sentences = 0; ///< that it changes
    std::size_t whole = 0; ///< steps that are made as they were, with nothing left out
    std::size_t lost = 0; ///< sentences with corrections that are not there as they were
    std::size_t carried = 0; ///< of `sentences`: those whose words were known otherwise; see carriedCorrection()
};

/// Fits steps into `document`, which has other content than that they were made on: a sentence is found by its text, as
/// the first edit of it has it, and by its place among those of equal text; else, in a Prague treebank, by its nodes,
/// and then each edit is made as far as it can be. Edits of what is not there are left out, with all that was made on
/// top of them. O(bytes of the document and the steps).
RefittedSteps refitted(const std::vector<Step>& steps, std::shared_ptr<const Document> document);

/// The sentences that steps changed, as the last of them left them.
std::vector<std::shared_ptr<const Sentence>> correctedSentences(const std::vector<Step>& steps);

} // namespace arcwright
