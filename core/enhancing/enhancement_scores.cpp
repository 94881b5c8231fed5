// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/enhancing/enhancement_scores.h"

#include <map>
#include <set>
#include <string>

#include "core/enhancing/tree_relations.h"
#include "core/validation/patterns.h"

namespace arcwright {

namespace {

/// Whether one of the conjuncts that a word is one of, or the word itself, has this relation.
bool isAmongConjunctsOf(const TreeRelations& tree, int word, std::string_view main)
{
    return tree.main(word) == main || tree.main(tree.firstConjunct(word)) == main;
}

bool isSharedParent(const TreeRelations& tree, int head, int dependent)
{
    if (!tree.isConjunct(dependent))
        return false;
    const int above = tree.head(tree.firstConjunct(dependent));
    return above != kNoHead
        && (head == above
            || (head > kRoot && above > kRoot && tree.isConjunct(head)
                && tree.firstConjunct(head) == tree.firstConjunct(above)));
}

/// Whether a word could stand for one that a relative clause above it is of.
bool isRefOf(const TreeRelations& tree, int head, int dependent)
{
    if (head <= kRoot || !tree.hasFeature(dependent, "PronType", "Rel"))
        return false;
    const auto isClause = [&](int word) { return tree.relation(tree.firstConjunct(word)).ends_with(":relcl"); };
    int word = dependent;
    for (int steps = 0; word > kRoot && steps <= tree.size(); ++steps) {
        const int above = tree.head(tree.firstConjunct(word));
        if (isClause(word) && above > kRoot && tree.firstConjunct(head) == tree.firstConjunct(above))
            return true;
        word = tree.head(word);
    }
    return false;
}

/// Whether a word outside of what hangs on an `xcomp`, or on a conjunct of one, could be its subject.
bool isControllerOf(const TreeRelations& tree, int head, int dependent)
{
    if (head <= kRoot || !isAmongConjunctsOf(tree, head, "xcomp"))
        return false;
    const int first = tree.firstConjunct(head);
    return !tree.descends(dependent, first);
}

GraphArcKind kindOf(const TreeRelations& tree, NodeId head, NodeId dependent)
{
    if (head.empty != 0 || dependent.empty != 0)
        return GraphArcKind::Gapping;
    if (head.word == tree.head(dependent.word))
        return GraphArcKind::Basic;
    if (isRefOf(tree, head.word, dependent.word))
        return GraphArcKind::Ref;
    if (head.word > kRoot && tree.descends(head.word, dependent.word))
        return GraphArcKind::Relative;
    if (isControllerOf(tree, head.word, dependent.word))
        return GraphArcKind::Controlled;
    if (isSharedParent(tree, head.word, dependent.word))
        return GraphArcKind::Conjuncts;
    if (head.word > kRoot && tree.isConjunct(head.word)
        && tree.firstConjunct(head.word) == tree.firstConjunct(tree.head(dependent.word)))
        return GraphArcKind::Dependents;
    return GraphArcKind::Other;
}

using Ends = std::pair<NodeId, NodeId>;

/// The arcs of a graph by their kind: ends, and the relations between them.
using ArcsByKind = std::array<std::map<Ends, std::set<std::string>>, graphArcKinds.size()>;

void addArcs(ArcsByKind& arcs, const TreeRelations& tree, NodeId node, const Token& token)
{
    for (const Parent& parent : token.parents) {
        const GraphArcKind kind = kindOf(tree, parent.head, node);
        arcs[static_cast<std::size_t>(kind)][{parent.head, node}].insert(parent.relation);
        if (kind == GraphArcKind::Basic && parent.relation != token.relation)
            arcs[static_cast<std::size_t>(GraphArcKind::Markers)][{parent.head, node}].insert(parent.relation);
    }
}

ArcsByKind arcsOf(const TreeRelations& tree, const Sentence& sentence)
{
    ArcsByKind arcs;
    for (int word = 1; word <= sentence.size(); ++word)
        addArcs(arcs, tree, {word, 0}, sentence.word(word));
    for (const EmptyNode& node : sentence.emptyNodes)
        addArcs(arcs, tree, node.id, node.token);
    return arcs;
}

} // namespace

void GraphArcCounts::add(const GraphArcCounts& other)
{
    gold += other.gold;
    system += other.system;
    right += other.right;
    rightLabelled += other.rightLabelled;
}

EnhancementScores enhancementScores(const Sentence& gold, const Sentence& system)
{
    const TreeRelations tree(gold);
    const ArcsByKind ofGold = arcsOf(tree, gold);
    const ArcsByKind ofSystem = arcsOf(tree, system);
    EnhancementScores scores{};
    for (std::size_t kind = 0; kind < scores.size(); ++kind) {
        GraphArcCounts& counts = scores[kind];
        for (const auto& [ends, relations] : ofGold[kind])
            counts.gold += relations.size();
        for (const auto& [ends, relations] : ofSystem[kind]) {
            counts.system += relations.size();
            const auto found = ofGold[kind].find(ends);
            if (found == ofGold[kind].end())
                continue;
            counts.right += std::min(relations.size(), found->second.size());
            for (const std::string& relation : relations)
                counts.rightLabelled += found->second.count(relation);
        }
    }
    return scores;
}

void add(EnhancementScores& scores, const EnhancementScores& further)
{
    for (std::size_t kind = 0; kind < scores.size(); ++kind)
        scores[kind].add(further[kind]);
}

} // namespace arcwright
