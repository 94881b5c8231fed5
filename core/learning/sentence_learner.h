// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learning/arc_filter.h"
#include "core/learning/averaged_weights.h"
#include "core/learning/example.h"
#include "core/learning/feature_vector.h"
#include "core/learning/sentence_parser.h"
#include "core/learning/update_rules.h"

namespace arcwright {

/// By how much of a step the weights of third order and of whole trees move. These features are many and rare, and
/// learnt as fast as others they explain what arcs and siblings could, and do so by heart. It is as if they had the
/// root of this for their values in place of 1. Chosen on held-out parts of the training files.
inline constexpr float wholeTreeRate = 0.3F;

/// The same of the weights of what is inside arcs. A dependent found inside is as a rule the right one in training,
/// where much is known by heart, and less often so in other sentences.
inline constexpr float insideRate = 0.03F;

/// How to learn from a sentence.
struct LearningRule {
    Learner learner = Learner::Mira; ///< an update rule, not Bpm
    const DecoderSettings& decoder; ///< what the sentence is parsed with
    bool costAugmented = false; ///< see TrainerSettings
};

/// What one sentence's turn in training came to.
struct SentenceUpdate {
    UpdateInput input; ///< all 0 where the tree found is the one to learn
    double step = 0; ///< along the difference; 0: the weights stay as they are
};

/// One sentence's turn in training, up to the update: parses it with the current weights, compares the tree found with
/// the one to learn, and moves the weights along the difference of their features, each by its rate. Leaves the tree
/// found in `parser` and the difference in `difference`. The caller says when the sentence is done
/// (AveragedWeights::sentenceDone()).
SentenceUpdate learnSentence(const Example& example, const ArcFilter& filter, const LearningRule& rule,
    AveragedWeights& weights, SentenceParser& parser, FeatureVector& difference);

} // namespace arcwright
