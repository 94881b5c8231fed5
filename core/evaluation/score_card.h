// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/evaluation/attachment.h"
#include "core/evaluation/bunsetsu_scores.h"
#include "core/evaluation/graph_scores.h"
#include "core/evaluation/outcome_table.h"
#include "core/evaluation/significance.h"
#include "core/evaluation/ud_scores.h"

namespace arcwright {

/// One figure: a share, in percent, with its interval at 95%.
struct ScoreFigure {
    double percent = 0;
    std::size_t right = 0;
    std::size_t n = 0; ///< of how many; of F the mean of what gold and system have
    Interval interval; ///< Wilson's; of F as if it were a share of n
};

/// One score with and without punctuation; what knows no such difference has the first alone.
struct ScoreLine {
    std::string_view name; ///< `UAS`, `CLAS`, `graph P`
    std::optional<ScoreFigure> all;
    std::optional<ScoreFigure> withoutPunctuation;
};

/// All scores of one system that there are.
struct ScoreCard {
    std::string system;
    std::size_t words = 0; ///< that it has analysed
    std::size_t sentences = 0;
    std::vector<ScoreLine> lines;
};

/// What the table does not hold.
struct FurtherScores {
    const UdScores* ud = nullptr;
    const GraphEvaluation* graph = nullptr;
};

/// The attachment scores of a system as Evaluation has them, from the table. O(rows).
Evaluation evaluationOf(const OutcomeTable& table, std::size_t system);
/// The scores of bunsetsu, but for those by type; nothing if the system has analysed none. O(rows).
std::optional<BunsetsuEvaluation> bunsetsuEvaluationOf(const OutcomeTable& table, std::size_t system);

/// UAS, LAS, LA, CM, RA; of bunsetsu their accuracies; CLAS, MLAS, BLEX, ELAS, EULAS, and precision, recall and F of
/// graphs, of trees and of further parents, where they are given.
ScoreCard scoreCardOf(const OutcomeTable& table, std::size_t system, const FurtherScores& further = {});

/// The names of all scores that any card has, in order.
std::vector<std::string_view> scoreNames(const std::vector<ScoreCard>& cards);

/// Whether a score is drawn in charts, where bunsetsu are scored or not: not those of whole sentences, which are so
/// much lower that the differences of the others could not be seen beside them, nor the two that an F is made of; where
/// there are scores of bunsetsu, those alone.
bool isDrawn(std::string_view score, bool hasBunsetsu);

/// A score of a card; one without figures if it has none of that name.
ScoreLine lineOf(const ScoreCard& card, std::string_view name);

} // namespace arcwright
