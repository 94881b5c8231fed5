// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/validation/report.h"
#include "core/validation/sentence_text.h"
#include "core/validation/validate.h"

namespace arcwright {

// The steps SentenceId and ParallelId of validateSentence(), for it alone. What they learn for the treebank as a whole
// goes into `facts`.

void checkSentenceId(const SentenceText& text, const ValidationOptions& options, Report& report, SentenceFacts& facts);
void checkParallelId(const SentenceText& text, Report& report, SentenceFacts& facts);

} // namespace arcwright
