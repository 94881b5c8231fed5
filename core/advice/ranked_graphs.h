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

} // namespace arcwright
