// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/advice/explain.h"
#include "core/bunsetsu/game_explainer.h"
#include "core/model/bunsetsu_model.h"

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

    /// The lead of the predicted head's score; 0 if there is no other. Below 0 where it was decided by what is not in
    /// these answers: a candidate that would have crossed an arc, or that had lost to a third one.
    double difference() const;
};

/// A head that a bunsetsu could have.
struct CandidateHead {
    int head = kNoHead;
    RelationId type; ///< the parser's for this arc
    double behind = 0; ///< by how much the parser's head is worth more; 0 for that one itself, see difference()
    bool crosses = false; ///< an arc that was decided before
};

/// Explains the prediction for one sentence. Belongs to one thread.
class BunsetsuExplainer {
public:
    /// Parses. Parser and sentence, which has bunsetsu, must outlive the explainer.
    BunsetsuExplainer(const BunsetsuParser& parser, const Sentence& sentence);

    /// The predicted heads, one entry a bunsetsu and one for the root.
    const std::vector<int>& heads() const { return m_prediction.graph.heads; }
    RelationId type(int bunsetsu) const { return m_prediction.graph.arc(bunsetsu).relation; }

    /// The heads that a bunsetsu, from 1, could have: the parser's, then those that cross nothing, then the others,
    /// each by what they are worth beside the parser's. The root alone for the last bunsetsu; none where there is no
    /// analysis. O(n features).
    std::vector<CandidateHead> candidates(int bunsetsu) const;

    /// The arcs that were decided when the parser chose the head of a bunsetsu, from 1, in the order in which they
    /// were; none of parsers that score all arcs before.
    std::vector<Arc> arcsBefore(int bunsetsu) const;

    /// Explains the head of a bunsetsu, from 1, against another to its right: `head` if that is given and not the
    /// predicted one, else the gold one, else the next best of those that cross nothing. Features that look at what is
    /// decided see what the parser saw. O(n features).
    BunsetsuExplanation explain(int bunsetsu, std::optional<int> head = std::nullopt) const;

private:
    class Judge;
    std::vector<CandidateHead> candidates(const Judge& judge, const std::vector<Arc>& before, int bunsetsu) const;

    const BunsetsuParser& m_parser;
    const BunsetsuWeights& m_learnt;
    const Sentence& m_sentence;
    mutable PhraseFeatures m_features; ///< for one question at a time, since making them takes milliseconds
    BunsetsuParser::Workspace m_workspace;
    BunsetsuParser::Traced m_prediction;
};

} // namespace arcwright
