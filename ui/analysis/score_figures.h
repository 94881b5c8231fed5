// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/analysis/figure.h"

namespace arcwright::ui {

/// All scores of all systems, with and without punctuation and with intervals, and as points with whiskers.
Figure scoresFigure(const AnalysisData& data, const FigureSettings& settings);
/// Whether the best system is better than the next: in a sentence, as bars of what each alone has right, and all pairs
/// in a table. Empty with a single system.
Figure verdictFigure(const OutcomeTable& table, const FigureSettings& settings, const std::stop_token& stop);

} // namespace arcwright::ui
