// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <stop_token>
#include <vector>

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/treebank/sentence.h"
#include "core/validation/suspicious_annotation.h"

namespace arcwright {

/// How much of what stands around two units must be the same, so that they are called the same words. Of the two
/// themselves it is always form and tag.
enum class VariationContext {
    Tags, ///< the tags of the units between them
    Inner, ///< the units between them
    Outer, ///< those, and a unit before and behind
};

struct VariationSettings {
    int longest = 8; ///< how far apart two units may stand
    unsigned threads = 1;
};

/// The same words with different annotations: variation nuclei of two units that are linked, or stand in one sentence
/// without being linked (Dickinson and Meurers 2003; for dependencies Boyd, Dickinson and Meurers 2008, whose
/// "NIL internal context" is Inner, and "fringe" heuristic Outer). Units that differ from most of their kind are found,
/// the rarer their annotation and the more others agree, the surer; one entry a unit, with its best reason, by
/// confidence, ties by place. A unit that is not linked where others are has the other unit as a rival head.
///
/// Sentences that cannot be read are passed over. The same for any number of threads. Fails with Cancelled alone.
/// O(units x longest).
Result<std::vector<SuspiciousAnnotation>> findVariation(const std::vector<std::shared_ptr<const Sentence>>& sentences,
    const VariationSettings& settings, const ProgressSink& progress, const std::stop_token& stop);

/// How an annotation that differs from others of the same words is counted.
struct VariationCounts {
    SuspicionCause cause{};
    VariationContext context{};
    std::size_t most = 0; ///< occurrences of the most frequent annotation
    std::size_t here = 0; ///< occurrences of the one at hand
    std::size_t all = 0; ///< occurrences of the words
    double usual = 0.01; ///< how many annotations differ in this way (cause) for each unit of the treebank
};

/// How likely the annotation is wrong: logistic regression on these counts, fitted to errors planted into English,
/// Chinese and Arabic treebanks. Where annotations often differ so, whether by mistake or not, one says less.
double variationConfidence(const VariationCounts& counts);

} // namespace arcwright
