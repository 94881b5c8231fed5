// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <set>
#include <vector>

#include "core/tracing/chart_steps.h"
#include "ui/players/drawing/drawing.h"
#include "ui/players/drawing/player_words.h"

namespace arcwright::ui {

/// The target that stands for an item in a drawing.
Target cellTarget(const ChartItem& item);

/// The shape of an item as the papers draw it: complete ones are triangles, incomplete ones trapezoids, both with the
/// right angle at the head; siblings are boxes.
QPainterPath itemShape(ChartItemKind kind, const QRectF& box);

/// The part of a chart that is drawn.
struct ChartPicture {
    const PlayerWords* words = nullptr;
    const std::map<ChartItem, ChartState::Cell>* cells = nullptr; ///< the finished items
    int firstNode = 0;
    bool hasSiblings = false; ///< second order
    bool hasTree = false; ///< the tree has a cell of its own over the others
    std::optional<ChartItem> lit; ///< the item at work
    std::optional<ChartSplit> split; ///< how it is put together
    std::vector<PlayerWords::Term> added; ///< to the scores of the parts: of the arc, and with it of its sibling
    std::size_t mostAdded = 1; ///< at any step
    bool addsUp = true; ///< as the figures are rounded
    QString joint; ///< stands before the item at work in place of "=": it is more than the sum of these parts
    QString widestJoint; ///< at any step; there is room for it
    QString chosenMeaning; ///< of what is chosen, for the legend
    std::map<ChartItem, double> heat; ///< items that are as hot as this, from 0 to 1, in place of their usual look
    std::set<ChartItem> traced; ///< the backtrace went through these
    std::set<ChartItem> chosen; ///< the derivation of what was clicked
};

/// The chart as a triangle of cells over the words, short spans at the bottom. Items are targets of kind Cell, `detail`
/// is their kind. Cells outside of `seen` are left out. O(words^2 + items seen).
Drawing drawChart(const ChartPicture& picture, const DrawingMetrics& metrics, const QRectF& seen = kEverywhere);

/// The item at work in large: its two parts, the split between them and what comes of them. As large without one.
Drawing drawCombination(const ChartPicture& picture, const DrawingMetrics& metrics);

} // namespace arcwright::ui
