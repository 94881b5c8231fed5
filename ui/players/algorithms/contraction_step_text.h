// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <vector>

#include "core/tracing/contraction_steps.h"
#include "ui/players/algorithms/player.h"
#include "ui/players/algorithms/player_source.h"
#include "ui/players/algorithms/replay.h"

namespace arcwright::ui {

/// Says the steps of the algorithm of Chu and Liu and Edmonds in words. Refers to what a player has; made when it is
/// asked.
class ContractionStepText {
    Q_DECLARE_TR_FUNCTIONS(ContractionPlayer)
public:
    using Steps = Replay<ContractionState, ContractionStep>;
    static constexpr std::size_t mostScores = 12; ///< of arcs that a node could take

    /// `contractions`: the steps by which nodes came to be.
    ContractionStepText(const PlayerWords& words, const PlayerScores& scores, const Steps& replay,
        const std::map<ContractedNode, int>& contractions, bool mayChooseRoots)
        : m_words(words)
        , m_scores(scores)
        , m_replay(replay)
        , m_contractions(contractions)
        , m_mayChooseRoots(mayChooseRoots)
    {
    }

    /// A word, or a contracted cycle: C₁, C₂, ...
    QString nodeName(ContractedNode node) const;
    QString takingText(ContractedNode node, const EnteringArc& arc) const;
    /// A cycle opens at one of its nodes.
    QString opening(ContractedNode cycle, ContractedNode at) const;
    QString headline(const ContractionStep& what) const;
    /// Null for the beginning.
    Explanation explanation(const ContractionStep* step, int depth) const;
    /// The arcs a node could take, best first.
    std::vector<EnteringArc> enteringArcs(ContractedNode node) const;
    bool isRootPassedOver(const GreedyHead& greedy) const;

private:
    const PlayerWords& words() const { return m_words; }
    QString nodeList(const std::vector<ContractedNode>& nodes) const;
    void listEntering(ContractedNode node, Explanation& explanation) const;
    QString enteringScore(ContractedNode node, const EnteringArc& arc) const;
    bool hasSingleRoot() const;
    QString takingReason(const GreedyHead& greedy) const;
    QString beginning() const;

    const PlayerWords& m_words;
    const PlayerScores& m_scores;
    const Steps& m_replay;
    const std::map<ContractedNode, int>& m_contractions;
    bool m_mayChooseRoots;
};

} // namespace arcwright::ui
