// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include "core/experiments/arc_evidence.h"
#include "core/validation/suspicious_annotation.h"

namespace arcwright {

/// What the confidence in a contradiction is computed from: figures of one arc, in the order of ArcFigure.
enum class ArcFigure {
    OtherHead, ///< the share of parsers with another head
    OtherRelation, ///< the share that would give the annotated head another relation
    SameRival, ///< the share that agrees on the most frequent other arc
    HeadLoss, ///< mean over the parsers, of the square root with its sign
    LeastHeadLoss,
    RelationLoss, ///< likewise
    LeastRelationLoss,
    Unlikely, ///< how unlikely the annotated head is to the ranking of single arcs: mean logarithm, at most that of one
              ///< arc in all sentences
    BehindLikeliest, ///< how much less likely than the likeliest head, at most as much
    Rarity, ///< how rare such arcs are elsewhere: tags of both ends, relation, direction, distance
    Turmoil, ///< the share of the other units of the sentence for which most parsers have another head
    Contested, ///< how often other arcs with the annotated relation are contradicted: logarithm
    Confused, ///< how often other words with the tag and relation have the rival's relation to parsers: logarithm
    Distance, ///< of the annotated head: logarithm
    RivalDistance, ///< of the rival's head
    Count
};
inline constexpr std::size_t arcFigureCount = static_cast<std::size_t>(ArcFigure::Count);
using ArcFigures = std::array<double, arcFigureCount>;

/// The figures of an arc that at least one parser contradicts.
struct ContradictedArc {
    UnitPlace place;
    RivalArc rival; ///< the most frequent, of equals that of the first parser
    std::size_t agreeing = 0; ///< parsers that give it
    std::size_t parsers = 0; ///< that say something of the unit
    bool isOfHead = false; ///< the rival has another head
    ArcFigures figures{};
};

/// All arcs that parsers contradict, by place. Each entry of `committee` is what one parser says; relations are ids of
/// `relations`. O(units x parsers).
std::vector<ContradictedArc> contradictedArcs(
    const Sentences& sentences, const std::vector<Evidence>& committee, const RelationPool& relations);

/// How likely the arc is wrong: logistic regression on the figures, one for heads and one for relations, fitted to
/// planted errors (tests/bench/suspicious_bench.cpp).
double contradictionConfidence(const ContradictedArc& arc);

/// Contradicted arcs as suspicious annotations, in the same order.
std::vector<SuspiciousAnnotation> suspicionsOf(
    const Sentences& sentences, const std::vector<ContradictedArc>& contradicted);

} // namespace arcwright
