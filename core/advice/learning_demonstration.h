// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/learning/learning_step.h"
#include "core/model/model.h"
#include "core/model/train.h"

namespace arcwright {

/// How a learner is to be shown at work on one sentence.
struct LearningDemonstration {
    Learner learner = Learner::Mira; ///< Bpm: one of its members, which is a perceptron
    int member = 1; ///< of Bpm, from 1: it goes through the sentences in an order of its own
    int sentencesBefore = 0; ///< how many others it learns from first, at most
    std::uint64_t seed = 1; ///< of their order
    std::shared_ptr<const Model> model; ///< to go on from; null: from weights of zero, by Eisner's algorithm
};

struct DemonstratedLearning {
    LearningStep step;
    std::vector<std::string> relations; ///< by the numbers in the step
    bool isLabelled = true;
    std::size_t learntBefore = 0; ///< sentences, without those the model was trained on
};

/// Learns from some of the other sentences, in an order the seed gives, and then from the sentence itself, which is
/// looked at. From a model its weights are what both the current ones and their average begin as, after as many
/// sentences as it was trained on. Others that cannot be learnt from are passed over. Fails with NoUsableSentences
/// where the sentence itself is one of these. O(weights + sentences learnt).
Result<DemonstratedLearning> demonstrateLearning(
    const Sentence& sentence, const Sentences& others, const LearningDemonstration& how);

} // namespace arcwright
