// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/ranked_arcs.h"

#include <algorithm>
#include <cmath>

namespace arcwright {

namespace {

constexpr double smallPart = 0.25; ///< of the median

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
        arcs.push_back({best.head, relation, best.margin + highest - score});
    }
    if (arcs.empty()) // the model tells no relations
        arcs.push_back(best);
    return arcs;
}

} // namespace

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
    std::vector<double> finite;
    std::copy_if(margins.begin(), margins.end(), std::back_inserter(finite),
        [](double margin) { return std::isfinite(margin); });
    std::vector<bool> uncertain(margins.size(), false);
    if (finite.empty())
        return uncertain;
    const auto middle = finite.begin() + static_cast<std::ptrdiff_t>(finite.size() / 2);
    std::nth_element(finite.begin(), middle, finite.end());
    for (std::size_t i = 0; i < margins.size(); ++i)
        uncertain[i] = margins[i] < *middle * smallPart;
    return uncertain;
}

} // namespace arcwright
