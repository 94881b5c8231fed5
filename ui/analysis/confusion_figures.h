// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/analysis/figure.h"

namespace arcwright::ui {

/// What is one thing in gold and another for the system: a map of what is confused most, with the sums of all that is
/// confused.
Figure confusionFigure(
    const OutcomeTable& table, Property property, ConfusionOrder order, const FigureSettings& settings);

/// The same of arcs to further parents; empty where neither gold nor the system has any, or they are not known yet.
Figure edgesFigure(const OutcomeTable& table, ConfusionOrder order, const FigureSettings& settings);

} // namespace arcwright::ui
