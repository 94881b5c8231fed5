// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/restart_demonstration.h"
#include "core/decoding/climb_start.h"
#include "core/decoding/missing_tree.h"
#include "core/tracing/move_steps.h"
#include "ui/players/algorithms/player.h"
#include "ui/players/drawing/player_words.h"

namespace arcwright::ui {

enum class ClimbSearch : unsigned char {
    Hill, ///< heads of trees
    Multi, ///< parents of graphs
    Restarts, ///< hill climbing from many trees; of a model, by all that it scores
};

/// Says the steps of hill climbing in words. Refers to the words of a player; made when it is asked.
class ClimbStepText {
    Q_DECLARE_TR_FUNCTIONS(ClimbPlayer)
public:
    /// `missing`: why there is no tree, for climbs that end without one; null for others. `score`: of the graph at
    /// hand.
    ClimbStepText(const PlayerWords& words, ClimbSearch search, const ClimbSettings& settings,
        const MissingTree* missing, double score)
        : m_words(words), m_search(search), m_settings(settings), m_missing(missing), m_score(score)
    {
    }

    /// What a move has to gain more than; 0 where moves cost nothing.
    double price() const { return m_search == ClimbSearch::Hill ? m_settings.price : 0; }
    /// Whether a possible move gains, but not more than its price.
    bool isTooDear(const MoveOption& option) const { return option.gain > leastGain && option.gain <= price(); }

    QString move(const Move& made) const;
    /// The gain of a move that was made.
    QString gainOf(const MoveMade& made) const;
    /// What a move from the graph at hand gains. Of one with siblings that may not be, that is a difference of
    /// infinities: what is said is whether there are fewer of these, and what the other scores gain.
    QString gain(double gained) const { return gainFrom(m_score, gained); }
    /// Why a move cannot be made; empty if it can.
    QString reason(const MoveOption& option) const;
    QString startName(ClimbStart start) const;
    /// The shares of the parts in a gain.
    QString shares(const ScoreShares& gained) const;
    QString headline(int step, const MoveStep& what, bool isOwnMove) const;
    /// A step without its scores: only one move leads from the score at hand to the one it would name.
    QString answer(int step, const MoveStep& what) const;
    /// `restarts` is needed for ClimbSearch::Restarts.
    QString introduction(const RestartDemonstration* restarts) const;
    /// Explains the gains of the moves from here. `coming`: the move that follows, null for none.
    void explainMoves(
        const std::vector<MoveOption>& options, const MoveMade* coming, bool isAsking, Explanation& explanation) const;

private:
    const PlayerWords& words() const { return m_words; }
    QString gainFrom(double score, double gained) const;
    QString startText(int step, const ClimbStarted& started) const;

    const PlayerWords& m_words;
    ClimbSearch m_search;
    ClimbSettings m_settings;
    const MissingTree* m_missing;
    double m_score;
};

/// The moves that are possible, those first that gain most.
std::vector<const MoveOption*> possibleMoves(const std::vector<MoveOption>& options);

} // namespace arcwright::ui
