// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "core/documents/treebank.h"
#include "core/query/rewrite.h"
#include "core/treebank/edit.h"

namespace arcwright::cli {

/// An edit of one sentence of a treebank.
struct MadeEdit {
    std::size_t index = 0; ///< of the sentence in the treebank
    Edit edit;
};

/// The treebank after edits, with what follows from them in other sentences. Fails with EditOutdated where that is
/// another edit of the same sentence.
Result<Treebank> withEdits(const Treebank& treebank, const std::vector<MadeEdit>& edits);

/// Says why sentences are left as they are, each reason with the first sentence it holds for.
void complainOfRefusals(const RewriteRefusals& refusals, const Treebank& treebank);

} // namespace arcwright::cli
