// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/learning_demonstration.h"
#include "ui/players/drawing/drawing.h"
#include "ui/players/drawing/player_words.h"

namespace arcwright::ui {

/// How much of a learning step is to be seen.
struct LearningPicture {
    const DemonstratedLearning* shown = nullptr;
    const PlayerWords* words = nullptr;
    bool hasFeatures = false; ///< the difference is known
    bool hasMoved = false; ///< the weights have changed
    bool hasScoresAfter = false;
    bool hasAverage = false;
};

/// The features that differ with their weights. O(rows shown).
Drawing drawFeatures(const LearningPicture& picture, const DrawingMetrics& metrics);

/// A bar for the score of either tree, before and after, with the margin between them and the loss it should have.
Drawing drawScores(const LearningPicture& picture, const DrawingMetrics& metrics);

/// The name of a feature, with the relation it is of.
QString featureText(const ChangedWeight& changed, const std::vector<std::string>& relations);

} // namespace arcwright::ui
