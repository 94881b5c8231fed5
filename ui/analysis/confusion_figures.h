// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/analysis/figure.h"

namespace arcwright::ui {

/// What is one thing in gold and another for the system: a map with the sums of what is confused.
Figure confusionFigure(const OutcomeTable& table, Property property, const FigureSettings& settings);

} // namespace arcwright::ui
