// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/graph_scores.h"

#include <cassert>

namespace arcwright {

namespace {

std::vector<Arc> allArcs(const Graph& graph)
{
    std::vector<Arc> arcs = graph.basicArcs();
    arcs.insert(arcs.end(), graph.secondary.begin(), graph.secondary.end());
    return arcs;
}

/// Arcs into one word can only match each other, so that words are counted one by one.
void addByDependent(ArcCounts& counts, const std::vector<Arc>& gold, const std::vector<Arc>& predicted, int words)
{
    std::vector<std::vector<Arc>> goldOf(static_cast<std::size_t>(words) + 1);
    std::vector<std::vector<Arc>> predictedOf(goldOf.size());
    for (const Arc& arc : gold)
        goldOf[static_cast<std::size_t>(arc.dependent)].push_back(arc);
    for (const Arc& arc : predicted)
        predictedOf[static_cast<std::size_t>(arc.dependent)].push_back(arc);
    for (std::size_t word = 1; word < goldOf.size(); ++word)
        counts.add(goldOf[word], std::move(predictedOf[word]));
}

} // namespace

void GraphCounts::add(const Graph& gold, const Graph& predicted)
{
    assert(gold.size() == predicted.size());
    ++sentences;
    addByDependent(primary, gold.basicArcs(), predicted.basicArcs(), gold.size());
    addByDependent(secondary, gold.secondary, predicted.secondary, gold.size());
    addByDependent(whole, allArcs(gold), allArcs(predicted), gold.size());
}

GraphCounts& GraphCounts::operator+=(const GraphCounts& other)
{
    whole += other.whole;
    primary += other.primary;
    secondary += other.secondary;
    sentences += other.sentences;
    return *this;
}

GraphEvaluation& GraphEvaluation::operator+=(const GraphEvaluation& other)
{
    keep += other.keep;
    drop += other.drop;
    cycleArcs += other.cycleArcs;
    emptyNodeArcs += other.emptyNodeArcs;
    otherArcs += other.otherArcs;
    return *this;
}

void GraphEvaluation::add(const ScoredGraph& gold, const ScoredGraph& predicted)
{
    keep.add(gold.graph, predicted.graph);
    if (gold.isWhole())
        drop.add(gold.graph, predicted.graph);
    cycleArcs += gold.cycleArcs;
    emptyNodeArcs += gold.emptyNodeArcs;
    otherArcs += gold.otherArcs;
}

} // namespace arcwright
