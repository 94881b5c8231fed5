// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/ranked_graphs.h"

#include <utility>

#include "core/decoding/nearby_trees.h"
#include "core/decoding/nonprojective_kbest.h"
#include "core/decoding/projective_kbest.h"
#include "core/model/head_probabilities.h"
#include "core/scoring/likely_arcs.h"

namespace arcwright {

namespace {

std::vector<ScoredTree> bestTrees(
    Decoder decoder, const DecoderSettings& settings, SentenceParser& parsed, std::size_t count)
{
    const DecoderRow& row = rowOf(decoder);
    if (!row.hasKBest)
        return {};
    ArcLists likely;
    if (!row.isExact) {
        if (row.scoresInside)
            takeLikelyArcs(parsed, likely);
        const ArcLists& arcs = row.scoresInside ? likely : parsed.secondOrderScores().arcs();
        return NearbyTrees().find(
            arcs, parsed.treeScorer(settings), row.shape, settings.root, parsed.tree().heads, count);
    }
    if (row.shape == GraphShape::Tree)
        return NonProjectiveKBest().decode(parsed.arcScores(), settings.root, count);
    if (isSecondOrder(decoder))
        return ProjectiveKBest().decode(parsed.secondOrderScores(), settings.root, count);
    takeLikelyArcs(parsed, likely);
    return ProjectiveKBest().decode(likely, settings.root, count);
}

} // namespace

std::vector<RankedGraph> rankedGraphs(const Parser& parser, Parser::Workspace& workspace, std::size_t count)
{
    SentenceParser& parsed = workspace.parser();
    const std::vector<int> heads = parsed.tree().heads;
    std::vector<RankedGraph> ranked;
    if (!hasTree(heads))
        return ranked;
    for (ScoredTree& tree : bestTrees(decoderOf(parser, heads), parser.decoder(), parsed, count)) {
        Graph graph(static_cast<int>(heads.size()) - 1);
        for (std::size_t word = 1; word < heads.size(); ++word)
            graph.relations[word] = parser.relation(parsed.bestRelation(tree.heads[word], static_cast<int>(word)));
        graph.heads = std::move(tree.heads);
        ranked.push_back({std::move(graph), tree.score});
    }
    return ranked;
}

} // namespace arcwright
