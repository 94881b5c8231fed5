// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/bunsetsu/game_explainer.h"
#include "core/model/bunsetsu_model.h"
#include "core/model/explain.h"

namespace arcwright {

/// An answer of the ranker, and the features that gave it; none where it is a kernel.
struct RankerAnswer {
    double score = 0; ///< a margin, or a preference
    std::vector<DecidingFeature> features; ///< those with the greatest weights first
};

/// Why a bunsetsu has its head and no other.
struct BunsetsuExplanation {
    int predicted = kNoHead; ///< kRoot for the last bunsetsu
    Rival rival = Rival::None;
    int other = kNoHead; ///< the candidate it is held against
    /// Tournaments: the game between the two, whose score is that of the farther one, whether it was played or not.
    std::optional<RankerAnswer> game;
    /// All others: what each is worth by itself.
    std::optional<RankerAnswer> predictedPair;
    std::optional<RankerAnswer> otherPair;

    /// By how much the predicted head is worth more; 0 if there is no other. Below 0 where it was decided by what is
    /// not in these answers: a candidate that would have crossed an arc, or that had lost to a third one.
    double difference() const;
};

/// Explains the prediction for one sentence.
class BunsetsuExplainer {
public:
    /// Parses. Parser and sentence, which has bunsetsu, must outlive the explainer.
    BunsetsuExplainer(const BunsetsuParser& parser, const Sentence& sentence);

    /// The predicted heads, one entry a bunsetsu and one for the root.
    const std::vector<int>& heads() const { return m_prediction.graph.heads; }
    RelationId type(int bunsetsu) const { return m_prediction.graph.arc(bunsetsu).relation; }

    /// Explains the head of a bunsetsu, from 1, against another to its right: `head` if that is given and not the
    /// predicted one, else the gold one, else the next best of those that cross nothing. Features that look at what is
    /// decided see what the parser saw. O(n features).
    BunsetsuExplanation explain(int bunsetsu, std::optional<int> head = std::nullopt) const;

private:
    std::vector<Arc> arcsBefore(int bunsetsu) const;
    class Judge;
    static int nextBest(const Judge& judge, const std::vector<Arc>& before, int bunsetsu, int predicted);

    const BunsetsuWeights& m_learnt;
    const Sentence& m_sentence;
    BunsetsuParser::Workspace m_workspace;
    BunsetsuParser::Traced m_prediction;
};

} // namespace arcwright
