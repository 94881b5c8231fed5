// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "core/query/pattern.h"
#include "core/query/pattern_tokens.h"

namespace arcwright {

/// Reads what stands behind `group by`, up to the end: `x.upos, y.relation, hill.outcome`.
PatternResult<std::vector<GroupKey>> groupKeys(std::span<const PatternToken> tokens, const Pattern& pattern);

} // namespace arcwright
