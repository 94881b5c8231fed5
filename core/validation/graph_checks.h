// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/validation/basic_tree.h"
#include "core/validation/report.h"
#include "core/validation/sentence_text.h"

namespace arcwright {

// For the steps Nodes and EnhancedGraph of validateSentence() alone.

void checkRoots(const Row& row, Report& report);
void checkEnhancedGraph(const SentenceText& text, Report& report);

} // namespace arcwright
