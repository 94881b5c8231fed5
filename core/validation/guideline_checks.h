// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/validation/basic_tree.h"
#include "core/validation/report.h"

namespace arcwright {

// Checks of the guidelines for one word, for the step Guidelines of validateSentence() alone.

void checkFeatures(const BasicTree& tree, int word, bool treebankHasFeatures, Report& report);
void checkPartOfSpeech(const BasicTree& tree, int word, Report& report);
void checkAttachment(const BasicTree& tree, int word, Report& report);

} // namespace arcwright
