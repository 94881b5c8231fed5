// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learning/averaged_weights.h"
#include "core/learning/example.h"
#include "core/learning/update_rules.h"
#include "core/scoring/arc_filter.h"
#include "core/scoring/feature_vector.h"
#include "core/scoring/sentence_parser.h"

namespace arcwright {

/// How to learn from a sentence.
struct LearningRule {
    Learner learner = Learner::Mira; ///< an update rule, not Bpm
    const DecoderSettings& decoder; ///< what the sentence is parsed with
    bool costAugmented = false; ///< see TrainerSettings
};

/// The outcome of one sentence's turn in training.
struct SentenceUpdate {
    UpdateInput input; ///< all 0 where the tree found is the one to learn
    double step = 0; ///< along the difference; 0: the weights stay as they are
};

/// One sentence's turn in training, up to the update: parses it with the current weights, compares the tree found with
/// the one to learn, and moves the weights along the difference of their features, each by its rate. Leaves the tree
/// found in `parser` and the difference in `difference`. Of a tree that is given in part, what is learnt is the best
/// tree around that part, where the part is not found; that takes another parse. The caller says when the sentence is
/// done (AveragedWeights::sentenceDone()). `kept`: see SentenceParser::parse().
SentenceUpdate learnSentence(const Example& example, const ArcFilter& filter, const LearningRule& rule,
    AveragedWeights& weights, SentenceParser& parser, FeatureVector& difference, KeptCandidates* kept = nullptr);

} // namespace arcwright
