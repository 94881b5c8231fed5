// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/editing/comparison.h"

namespace arcwright {

/// Adds to a comparison what changed of multiword tokens: their extent and their fields.
void compareMultiwordTokens(Comparison& comparison);
/// Adds what changed of bunsetsu: their extent, head, type, and what follows that.
void compareBunsetsu(Comparison& comparison);

} // namespace arcwright
