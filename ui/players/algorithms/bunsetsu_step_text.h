// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bunsetsu/demonstration.h"
#include "core/bunsetsu/game_explainer.h"
#include "core/model/bunsetsu_model.h"
#include "ui/players/algorithms/player.h"
#include "ui/players/drawing/player_words.h"

namespace arcwright::ui {

/// The scores that answer a bunsetsu parser's questions, at the position at hand.
struct BunsetsuEvidence {
    const Sentence& sentence;
    const BunsetsuModel* model; ///< null: by the table
    const PreferenceTable& table;
    std::vector<Arc> arcs; ///< settled so far
    bool isAsking = false; ///< somebody is to guess the next step
};

/// Says the steps of the parsers of bunsetsu in words. Refers to the words of a player; made when it is asked.
class BunsetsuStepText {
    Q_DECLARE_TR_FUNCTIONS(BunsetsuPlayer)
public:
    static constexpr std::size_t kMostFeatures = 12; ///< of one explanation

    BunsetsuStepText(const PlayerWords& words, BunsetsuDecoder decoder) : m_words(words), m_decoder(decoder) { }

    QString game(const GamePlayed& played, int winner) const;
    QString judgement(const PairJudged& judged, bool attaches) const;
    QString takes(int head, int dependent) const;
    QString headline(const BunsetsuStep& what, bool isOverruled) const;
    /// A null step: before the first.
    Explanation explanation(const BunsetsuStep* step, const BunsetsuEvidence& evidence) const;
    /// The differences from `plainHeads`, which the parser would have found by itself.
    QString consequence(const std::vector<int>& plainHeads, const std::vector<int>& heads) const;

private:
    const PlayerWords& words() const { return m_words; }
    QString introduction() const;
    std::vector<DecidingFeature> decidedFirst(std::vector<DecidingFeature> features, bool isPositive) const;
    void explainGame(const GamePlayed& game, const BunsetsuEvidence& evidence, Explanation& explanation) const;
    void explainPair(const PairJudged& judged, const BunsetsuEvidence& evidence, Explanation& explanation) const;
    void explainCandidates(
        const CandidatesWeighed& weighed, const BunsetsuEvidence& evidence, Explanation& explanation) const;

    const PlayerWords& m_words;
    BunsetsuDecoder m_decoder;
};

} // namespace arcwright::ui
