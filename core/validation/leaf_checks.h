// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/validation/basic_tree.h"
#include "core/validation/report.h"

namespace arcwright {

/// What dependents a function word may have, for the step Guidelines of validateSentence() alone.
void checkLeaves(const BasicTree& tree, int word, Report& report);

} // namespace arcwright
