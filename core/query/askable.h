// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/query/pattern.h"
#include "core/query/rewrite.h"
#include "core/treebank/format.h"

namespace arcwright {

/// What a pattern is to be searched in, as far as it decides what can be asked.
struct SearchedFiles {
    std::vector<FormatPointer> formats; ///< of the files; none is no file
    bool hasPredicted = false; ///< there is a predicted layer
};

/// Whether anything in it is about the predicted layer.
bool asksForPredicted(const Pattern& pattern);
bool asksForPredicted(const Rewrite& rewrite);

/// Whether what a pattern asks for can be there at all. Fails where it asks for fields or parents that none of the
/// files' formats has (NotInFiles; bunsetsu have form, relation, head and id), and for a predicted layer that is not
/// there (NothingPredicted): searching would find nothing and not say why. O(conditions x files).
PatternResult<void> askable(const Pattern& pattern, const SearchedFiles& files);

} // namespace arcwright
