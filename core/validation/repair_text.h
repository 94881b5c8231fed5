// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/validation/sentence_text.h"
#include "core/validation/ud_finding.h"

namespace arcwright {

// Repairs of comments, for repaired() alone. Each is given a finding of the sentence; none if it can do nothing.

Repair repairedComment(const SentenceText& sentence, const UdFinding& finding);
/// `# text`, or SpaceAfter where that is what does not fit.
Repair repairedText(const SentenceText& sentence, const UdFinding& finding);

} // namespace arcwright
