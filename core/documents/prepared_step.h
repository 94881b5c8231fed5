// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/documents/document.h"
#include "core/documents/step.h"

namespace arcwright {

/// What a step is made on: a snapshot, and where its annotations are kept.
struct StepBase {
    std::shared_ptr<const Document> document;
    std::optional<bool> keepsAnnotationsInFile; ///< none: as the document's text has any, which is looked for if needed
};

/// A step that can be made: with all edits that belong to it, each of which can be written and is read back as it is.
/// What that takes does not need the working copy, so that a step of thousands of edits can be prepared on any thread.
struct PreparedStep {
    StepBase base;
    Step wished; ///< as it was asked for
    Step step; ///< as it is made
    std::shared_ptr<const Document> after;
    std::string record; ///< for the journal
    std::vector<Step> forgotten; ///< when it was made: what could have been made again before it
};

/// Prepares a step. Fails with EditOutdated where the sentences of an edit are others, and as writing and reading back
/// what was edited. O(sentences + the reading and writing of what is edited).
Result<PreparedStep> prepared(StepBase base, Step step);

} // namespace arcwright
