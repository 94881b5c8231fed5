// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/decoding/part_scores.h"
#include "core/teaching/lesson_steps.h"
#include "core/tracing/tracer.h"
#include "core/treebank/graph.h"
#include "core/treebank/sentence.h"

namespace arcwright::cli {

/// The algorithms over scores of arcs that are no decoders: sums over trees, the best trees, transition systems.
const std::vector<std::string>& furtherAlgorithms();
bool isFurtherAlgorithm(std::string_view name);
/// The decoder to whose arcs a model's pruning is fitted, as the window has it.
std::string_view decoderOfScores(std::string_view algorithm);

struct FurtherTraceOptions {
    double temperature = 1; ///< by which scores are divided, of sums
    std::size_t trees = lessonTrees; ///< of k-best
    int draws = lessonDraws; ///< trees that are drawn, of sums
    std::uint64_t seed = 1; ///< of them
    bool isDecidedByTree = false; ///< the sentence's, of transitions
    TraceDetail detail = TraceDetail::Steps;
};

/// What such an algorithm does, as lines and as objects, a step each.
struct FurtherTrace {
    std::vector<std::string> lines;
    std::vector<nlohmann::json> objects; ///< without `step`
    Graph graph; ///< the best tree, or the one that was found; words without a head where there is none
};

FurtherTrace traceFurther(
    std::string_view algorithm, const Sentence& sentence, const PartScores& scores, const FurtherTraceOptions& options);

} // namespace arcwright::cli
