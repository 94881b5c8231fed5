// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "core/evaluation/breakdown.h"
#include "core/evaluation/confusion.h"
#include "core/evaluation/outcome_table.h"
#include "core/evaluation/property.h"
#include "core/treebank/graph_rules.h"

namespace arcwright {

/// What of gold is taken for what by a system, as a square: rows are gold's, columns the system's, both with the same
/// values in the same order. A cell stands for its row's condition and its column's together.
struct SquareConfusion {
    Property property{};
    std::vector<PropertyValue> rows; ///< in gold
    std::vector<PropertyValue> columns; ///< in the system's analysis
    std::vector<std::size_t> counts; ///< row after row
    std::vector<std::size_t> rowTotals;
    std::vector<std::size_t> columnTotals;

    std::size_t size() const { return rows.size(); }
    std::size_t count(std::size_t row, std::size_t column) const { return counts[row * size() + column]; }
    /// How much of a row lies off the diagonal, in percent.
    double missed(std::size_t row) const { return percentage(rowTotals[row] - count(row, row), rowTotals[row]); }
};

/// How rows and columns of a square are put in order.
enum class ConfusionOrder {
    Size, ///< by the words of row and column
    Errors, ///< by what lies off the diagonal in row and column
    Name,
    Clusters, ///< clusterOrder()
    Row, ///< by what lies off the diagonal in the row: what is missed
    Column, ///< by what lies off the diagonal in the column: what is found too often
};

struct ConfusionSettings {
    WordChoice choice; ///< of these words alone
    std::size_t rareBelow = 0; ///< values that row and column have fewer of together are gathered as `other`, the last
    ConfusionOrder order = ConfusionOrder::Size;
};

/// The confusions of one property: relations, tags of heads, directions, ... O(rows + values^2), clusters O(values^3).
SquareConfusion confusionOf(
    const OutcomeTable& table, Property property, std::size_t system, const ConfusionSettings& settings = {});

/// Arcs to further parents of two graphs over the same words, by dependent: those with the same ends are one, equal
/// ones first. Their sentence is not told.
std::vector<FurtherArc> furtherArcsOf(const Graph& gold, const Graph& predicted);

/// The confusions of a system's arcs to further parents: relations of gold and of the system, `none` where one side has
/// no such arc. Of the words chosen; values name the choice by ArcCondition.
SquareConfusion furtherConfusionOf(
    const OutcomeTable& table, std::size_t system, const ConfusionSettings& settings = {});

/// The confusions of the arcs of graphs: arcs with the same ends are taken for each other; what only one side has is
/// confused with `none`.
struct GraphConfusions {
    ConfusionMatrix secondary; ///< further parents
    ConfusionMatrix whole; ///< all arcs of the graph, a basic one of one side may be a further one of the other

    /// Both must be over the same words, their relations of `relations`.
    void add(const ScoredGraph& gold, const ScoredGraph& predicted, const RelationPool& relations);
};

} // namespace arcwright
