// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/analysis/figure.h"

namespace arcwright::ui {

/// Where the errors are: bars of the values with most errors, the worst first.
Figure costsFigure(const OutcomeTable& table, Property property, const FigureSettings& settings);
/// Scores by the values of a property, with intervals, systems over one another.
Figure breakdownFigure(const OutcomeTable& table, Property property, const FigureSettings& settings);
/// Errors by two properties, of one system.
Figure gridFigure(const OutcomeTable& table, Property rows, Property columns, const FigureSettings& settings);
/// How sure parsers were of the heads they gave against how often these are right, beside the line on which the two are
/// the same. Empty where none says.
Figure calibrationFigure(const OutcomeTable& table, const FigureSettings& settings);

} // namespace arcwright::ui
