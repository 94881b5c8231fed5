// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/treebank/sentence.h"

namespace arcwright {

/// The id of a word, empty node or multiword token, as files write it: `3`, `8.1`, `3-4`.
std::string nodeName(NodeId node);
std::string rangeName(int first, int last);

/// The word or empty node of that name, the root included; none if it is no such name.
std::optional<NodeId> nodeNamed(std::string_view name);

/// The multiword token of that name in the sentence, null if it has none.
const MultiwordToken* rangeNamed(const Sentence& sentence, std::string_view name);

/// The empty node, null if there is none.
const EmptyNode* findEmptyNode(const Sentence& sentence, NodeId node);

/// Whether the sentence has this node; the root is one.
bool hasNode(const Sentence& sentence, NodeId node);

} // namespace arcwright
