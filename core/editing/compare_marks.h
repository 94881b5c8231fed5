// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/editing/comparison.h"

namespace arcwright {

/// Adds to a comparison what changed of the lines that are no words.
void compareComments(Comparison& comparison);
/// Adds what changed of what annotators say: confirmation, remark, pins, waivers.
void compareAnnotation(Comparison& comparison);

} // namespace arcwright
