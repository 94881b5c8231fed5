// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <limits>
#include <stop_token>

#include "core/model/any_model.h"
#include "core/model/train.h"

namespace arcwright {

/// The sentences of a treebank in their order, the first `most` of them; fewer once `stop` is requested. O(sentences).
Sentences sentencesOf(const Treebank& treebank, const std::stop_token& stop = {},
    std::size_t most = std::numeric_limits<std::size_t>::max());

/// Whether all of a sentence's tree is there, so that it can be learnt from and scored: of words isUsable(), of
/// bunsetsu BunsetsuFitness::Fit. O(n).
bool hasWholeTree(const Sentence& sentence);
/// The same, of a sentence that has to be of these units.
bool hasWholeTree(const Sentence& sentence, Units units);

} // namespace arcwright
