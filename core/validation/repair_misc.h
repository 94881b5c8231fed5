// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/validation/sentence_text.h"
#include "core/validation/ud_finding.h"

namespace arcwright {

// Repairs of MISC, for repaired() alone. Each is given a finding of the sentence; none if it can do nothing.

Repair repairedMisc(const SentenceText& sentence, const Row& row, const UdFinding& finding);

} // namespace arcwright
