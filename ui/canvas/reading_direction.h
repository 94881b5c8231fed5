// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/treebank/sentence.h"

namespace arcwright::ui {

/// Whether the words of a sentence stand in a row from right to left: where more of them, punctuation apart, begin with
/// a letter that runs so than do not. Bunsetsu run from left to right. O(words).
bool readsRightToLeft(const Sentence& sentence);

} // namespace arcwright::ui
