// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>

#include "core/documents/treebank.h"
#include "core/enhancing/enhance.h"
#include "core/enhancing/enhancement_scores.h"

namespace arcwright::cli {

/// The enhanced graphs of a treebank against those that commands make of its trees.
struct GraphComparison {
    std::size_t sentences = 0;
    EnhancementScores kinds{};
    double elasOfCopy = 0; ///< F1 of a plain copy of the tree, as the UD tools score it
    double eulasOfCopy = 0;
    double elas = 0; ///< of what the commands make
    double eulas = 0;
};

/// Makes the graphs of all sentences that have one and that `isAsked` anew, and compares.
Result<GraphComparison> compareGraphs(const Treebank& treebank, const std::function<bool(std::size_t)>& isAsked,
    EnhancementKinds kinds, const GraphCustoms& customs);

/// Prints the comparison as a table, or as an object of JSON.
void tellComparison(const GraphComparison& comparison, bool asJson);

} // namespace arcwright::cli
