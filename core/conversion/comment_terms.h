// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/treebank/format.h"

namespace arcwright {

/// Part of restated(): the lines of the sentence that are no tokens, as the target has them.
void restateComments(Sentence& sentence, const Format& from, const Format& to);

} // namespace arcwright
