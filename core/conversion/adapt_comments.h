// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/conversion/format_traits.h"

namespace arcwright {

/// Part of adapted(): the lines of the sentence that are no tokens, as the target has them.
void adaptComments(Sentence& sentence, const FormatTraits& from, const FormatTraits& to);

} // namespace arcwright
