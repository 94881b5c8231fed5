// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>

#include "core/tracing/contraction_steps.h"
#include "ui/players/algorithms/contraction_step_text.h"
#include "ui/players/algorithms/player.h"
#include "ui/players/algorithms/player_source.h"
#include "ui/players/drawing/score_grid.h"

namespace arcwright::ui {

/// The algorithm of Chu and Liu and Edmonds: the matrix of scores with a column for every cycle that became a node, and
/// the arcs taken so far in the diagram.
class ContractionPlayer : public Player {
    Q_DECLARE_TR_FUNCTIONS(ContractionPlayer)
public:
    explicit ContractionPlayer(const PlayerSource& source);

    std::unique_ptr<Player> clone() const override { return std::make_unique<ContractionPlayer>(*this); }
    int steps() const override { return m_replay.size(); }
    int position() const override { return m_replay.position(); }
    void goTo(int position) override { m_replay.goTo(position); }
    QString headline(int step) const override;
    bool isMilestone(int step) const override;
    Explanation explanation() const override;
    std::vector<WorkCount> work() const override
    {
        return workAfter(m_replay.steps(), position(), m_scores.parts().words());
    }
    int arcsLeftOut() const override { return static_cast<int>(m_scores.leftOut.size()); }
    std::vector<Arc> arcs() const override;
    std::vector<Arc> arcsOfAllSteps() const override;
    QString arcLabel(const Arc& arc) const override;
    void markDiagram(Diagram& diagram) const override;
    bool brings(int step, int head, int dependent) const override;
    StepEvent event(int step) const override;
    std::vector<Target> pointersTo(int step) const override;
    QStringList rivals() const override;
    Drawing drawing(const DrawingMetrics& metrics, const QRectF& seen = kEverywhere) const override;
    QString hint(const Target& target) const override;
    std::vector<PlayerChoice> choices() const override;
    Effect choose(int choice, int option) override;

    /// The state at hand, for tests.
    const ContractionState& state() const { return m_replay.state(); }
    /// How many cycles are contracted at the position at hand.
    int depth() const;

private:
    using Steps = ContractionStepText::Steps;

    ContractionPlayer(PlayerScores scores, bool mayChooseRoots);
    static Steps run(const PartScores& scores);
    const ContractionStep* current() const;
    ContractedNode outermost(ContractedNode node) const;
    void addWordsOf(ContractedNode node, std::vector<Target>& targets) const;
    void findContractions();
    ContractionStepText text() const;
    void fillColumn(ScoreGrid& grid, ContractedNode node, int column) const;
    void frameTaken(ScoreGrid& grid) const;

    PlayerScores m_scores;
    Steps m_replay;
    std::map<ContractedNode, int> m_contractions; ///< the steps by which nodes came to be
    double m_least = 0; ///< of the scores, as the next
    double m_greatest = 0;
    bool m_hasForbidden = false; ///< whether some arc is forbidden
    bool m_mayChooseRoots = false; ///< whether the root has one dependent for no other reason than that it is usual
};

} // namespace arcwright::ui
