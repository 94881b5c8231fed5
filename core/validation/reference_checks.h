// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/validation/report.h"
#include "core/validation/sentence_text.h"

namespace arcwright {

// The steps References and Tree of validateSentence(), for it alone. False if no later step has anything to stand on.

bool checkReferences(const SentenceText& text, Report& report);
bool checkTree(const SentenceText& text, Report& report);

} // namespace arcwright
