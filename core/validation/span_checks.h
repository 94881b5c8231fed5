// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/validation/basic_tree.h"
#include "core/validation/report.h"

namespace arcwright {

// Checks of the guidelines for words that one word holds together, for the step Guidelines of validateSentence() alone.

void checkSpans(const BasicTree& tree, int word, bool treebankHasFeatures, Report& report);
void checkGoeswith(const BasicTree& tree, int word, Report& report);
void checkPunctuation(const BasicTree& tree, int word, Report& report);

} // namespace arcwright
