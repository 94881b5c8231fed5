// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/drawing/plot.h"

namespace arcwright {

/// What charts have in common. Sizes in pixels.
inline constexpr double kPlotWidth = 760;
inline constexpr double kPlotText = 12;
inline constexpr double kSmallText = 10.5;
inline constexpr std::size_t kMostNameCharacters = 28;

/// A scale from figures to pixels, with round figures along it.
struct PlotAxis {
    double low = 0;
    double high = 1;
    double step = 1; ///< between its round figures
    double from = 0; ///< the pixel of `low`
    double to = 1;

    double at(double value) const { return from + (to - from) * (value - low) / (high - low); }
    std::vector<double> ticks() const;
    /// A round figure in as many decimals as the step needs.
    std::string label(double tick) const;
};

/// The axis that holds all figures and intervals of a chart, from 0 if `fromZero`; about `steps` round figures.
PlotAxis axisOf(const Plot& plot, bool fromZero, double steps);

/// The mark of a series.
DotShape shapeOf(std::size_t series);
Colour colourOf(std::size_t series);

/// Draws the legend of several series into the top of a picture, none of a single one; how high it is.
double drawLegend(DrawnPicture& picture, const std::vector<PlottedSeries>& series);

} // namespace arcwright
