// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/validation/report.h"
#include "core/validation/sentence_text.h"

namespace arcwright {

// The steps Lines and Columns of validateSentence(), for it alone. False if no later step has anything to stand on.

bool checkLines(const SentenceText& text, Report& report);
bool checkColumns(const SentenceText& text, Report& report);

} // namespace arcwright
