// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "core/model/parser.h"

namespace arcwright {

/// Whether heads of all nodes, that of the root first, are those of a tree that a parser found.
bool hasTree(const std::vector<int>& heads);
/// The decoder of the trees that a sentence's could have been: a projective one finds others where it was made to, and
/// then as the decoder of all trees of its order does.
Decoder decoderOf(const Parser& parser, const std::vector<int>& heads);

/// By word, how likely the head is that it got when its sentence was last parsed in a workspace, when trees are as
/// likely as exp(score); one entry a node. First and second order projective, and first order non-projective: exact
/// (inside and outside, matrix-tree theorem). Of decoders that climb: among the heads it could have if all others
/// stayed; of several parents, that in the tree. Empty if there is no tree.
std::vector<double> headProbabilities(const Parser& parser, Parser::Workspace& workspace);

/// Longer sentences get no confidences: what is exact takes a time that grows with the third power.
inline constexpr int mostConfidentWords = 300;
/// How likely the heads are, for an analysis of a layer: of each word, word 1 first; empty if there is no tree, or for
/// a sentence of more than mostConfidentWords.
std::vector<double> confidencesOf(const Parser& parser, Parser::Workspace& workspace);

} // namespace arcwright
