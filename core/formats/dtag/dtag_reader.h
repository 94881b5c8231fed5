// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/treebank/sentence.h"

namespace arcwright {

/// Reads one sentence of a `.tag` file (see dtag.h). What cannot be read gives a sentence without tokens that carries
/// the first problem. O(bytes).
Sentence readDtag(const SourceSlice& slice);

} // namespace arcwright
