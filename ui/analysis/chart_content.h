// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QString>
#include <QStringList>

#include "core/evaluation/significance.h"

namespace arcwright::ui {

/// A bar or a point: a figure, where it may really lie, and what is told of it on hovering.
struct ChartPoint {
    double value = 0;
    std::optional<Interval> interval;
    QString tip;
    int choice = -1; ///< index of the words behind it, -1 for none
};

/// The figures of one system, one for each category; none where there is nothing to tell.
struct ChartSeries {
    QString name;
    std::vector<std::optional<ChartPoint>> points;
};

/// How the figures of a chart are drawn.
enum class ChartMarks : unsigned char { Bars, Points, Lines };

/// A chart as a value: figures by category, of one or several systems.
struct ChartContent {
    ChartMarks marks = ChartMarks::Bars;
    bool isAcross = false; ///< categories stand below, from left to right; else at the left, from the top down
    QStringList categories;
    std::vector<ChartSeries> series;
    QString categoryTitle;
    QString valueTitle;

    bool isEmpty() const { return categories.isEmpty() || series.empty(); }
};

/// A bar or point of a chart by its place.
struct ChartPlace {
    int series = -1;
    int category = -1;

    bool isThere() const { return category >= 0; }
    friend auto operator<=>(const ChartPlace&, const ChartPlace&) = default;
};

} // namespace arcwright::ui
