// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/treebank/format.h"

namespace arcwright {

/// Relations of enhanced graphs that a file of Universal Dependencies has nowhere else, `enhanced-relation-unseen`:
/// copies of basic arcs with something appended (`nsubj:nom`) where the file has that relation often and hardly ever
/// with so many parts appended: `nsubj:nom` among plain subjects, `obl:in:loc` where all others are like `obl:in`. In a
/// file that appends cases to a relation a rare one (`obl:notwithstanding`) is none of them. EnhancedRelationUnseen and
/// EnhancedRelationTooLong, with line and column. O(bytes); a few sentences where the file has no graphs.
std::vector<FileWarning> enhancedWarnings(const Document& document);

} // namespace arcwright
