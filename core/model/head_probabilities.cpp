// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/head_probabilities.h"

#include <cmath>

#include "core/decoding/matrix_tree.h"
#include "core/decoding/projective_marginals.h"
#include "core/scoring/likely_arcs.h"

namespace arcwright {

namespace {

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

bool hasTree(const std::vector<int>& heads)
{
    return heads.size() > 1 && heads[1] != kNoHead;
}

Decoder decoderOf(const Parser& parser, const std::vector<int>& heads)
{
    const Decoder decoder = parser.decoder().decoder;
    if (isProjective(heads))
        return decoder;
    return withoutProjectivity(decoder);
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

std::vector<double> confidencesOf(const Parser& parser, Parser::Workspace& workspace)
{
    if (static_cast<int>(workspace.parser().tree().heads.size()) > mostConfidentWords + 1)
        return {};
    std::vector<double> confidences = headProbabilities(parser, workspace);
    if (!confidences.empty())
        confidences.erase(confidences.begin());
    return confidences;
}

} // namespace arcwright
