// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/treebank/sentence.h"
#include "core/validation/finding.h"

namespace arcwright {

/// The waiver that still holds and says that the finding is none; null if there is none. Waivers are made by waive()
/// (core/editing).
const Waiver* waiverOf(const Sentence& sentence, const Finding& finding);
bool isWaived(const Sentence& sentence, const Finding& finding);

} // namespace arcwright
