// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/canvas/diagram.h"

namespace arcwright::ui {

/// The next (`by` +1) or previous (-1) word after `from` whose arcs differ between the two layers; from 0 the first or
/// last. 0 if there is none. O(words * arcs).
int nextDifference(const Diagram& diagram, int from, int by);

} // namespace arcwright::ui
