// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

#include "core/treebank/sentence.h"
#include "ui/canvas/diagram.h"

namespace arcwright::ui {

/// How two layers share a diagram.
enum class ComparisonView : unsigned char {
    TwoSides, ///< layer A above the words, layer B below
    Merged, ///< one diff diagram above the words, arcs both layers have drawn once
};

struct DiagramContent {
    bool tags = true;
    bool lemmas = false;
    std::string_view furtherField; ///< a field of the words for the third line, behind the lemma; empty: none
    bool effective = false; ///< effective dependencies in the place of the tree (effective_dependencies.h)
    bool enhanced = true; ///< secondary parents, empty nodes, and relations as the enhanced graph has them
    /// The enhanced graph alone, where the sentence has one: no arcs of the tree that it has not, and all arcs alike.
    bool enhancedOnly = false;
    bool compareRelations = true; ///< whether layer B tells relations
    bool compareSecondary = true; ///< whether layer B has secondary parents to compare with
    std::span<const int> notCompared; ///< units of which layer B says nothing, in order: Analysis::unsaid
    ComparisonView comparison = ComparisonView::TwoSides;
    bool swapped = false; ///< on two sides: layer A below the words, layer B above
};

/// The diagram of a sentence: `gold` above (unless swapped), `predicted` below if there is one, and then every arc has
/// its status. Arcs that point out of the sentence or at themselves are left out. Crossings are told per side. O(n^2)
/// in the number of arcs.
Diagram makeDiagram(const Sentence& sentence, const Graph& gold, const Graph* predicted, const RelationPool& relations,
    const DiagramContent& content = {});

} // namespace arcwright::ui
