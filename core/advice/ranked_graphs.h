// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "core/model/parser.h"

namespace arcwright {

struct RankedGraph {
    Graph graph;
    double score = 0;
};

/// The best trees of the sentence last parsed in a workspace, best first, all different, at most `count`; under the
/// constraints it was parsed under. Exact where the decoder is, but for what pruning left out; else those that
/// NearbyTrees finds. None if there is no tree, and none where the decoder finds graphs.
std::vector<RankedGraph> rankedGraphs(const Parser& parser, Parser::Workspace& workspace, std::size_t count);

/// By word, how likely the head is that it got when its sentence was last parsed in a workspace, when trees are as
/// likely as exp(score); one entry a node. First and second order projective, and first order non-projective: exact
/// (inside and outside, matrix-tree theorem). Of decoders that climb: among the heads it could have if all others
/// stayed; of several parents, that in the tree. Empty if there is no tree.
std::vector<double> headProbabilities(const Parser& parser, Parser::Workspace& workspace);

} // namespace arcwright
