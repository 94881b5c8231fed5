// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/evaluation/score_card.h"
#include "core/evaluation/verdict.h"
#include "core/report/report_words.h"
#include "core/report/table.h"

namespace arcwright {

/// What the tables of a report are made from, computed once.
struct ReportFigures {
    std::vector<ScoreCard> cards; ///< by system
    std::vector<Verdict> verdicts; ///< of all pairs
    std::vector<KindScores> kinds;
};

/// All scores, systems side by side, with and without punctuation.
Table scoresTable(const std::vector<ScoreCard>& cards, const ReportSettings& settings);
/// Every two systems.
Table pairsTable(const OutcomeTable& table, const std::vector<Verdict>& verdicts, const ReportSettings& settings);
/// The scores by a property, values of most errors of a system first unless they have an order.
Table breakdownTable(const OutcomeTable& table, Property property, std::size_t system, const ReportSettings& settings);
/// What is taken for what, most often first.
Table confusionsTable(const OutcomeTable& table, Property property, std::size_t system, const ReportSettings& settings);
Table kindsTable(const OutcomeTable& table, const std::vector<KindScores>& kinds, const ReportSettings& settings);
Table repairsTable(const OutcomeTable& table, const ReportSettings& settings);

/// All of them, by every property that is told. `system`: the one by whose errors rows are sorted.
std::vector<Table> reportTables(
    const OutcomeTable& table, const ReportFigures& figures, std::size_t system, const ReportSettings& settings);

} // namespace arcwright
