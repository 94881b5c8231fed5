// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/ranked_arcs.h"

#include <algorithm>
#include <cmath>

namespace arcwright {

namespace {

bool isBetter(const AlternativeHead& first, const AlternativeHead& second)
{
    return first.margin < second.margin;
}

} // namespace

std::vector<AlternativeHead> arcsWithRelations(
    const Parser& parser, Parser::Workspace& workspace, const AlternativeHead& best, int word, std::size_t most)
{
    std::vector<AlternativeHead> arcs;
    double highest = 0;
    for (const auto& [relation, score, isMember] : rankedRelations(parser, best.head, word, workspace)) {
        if (arcs.size() == most)
            break;
        if (!relation && best.head != kRoot)
            continue; // DTAG's words on the root have none; others have
        if (arcs.empty())
            highest = score;
        arcs.push_back({best.head, relation, best.margin + highest - score, best.isEstimate, isMember});
    }
    if (arcs.empty()) // the model tells no relations
        arcs.push_back(best);
    return arcs;
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
                arcsWithRelations(parser, workspace, all[i][rank], static_cast<int>(i) + 1, limits.relations))
                arcs.push_back(arc);
        }
        if (!arcs.empty()) // there is a tree; its own arc comes first, whatever the others score
            std::stable_sort(arcs.begin() + 1, arcs.end(), isBetter);
        arcs.resize(std::min(arcs.size(), limits.all));
        all[i] = std::move(arcs);
    }
    return all;
}

std::optional<double> usualMargin(const std::vector<std::vector<AlternativeHead>>& ranked)
{
    std::vector<double> margins;
    for (const auto& arcs : ranked) {
        if (arcs.size() > 1 && std::isfinite(arcs[1].margin))
            margins.push_back(arcs[1].margin);
    }
    const auto medianOf = [](std::vector<double>& values) {
        const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
        std::nth_element(values.begin(), middle, values.end());
        return *middle;
    };
    if (margins.empty())
        return std::nullopt;
    if (const double median = medianOf(margins); median > 0)
        return median;
    // Where most are ties, or a climb has missed what scores more, nothing could be measured by their median.
    std::erase_if(margins, [](double margin) { return !(margin > 0); });
    return margins.empty() ? std::nullopt : std::optional(medianOf(margins));
}

} // namespace arcwright
