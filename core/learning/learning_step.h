// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/learning/sentence_learner.h"
#include "core/scoring/explanation.h"

namespace arcwright {

/// A feature in which the tree to learn and the tree found differ, and what became of its weight.
struct ChangedWeight {
    Contribution feature; ///< its count is that of the difference, its weight the one before the update
    std::int16_t relation = -1; ///< of a feature of relations, by number
    float after = 0; ///< the weight after the update
    float average = 0; ///< the mean of what the weight was after every sentence so far, this one included
};

/// The score of a tree by the weights before and after an update, and by the average after it.
struct ScoreChange {
    double before = 0;
    double after = 0;
    double average = 0;
};

/// One step of a learner on one sentence, to be looked at.
struct LearningStep {
    LabelledTree wanted;
    LabelledTree found; ///< by the weights before the update
    LabelledTree foundAgain; ///< by those after it
    LabelledTree foundByAverage;
    SentenceUpdate update;
    double marginAfter = 0; ///< score of the wanted tree minus that of the one found before, by the weights after
    double lossAfter = 0; ///< of foundAgain
    double averageLoss = 0; ///< of foundByAverage
    ScoreChange wantedScore;
    ScoreChange foundScore; ///< of `found`, whatever weights would find
    std::vector<ChangedWeight> weights; ///< those that change most first
    std::uint64_t sentencesBefore = 0; ///< how many the average had seen
};

/// Lets a learner take its step on a sentence, by the same code as in training, and notes what there was to see. The
/// sentence is then done. Scores are 0 where no tree was found. `relations`: see ArcExplainer. O(weights): the average
/// is made.
LearningStep traceLearning(const AttributeTexts& sentence, const Example& example, const ArcFilter& filter,
    const LearningRule& rule, AveragedWeights& weights, std::span<const std::string> relations = {});

} // namespace arcwright
