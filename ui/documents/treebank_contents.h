// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <vector>

#include "core/documents/treebank.h"
#include "ui/documents/field_values.h"

namespace arcwright::ui {

/// The problems and field values found in one pass over a treebank.
struct TreebankContents {
    std::vector<Problem> problems; ///< of the sentences that cannot be read
    FieldValues values; ///< relations are those of the basic trees
};

/// Reads every sentence. Ends early, with what it has, when `stop` is requested.
TreebankContents contentsOf(const Treebank& treebank, const std::stop_token& stop);

} // namespace arcwright::ui
