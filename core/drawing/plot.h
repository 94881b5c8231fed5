// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/drawing/drawing.h"

namespace arcwright {

/// A figure of a chart, and where it may really lie.
struct PlottedValue {
    double value = 0;
    std::optional<std::pair<double, double>> interval;
    std::string text; ///< written beside it, where the kind of chart does so
    std::string tip;
};

/// The figures of one system, one for each category; none where there is nothing to tell.
struct PlottedSeries {
    std::string name;
    std::vector<std::optional<PlottedValue>> values;
};

enum class PlotKind : unsigned char {
    Dots, ///< categories from the top down, figures as dots with their intervals
    Bars, ///< categories from the top down, figures as bars from 0
    Lines, ///< categories from left to right, figures joined
};

/// A chart as a value.
struct Plot {
    PlotKind kind = PlotKind::Dots;
    std::string title; ///< told, not drawn
    std::string description;
    std::vector<std::string> categories;
    std::vector<PlottedSeries> series;
    std::string valueTitle;
    std::string categoryTitle; ///< of lines

    bool isEmpty() const { return categories.empty() || series.empty(); }
};

/// Draws a chart; with several series under a legend. O(figures).
DrawnPicture drawPlot(const Plot& plot);

} // namespace arcwright
