// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/constraint_file.h"
#include "core/advice/ranked_graphs.h"
#include "core/model/parser.h"
#include "core/treebank/graph_bytes.h"
#include "core/treebank/sentence.h"

namespace arcwright::cli {

/// The optional parts of a prediction that are written besides the tree.
struct ParseExtras {
    std::size_t kBest = 1; ///< trees, in comments all but the first
    bool confidence = false; ///< in MISC, a word

    bool any() const { return kBest > 1 || confidence; }
};

/// What a model says of a sentence.
struct Prediction {
    Graph graph;
    std::vector<RankedGraph> ranked; ///< best first, the first the graph itself; none unless they are asked for
    std::vector<double> probabilities; ///< of heads, by node; none unless they are asked for
    bool searchedLess = false; ///< than the decoder was told to
};

/// Nothing if no tree keeps the constraints, which are null where there are none.
std::optional<Prediction> predictionFor(const Sentence& sentence, const SentenceConstraints* constraints,
    const ParseExtras& extras, const Parser& parser, Parser::Workspace& workspace);

/// A sentence with the predicted tree, or graph if `isGraph`, in place of its own, and what else is to be written.
Sentence withPrediction(
    const Sentence& sentence, const Prediction& prediction, bool isGraph, const RelationPool& relations);

/// Appends a prediction for another process; without one, that there is none.
void appendPrediction(std::string& bytes, const std::optional<Prediction>& prediction, RelationWriter& relations);
/// Takes it off again. False where there is no such thing.
bool takePrediction(BlockReader& bytes, const RelationReader& relations, std::optional<Prediction>& prediction);

} // namespace arcwright::cli
