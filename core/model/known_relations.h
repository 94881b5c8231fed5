// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/treebank.h"
#include "core/model/model.h"

namespace arcwright {

/// The share (0 to 1) of the words of a treebank's first sentences whose relations the model knows: that of a treebank
/// with other relations is near 0, and what the model predicts there is of no use. 1 where no word has a relation, or
/// the model has none. O(words looked at times log relations).
double shareOfKnownRelations(const Model& model, const Treebank& treebank);

} // namespace arcwright
