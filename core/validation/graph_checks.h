// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/validation/basic_tree.h"
#include "core/validation/report.h"
#include "core/validation/sentence_text.h"

namespace arcwright {

// The steps Roots and EnhancedGraph of validateSentence(), for it alone.

void checkRoots(const BasicTree& tree, Report& report);
void checkEnhancedGraph(const SentenceText& text, Report& report);

} // namespace arcwright
