// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/drawing/drawing.h"

namespace arcwright {

/// A cell of a heat map.
struct PlottedCell {
    std::string text;
    double heat = 0; ///< 0 to 1; nothing at 0
    bool isMuted = false; ///< what is as it should be: it steps back
    std::string tip;
};

/// A heat map as a value.
struct HeatPlot {
    std::string title; ///< told, not drawn
    std::string description;
    std::string rowsTitle;
    std::string columnsTitle;
    std::vector<std::string> rows;
    std::vector<std::string> columns;
    std::vector<PlottedCell> cells; ///< row after row
    std::vector<std::string> rowSums; ///< none, or one for each row
    std::vector<std::string> columnSums;

    bool isEmpty() const { return rows.empty() || columns.empty(); }
};

/// Draws a heat map. O(cells).
DrawnPicture drawHeatPlot(const HeatPlot& plot);

} // namespace arcwright
