// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/decoding/arc_lists.h"
#include "core/scoring/sentence_parser.h"

namespace arcwright {

/// The arcs that a parser chose from, for what looks at trees beside the one it found. Of a sentence of more than 400
/// words only the 8 best heads of each word and those of the tree: all would take minutes and gigabytes.
void takeLikelyArcs(const SentenceParser& parsed, ArcLists& arcs);

} // namespace arcwright
