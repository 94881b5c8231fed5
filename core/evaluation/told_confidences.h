// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/treebank/sentence.h"

namespace arcwright {

/// How sure a parser was of the head of each word, word 1 first, as `arcwright-cli parse --confidence` writes it into
/// MISC (`ArcwrightConfidence`): from 0 to 1, -1 where it does not say. Empty if nothing is said, and of bunsetsu.
std::vector<double> toldConfidences(const Sentence& sentence);

} // namespace arcwright
