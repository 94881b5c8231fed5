// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/features/symbols.h"
#include "core/scoring/labelled_tree.h"

namespace arcwright {

/// A sentence as training sees it: features, and the tree to learn. Node 0 has neither head nor relation. Other words
/// without a head are such that nobody has decided; see core/learning/partial_tree.h.
struct Example {
    TokenSymbols symbols;
    LabelledTree tree;
};

} // namespace arcwright
