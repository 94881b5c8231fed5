// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/treebank/graph.h"
#include "core/treebank/sentence.h"

namespace arcwright {

/// Whether nobody has said what the arcs are: no word has a head, or none of several has another head than the root or
/// any relation, as DTAG has the words of texts without arcs.
bool isBlank(const Graph& graph);
/// The same of a sentence's words: nothing can be learnt from it.
bool isBlank(const Sentence& sentence);

} // namespace arcwright
