// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/base/result.h"
#include "core/treebank/sentence.h"

namespace arcwright {

/// Why two analyses of sentence `index` (from 0) of two treebanks cannot be compared: another number of words, or
/// another form. Nothing if they can.
std::optional<Problem> findMismatch(const Sentence& gold, const Sentence& system, std::size_t index);

} // namespace arcwright
