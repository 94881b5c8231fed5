// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/cli/eval_scores.h"
#include "app/cli/table.h"

namespace arcwright::cli {

/// The tables of a system that are wanted beside that of its attachment scores.
struct TableChoice {
    bool graph = false;
    std::size_t confusions = 20; ///< how many of each kind
};

/// The scores of one system as tables.
std::vector<Table> tablesOf(const SystemScores& scores, const EvalWish& wish, const TableChoice& choice);

/// All systems side by side.
Table overview(const EvalResults& results);

/// The scores of a system by two properties; `system` is its index among those that are aligned.
Table crossTable(const HeatMap& map, std::size_t system, const std::string& name);

/// The tests of one pair of systems.
Table significanceTable(const PairScores& pair, const EvalResults& results);

} // namespace arcwright::cli
