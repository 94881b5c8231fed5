// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "core/evaluation/outcome_table.h"

namespace arcwright {

/// The sentences that the systems of a table are scored on: those of which any word is there.
struct ScoredSentences {
    std::vector<std::size_t> counts; ///< by system
    bool areSame = true; ///< for all systems: else neither their scores nor their numbers of errors can be compared
};

/// O(rows · systems).
ScoredSentences scoredSentences(const OutcomeTable& table);

} // namespace arcwright
