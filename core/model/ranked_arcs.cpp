// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/ranked_arcs.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/learning/arc_candidates.h"
#include "core/learning/arc_scorer.h"

namespace arcwright {

namespace {

constexpr double smallPart = 0.25; ///< of the median
constexpr double firstStep = 0.05; ///< of the median: how far the likeliest head that was left out is behind
constexpr double likelihoodStep = 0.25; ///< of the median, for each e-fold by which a head is less likely
constexpr std::size_t leftOutRelations = 2;

bool isBetter(const AlternativeHead& first, const AlternativeHead& second)
{
    return first.margin < second.margin;
}

/// The relations of one arc, the best first with the margin of the arc, the others behind it.
std::vector<AlternativeHead> withRelations(
    const Parser& parser, Parser::Workspace& workspace, const AlternativeHead& best, int word, std::size_t most)
{
    std::vector<AlternativeHead> arcs;
    double highest = 0;
    for (const auto& [relation, score] : rankedRelations(parser, best.head, word, workspace)) {
        if (arcs.size() == most)
            break;
        if (!relation && best.head != kRoot)
            continue; // DTAG's words on the root have none; others have
        if (arcs.empty())
            highest = score;
        arcs.push_back({best.head, relation, best.margin + highest - score, best.isEstimate});
    }
    if (arcs.empty()) // the model tells no relations
        arcs.push_back(best);
    return arcs;
}

/// The median of those that are finite; none if none is.
std::optional<double> usual(const std::vector<double>& margins)
{
    std::vector<double> finite;
    std::copy_if(margins.begin(), margins.end(), std::back_inserter(finite),
        [](double margin) { return std::isfinite(margin); });
    if (finite.empty())
        return std::nullopt;
    const auto middle = finite.begin() + static_cast<std::ptrdiff_t>(finite.size() / 2);
    std::nth_element(finite.begin(), middle, finite.end());
    return *middle;
}

/// By word - 1: by how far the second is behind the first.
std::vector<double> secondMargins(const std::vector<std::vector<AlternativeHead>>& ranked)
{
    std::vector<double> margins;
    for (const auto& arcs : ranked)
        margins.push_back(arcs.size() > 1 ? arcs[1].margin : std::numeric_limits<double>::infinity());
    return margins;
}

/// The heads of a word that are not in its list, the likeliest first, with estimated margins.
std::vector<AlternativeHead> leftOutHeads(
    const ArcScores& likelihoods, const std::vector<AlternativeHead>& listed, int word, double usualMargin)
{
    std::vector<AlternativeHead> heads;
    float best = forbiddenScore;
    for (int head = 0; head < likelihoods.nodes(); ++head) {
        if (head == word)
            continue;
        best = std::max(best, likelihoods.at(head, word));
        if (std::none_of(listed.begin(), listed.end(), [&](const auto& arc) { return arc.head == head; }))
            heads.push_back({head, {}, -static_cast<double>(likelihoods.at(head, word)), true});
    }
    for (AlternativeHead& arc : heads)
        arc.margin = usualMargin * (firstStep + likelihoodStep * (best + arc.margin));
    std::stable_sort(heads.begin(), heads.end(), isBetter);
    return heads;
}

/// How likely each head of each word is to its filter, as logarithms but for a summand of each word.
ArcScores likelihoodsOf(const HeadRanking& ranking, const TokenSymbols& symbols)
{
    ArcCandidates candidates;
    candidates.takePassing(symbols, ArcFilter()); // it lets all pass
    ArcScorer scorer(headTemplateTable());
    scorer.prepare(symbols);
    ArcScores scores;
    std::vector<std::int16_t> relations;
    scorer.score(ranking.weights, candidates, scores, relations);
    return scores;
}

} // namespace

std::vector<std::vector<AlternativeHead>> allRankedArcs(const Parser& parser, Parser::Workspace& workspace,
    const Sentence& sentence, const FixedArcs& fixed, const RankingLimits& limits)
{
    auto all = allRankedArcs(parser, workspace, limits);
    const HeadRanking* ranking = parser.model().filter.ranking();
    const auto usualMargin = usual(secondMargins(all));
    const bool adds = ranking && usualMargin && limits.leftOut > 0 && sentence.size() <= limits.longest;
    const ArcScores likelihoods = adds ? likelihoodsOf(*ranking, parser.symbolsOf(sentence)) : ArcScores();
    for (std::size_t i = 0; i < all.size(); ++i) {
        auto& arcs = all[i];
        const int word = static_cast<int>(i) + 1;
        const auto pinned = std::find_if(
            fixed.pinned.begin(), fixed.pinned.end(), [&](const Arc& arc) { return arc.dependent == word; });
        if (arcs.empty())
            continue;
        if (pinned != fixed.pinned.end()) {
            arcs = withRelations(parser, workspace, {arcs.front().head, arcs.front().relation, 0}, word, limits.all);
            continue;
        }
        if (!adds)
            continue;
        auto heads = leftOutHeads(likelihoods, arcs, word, *usualMargin);
        heads.resize(std::min(heads.size(), limits.leftOut));
        for (const AlternativeHead& head : heads) {
            for (const AlternativeHead& arc : withRelations(parser, workspace, head, word, leftOutRelations))
                arcs.push_back(arc);
        }
        std::stable_sort(arcs.begin() + 1, arcs.end(), isBetter);
        arcs.resize(std::min(arcs.size(), limits.all));
    }
    return all;
}

std::vector<std::vector<AlternativeHead>> allRankedArcs(
    const Parser& parser, Parser::Workspace& workspace, const RankingLimits& limits)
{
    std::vector<std::vector<AlternativeHead>> all = allAlternativeHeads(parser, workspace);
    for (std::size_t i = 0; i < all.size(); ++i) {
        std::vector<AlternativeHead> arcs;
        for (std::size_t rank = 0; rank < all[i].size(); ++rank) {
            if (rank >= limits.heads) {
                arcs.push_back(all[i][rank]);
                continue;
            }
            for (const AlternativeHead& arc :
                withRelations(parser, workspace, all[i][rank], static_cast<int>(i) + 1, limits.relations))
                arcs.push_back(arc);
        }
        if (!arcs.empty()) // there is a tree; its own arc comes first, whatever the others score
            std::stable_sort(arcs.begin() + 1, arcs.end(), isBetter);
        arcs.resize(std::min(arcs.size(), limits.all));
        all[i] = std::move(arcs);
    }
    return all;
}

std::vector<bool> uncertainWords(const std::vector<double>& margins)
{
    std::vector<bool> uncertain(margins.size(), false);
    const auto middle = usual(margins);
    if (!middle)
        return uncertain;
    for (std::size_t i = 0; i < margins.size(); ++i)
        uncertain[i] = margins[i] < *middle * smallPart;
    return uncertain;
}

} // namespace arcwright
