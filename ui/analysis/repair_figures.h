// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/analysis/figure.h"

namespace arcwright::ui {

/// Which repairs the trees of each system need to become gold's, and how many words these make right (Kummerfeld et al.
/// 2012). Empty where nothing is wrong.
Figure repairsFigure(const OutcomeTable& table, const FigureSettings& settings);

} // namespace arcwright::ui
