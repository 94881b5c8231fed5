// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/features/symbols.h"
#include "core/scoring/arc_filter.h"
#include "core/scoring/sentence_parser.h"

namespace arcwright {

// Learning from sentences of which only some arcs are given (partial annotation: Sassano and Kurohashi 2010; Li, Zhang,
// Zhang, Liu and Li 2016): the tree to learn is the best one that keeps these, and only they can be wrong. In a
// LabelledTree, words of which nothing is given have kNoHead.

/// Whether some word of a tree, or graph, has no head.
bool isPartial(const LabelledTree& tree);

/// How many words have a head.
std::size_t givenHeads(const LabelledTree& tree);

/// The best tree, or graph, by the weights that keeps the arcs given, with their relations; nothing where none does.
/// The time of a parse.
std::optional<LabelledTree> bestTreeAround(const LabelledTree& given, const TokenSymbols& symbols,
    const ArcFilter& filter, const Weights& weights, const DecoderSettings& decoder, SentenceParser& parser);

/// How many words of which the head is given have another head or relation in the tree found; in graphs, how many arcs
/// of such words are missing there and how many are there too much. As SentenceParser::differenceFrom() counts, where
/// all are given. 0 where no tree was found.
double lossOnGiven(const LabelledTree& given, const LabelledTree& found);

} // namespace arcwright
