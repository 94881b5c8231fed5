// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/documents/document.h"

namespace arcwright {

/// How many of a sentence's lines offsets count, as the document would be written. O(bytes of the sentence).
std::int64_t dtagPositionsOf(const Document& document, std::size_t index, const Sentence& sentence);

/// The position of each word among the counted lines of its sentence, from index 1. O(bytes of the sentence).
std::vector<int> dtagWordPositions(const Document& document, const Sentence& sentence);

} // namespace arcwright
