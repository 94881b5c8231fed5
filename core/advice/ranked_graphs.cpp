// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/ranked_graphs.h"

#include <algorithm>
#include <cmath>

#include "core/decoding/matrix_tree.h"
#include "core/decoding/nearby_trees.h"
#include "core/decoding/nonprojective_kbest.h"
#include "core/decoding/projective_kbest.h"
#include "core/decoding/projective_marginals.h"
#include "core/scoring/likely_arcs.h"

namespace arcwright {

namespace {

bool hasTree(const std::vector<int>& heads)
{
    return heads.size() > 1 && heads[1] != kNoHead;
}

/// A projective decoder finds other trees where it was made to, and then as the decoder of all trees of its order does.
Decoder decoderOf(const Parser& parser, const std::vector<int>& heads)
{
    const Decoder decoder = parser.decoder().decoder;
    if (isProjective(heads))
        return decoder;
    return withoutProjectivity(decoder);
}

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

/// The share of each word's head among those that change nothing else.
std::vector<double> conditionalProbabilities(const TreeMargins& margins, const std::vector<int>& heads)
{
    std::vector<double> found(heads.size(), 0);
    for (std::size_t word = 1; word < heads.size(); ++word) {
        double sum = 0;
        for (const auto& [head, loss] : margins.heads(static_cast<int>(word)))
            sum += std::exp(-loss);
        found[word] = 1 / sum;
    }
    return found;
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

std::vector<double> headProbabilities(const Parser& parser, Parser::Workspace& workspace)
{
    SentenceParser& parsed = workspace.parser();
    const std::vector<int>& heads = parsed.tree().heads;
    if (!hasTree(heads))
        return {};
    const RootPolicy root = parser.decoder().root;
    const auto ofArcs = [&](const ArcTable& marginals) {
        std::vector<double> found(heads.size(), 0);
        for (std::size_t word = 1; word < heads.size(); ++word)
            found[word] = marginals.at(heads[word], static_cast<int>(word));
        return found;
    };
    const Decoder decoder = decoderOf(parser, heads);
    if (isExact(decoder) && isProjective(decoder)) {
        ProjectiveMarginals marginals;
        ArcLists arcs;
        takeLikelyArcs(parsed, arcs);
        const bool found = isSecondOrder(decoder) ? marginals.compute(parsed.secondOrderScores(), root)
                                                  : marginals.compute(arcs, root);
        if (found)
            return ofArcs(marginals.marginals());
    } else if (isExact(decoder)) {
        MatrixTree marginals;
        if (marginals.compute(parsed.arcScores(), root))
            return ofArcs(marginals.marginals());
    }
    return conditionalProbabilities(parser.margins(workspace), heads);
}

} // namespace arcwright
