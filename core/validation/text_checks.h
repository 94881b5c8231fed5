// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/validation/report.h"
#include "core/validation/sentence_facts.h"
#include "core/validation/sentence_text.h"

namespace arcwright {

/// The step Text of validateSentence(), for it alone. What it learns for the treebank as a whole goes into `facts`.
void checkText(const SentenceText& text, Report& report, SentenceFacts& facts);

} // namespace arcwright
