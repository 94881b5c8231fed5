// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/head_likelihoods.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/scoring/arc_candidates.h"
#include "core/scoring/arc_scorer.h"

namespace arcwright {

std::vector<std::vector<double>> headLikelihoods(const HeadRanking* ranking, const TokenSymbols& symbols, int longest)
{
    std::vector<std::vector<double>> all;
    if (!ranking || symbols.size() > longest)
        return all;
    ArcCandidates candidates;
    candidates.takePassing(symbols, ArcFilter()); // it lets all pass
    ArcScorer scorer(headTemplateTable());
    scorer.prepare(symbols);
    ArcScores scores;
    std::vector<std::int16_t> relations;
    scorer.score(ranking->weights, candidates, scores, relations);
    for (int word = 1; word < scores.nodes(); ++word) {
        auto& likelihoods = all.emplace_back(static_cast<std::size_t>(scores.nodes()));
        double best = -std::numeric_limits<double>::infinity();
        for (int head = 0; head < scores.nodes(); ++head) {
            likelihoods[static_cast<std::size_t>(head)] = head == word ? forbiddenScore : scores.at(head, word);
            best = std::max(best, likelihoods[static_cast<std::size_t>(head)]);
        }
        double sum = 0;
        for (const double likelihood : likelihoods)
            sum += std::exp(likelihood - best);
        for (double& likelihood : likelihoods)
            likelihood -= best + std::log(sum);
    }
    return all;
}

} // namespace arcwright
