// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include <QBrush>
#include <QPen>

#include "ui/look/theme.h"

class QChartView;
class QValueAxis;

namespace arcwright::ui {

/// What all charts have: no frame, no bars to scroll by, no margins, the legend above.
void setUpChart(QChartView& view);
/// Gives the chart, its legend and all of its axes the colours of a theme.
void colourChart(QChartView& view, const Theme& theme);
/// The line of a system: lines stay apart without colour, too.
QPen linePen(const Theme& theme, std::size_t series);
/// The bars of a system: hatched from the second system on, so that they stay apart without colour, too.
QBrush barBrush(const Theme& theme, std::size_t series);
/// A range with round numbers at both ends, `step` apart, and some room beyond the upper one.
void fitRound(QValueAxis& axis, double least, double greatest, double step, double roomShare = 0);

} // namespace arcwright::ui
