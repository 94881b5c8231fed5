// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/documents/document.h"
#include "core/treebank/outer_arc.h"

namespace arcwright {

/// The edges between words of a sentence and words of others of its file, by word. As within a sentence the copy on the
/// later line counts; what it leads to that is no word is no edge. O(bytes) of the sentences up to the other ends.
std::vector<OuterArc> dtagOuterEdges(const Document& document, std::size_t sentence);

/// The labels of the items that lead out of a word's sentence, without escapes.
std::vector<std::string> dtagOuterLabels(const Token& token);

/// The two sentences of an edge, its own and the other one, in which its label `before` is `after`: none where
/// it is taken away, and where it has none yet, it is added. Both copies change; one that the file lacks stays out.
std::pair<Sentence, Sentence> withDtagOuterEdge(const Document& document, std::size_t sentence, const OuterArc& arc,
    std::string_view before, std::string_view after);

} // namespace arcwright
