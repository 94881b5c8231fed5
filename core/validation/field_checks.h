// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/validation/report.h"
#include "core/validation/sentence_text.h"

namespace arcwright {

/// The step Fields of validateSentence(), for it alone. False if a feature is malformed: then no later step has
/// anything to stand on.
bool checkFields(const SentenceText& text, Report& report);

} // namespace arcwright
