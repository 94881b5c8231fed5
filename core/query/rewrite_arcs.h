// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "core/query/pattern_cursor.h"
#include "core/query/rewrite.h"

namespace arcwright {

/// The change of arcs that a word begins, none where it begins none: the name of a node and an arc must follow.
ArcChange arcChange(std::span<const PatternToken> tokens);

/// Reads `relabel a +>nmod b as nmod:of`, where arcChange() has told that one begins. Throws PatternFailure.
Assignment takeArcChange(PatternCursor& cursor, const Pattern& pattern);

/// Adds, removes or relabels arcs of the enhanced graph between two words of a match. Refused as addParent(),
/// removeParent() and replaceParent() are, but not where there is nothing to do.
Result<Sentence> withArcs(const Sentence& sentence, const Assignment& assignment, const PatternMatch& match);

} // namespace arcwright
