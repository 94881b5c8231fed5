// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/treebank/sentence.h"
#include "core/validation/finding.h"

namespace arcwright {

/// Whether a waiver that still holds says that the finding is none. Waivers are made by waive() (core/editing).
bool isWaived(const Sentence& sentence, const Finding& finding);

} // namespace arcwright
