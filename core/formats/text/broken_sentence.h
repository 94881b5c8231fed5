// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>

#include "core/treebank/sentence.h"

namespace arcwright {

/// The rest of a sentence that could not be read to its end: where it stands, and its problem.
inline Sentence brokenSentence(Sentence begun)
{
    Sentence broken;
    broken.source = std::move(begun.source);
    broken.problem = std::move(begun.problem);
    return broken;
}

} // namespace arcwright
