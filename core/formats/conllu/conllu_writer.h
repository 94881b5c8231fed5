// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/formats/conllu/conllu_columns.h"
#include "core/treebank/sentence.h"

namespace arcwright {

/// The sentence as text in these columns. Where its source is one of them (`isOurs`), every cell that no changed field
/// touches is copied, and lines keep their order. O(bytes).
std::string writtenConllu(const Sentence& sentence, const ConlluColumns& columns, bool isOurs);

} // namespace arcwright
