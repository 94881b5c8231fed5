// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/validation/report.h"
#include "core/validation/sentence_text.h"

namespace arcwright {

// The steps Ids and Ranges of validateSentence(), for it alone. False if no later step has anything to stand on.

bool checkIds(const SentenceText& text, Report& report);
bool checkRanges(const SentenceText& text, Report& report);

} // namespace arcwright
