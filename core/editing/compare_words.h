// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/editing/comparison.h"

namespace arcwright {

/// Adds to a comparison what changed of words: those that came or went, their heads, fields and parents.
void compareWords(Comparison& comparison);
/// Adds what changed of empty nodes.
void compareEmptyNodes(Comparison& comparison);

} // namespace arcwright
