// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <stop_token>
#include <vector>

#include "core/documents/treebank.h"
#include "core/treebank/enhanced_practice.h"
#include "ui/documents/field_values.h"

namespace arcwright::ui {

/// The problems, the field values and the practice of enhanced graphs found in one pass over a treebank.
struct TreebankContents {
    std::vector<Problem> problems; ///< of the sentences that cannot be read
    FieldValues values; ///< relations are those of the basic trees
    std::shared_ptr<const EnhancedPractice> practice;
};

/// Reads every sentence. Ends early, with what it has, when `stop` is requested.
TreebankContents contentsOf(const Treebank& treebank, const std::stop_token& stop);

} // namespace arcwright::ui
