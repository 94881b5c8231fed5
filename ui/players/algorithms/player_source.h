// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

#include "core/advice/model_scores.h"
#include "core/bunsetsu/demonstration.h"
#include "core/decoding/sibling_table.h"
#include "core/model/bunsetsu_model.h"
#include "core/model/model.h"
#include "core/treebank/sentence.h"
#include "ui/players/drawing/player_words.h"

namespace arcwright::ui {

/// Where the scores come from that a player's algorithm works on.
enum class ScoreOrigin : unsigned char {
    Model,
    Random, ///< whole numbers drawn by a seed: no model is needed
    Typed, ///< put into a table by hand
    Given, ///< those of a lesson
};

/// Gives sentences, on whatever thread it is asked.
using SentenceSource = std::function<Sentences()>;

/// The source of a player: a sentence and scores.
struct PlayerSource {
    std::shared_ptr<const Sentence> sentence; ///< without a problem, of at least one unit
    std::shared_ptr<RelationPool> relations;
    std::shared_ptr<const Model> model; ///< for ScoreOrigin::Model
    std::shared_ptr<const BunsetsuModel> bunsetsuModel; ///< in place of `model` where the units are bunsetsu
    SentenceSource others; ///< further sentences of the treebank, to learn from; may be empty
    ScoreOrigin origin = ScoreOrigin::Random;
    std::uint64_t seed = 1; ///< for ScoreOrigin::Random
    std::optional<ArcScores> typed; ///< for ScoreOrigin::Typed; of as many words as the sentence has
    SiblingTable typedSiblings; ///< with them
    std::optional<PartScores> given; ///< for ScoreOrigin::Given; none where the lesson has none
    RootPolicy root = RootPolicy::Single; ///< where no model says it
    std::stop_token stop; ///< once asked to stop, the player is not wanted any more and may lack all its steps
};

/// Scores with the words they are about.
struct PlayerScores {
    ModelScores scores; ///< without relations where no model tells any
    PlayerWords words; ///< writes figures as these scores need it
    std::shared_ptr<RelationPool> relations;
    std::vector<Arc> leftOut{}; ///< arcs between words, or from the root, that may not be; of bunsetsu none is named

    const PartScores& parts() const { return scores.parts; }
    /// "obj 3.20", without a relation "3.20".
    QString arcLabel(int head, int dependent) const;
};

/// Whether two sentences are the same but for their trees, so that a model's scores are the same. O(n).
bool areSameButForTrees(const Sentence& one, const Sentence& other);

/// How much bunsetsu would like to depend on each other where no model says it: typed, of a lesson, or drawn. O(n^2).
PreferenceTable preferencesOf(const PlayerSource& source);

/// The scores of a source for a decoder: of a model they are those left by the pruning for it; of bunsetsu only arcs to
/// the right have any. O(n^2), of a model as long as a parse takes.
PlayerScores scoresFor(const PlayerSource& source, Decoder decoder);

/// The scores of the arcs as a table to type into begins with: rounded to two decimals, so that what is shown is what
/// is reckoned with. O(n^2).
ArcScores scoresToType(const PlayerScores& scores);
/// Those of siblings. O(n^3).
SiblingTable siblingsToType(const PlayerScores& scores);

} // namespace arcwright::ui
