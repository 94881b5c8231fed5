// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/treebank/outer_arc.h"
#include "core/treebank/sentence.h"
#include "ui/canvas/diagram.h"

namespace arcwright::ui {

/// How two layers share a diagram.
enum class ComparisonView : unsigned char {
    TwoSides, ///< layer A above the words, layer B below
    Merged, ///< one diff diagram above the words, arcs both layers have drawn once
};

/// An arc that leaves the sentence, with what is shown of its other end.
struct OuterStub {
    OuterArc arc;
    std::string form;
    std::size_t number = 0; ///< of the other sentence, as lists count
};

struct DiagramContent {
    bool tags = true;
    bool lemmas = false;
    std::string_view furtherField; ///< a field of the words for a line below the lemma; empty: none
    bool effective = false; ///< effective dependencies in the place of the tree (effective_dependencies.h)
    bool enhanced = true; ///< secondary parents, empty nodes, and relations as the enhanced graph has them
    /// The enhanced graph alone, where the sentence has one: no arcs of the tree that it has not, and all arcs alike.
    bool enhancedOnly = false;
    /// Basic phrases with their heads, in the boxes of their bunsetsu, where the sentence has any. Layer B has none.
    bool basicPhrases = false;
    std::span<const OuterStub> outer; ///< arcs to other sentences
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
