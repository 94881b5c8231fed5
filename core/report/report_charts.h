// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/drawing/heat_plot.h"
#include "core/drawing/plot.h"
#include "core/evaluation/breakdown.h"
#include "core/evaluation/outcome_table.h"
#include "core/evaluation/score_card.h"
#include "core/report/report_words.h"

namespace arcwright {

/// The charts of a report, as values. O(rows) each.

/// Scores of words with their intervals, systems side by side; those of whole sentences, which are much lower, are in
/// the tables alone.
Plot scoresPlot(const std::vector<ScoreCard>& cards, const ReportSettings& settings);

/// Errors by the values of a property, those of most errors of a system.
Plot costsPlot(const OutcomeTable& table, Property property, std::size_t system, const ReportSettings& settings);

/// Scores by the values of a property: in their order if it has one, else those of most errors of a system.
Plot scoresByPlot(const OutcomeTable& table, Property property, std::size_t system, const ReportSettings& settings);

/// Scores by kind of attachment.
Plot kindsPlot(const OutcomeTable& table, const std::vector<KindScores>& kinds, const ReportSettings& settings);

/// Which relations of gold a system takes for which, those that are confused most.
HeatPlot confusionPlot(const OutcomeTable& table, std::size_t system, const ReportSettings& settings);

} // namespace arcwright
