// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/conllu/conllu_columns.h"
#include "core/treebank/sentence.h"

namespace arcwright {

/// Reads one sentence in these columns. What cannot be read gives a sentence without tokens that carries the first
/// problem. O(bytes).
Sentence readConllu(const SourceSlice& slice, const ConlluColumns& columns);

} // namespace arcwright
