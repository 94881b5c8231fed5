// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/treebank/sentence.h"

namespace arcwright {

/// The content of a node, named as files write its id, that a waiver or remark about it remembers: `form head relation`
/// of a word or bunsetsu, the form of a multiword token, form and parents of an empty node; a hash over all units and
/// comments for the sentence (an empty name). Empty if there is no such node. O(n) for the sentence.
std::string waivedContent(const Sentence& sentence, std::string_view node);

/// Whether the content that a waiver remembers is still the node's.
bool holds(const Sentence& sentence, const Waiver& waiver);

} // namespace arcwright
